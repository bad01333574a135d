import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    place: (position: number, count: number) => `${position} of ${count}`,
    picture: (position: number) => `Picture ${position}`,
  },
  ne: {
    zoomIn: 'ठूलो पार्नुहोस्',
    zoomOut: 'सानो पार्नुहोस्',
    close: 'बन्द गर्नुहोस्',
    previous: 'अघिल्लो तस्बिर',
    next: 'अर्को तस्बिर',
    place: (position: number, count: number) => toDevanagariDigits(`${count} मध्ये ${position}`),
    picture: (position: number) => toDevanagariDigits(`तस्बिर ${position}`),
  },
})
