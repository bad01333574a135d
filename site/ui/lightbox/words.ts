import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  zoomIn: { en: 'Zoom in', ne: 'ठूलो पार्नुहोस्' },
  zoomOut: { en: 'Zoom out', ne: 'सानो पार्नुहोस्' },
  close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  previous: { en: 'Previous picture', ne: 'अघिल्लो तस्बिर' },
  next: { en: 'Next picture', ne: 'अर्को तस्बिर' },
  place: {
    en: (position: number, count: number) => `${position} of ${count}`,
    ne: (position: number, count: number) => toDevanagariDigits(`${count} मध्ये ${position}`),
  },
  picture: {
    en: (position: number) => `Picture ${position}`,
    ne: (position: number) => toDevanagariDigits(`तस्बिर ${position}`),
  },
})
