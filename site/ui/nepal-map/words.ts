import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  /** Of the ids of what has words in the drawing. */
  suffix: { en: '', ne: '-ne' },
  skip: { en: 'Skip the map', ne: 'नक्सा छोड्नुहोस्' },
  map: { en: 'Map of Nepal', ne: 'नेपालको नक्सा' },
  choose: { en: 'Choose a district', ne: 'जिल्ला छान्नुहोस्' },
  projects: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
  source: { en: ['Boundaries: ', ', simplified'], ne: ['सिमानाको स्रोत: ', ', सरलीकृत'] },
  list: { en: 'Projects by province', ne: 'प्रदेशगत परियोजना' },
  districts: { en: 'Districts', ne: 'जिल्ला' },
  provinces: { en: 'Provinces', ne: 'प्रदेश' },
  shades: { en: 'Projects in a district', ne: 'जिल्लामा परियोजना' },
  of: { en: (whole: number) => `of ${whole}`, ne: (whole: number) => `/ ${toDevanagariDigits(String(whole))}` },
})
