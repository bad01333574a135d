import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    /** Of the ids of what has words in the drawing. */
    suffix: '',
    skip: 'Skip the map',
    map: 'Map of Nepal',
    choose: 'Choose a district',
    projects: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    source: ['Boundaries: ', ', simplified'],
    list: 'Projects by province',
    districts: 'Districts',
    provinces: 'Provinces',
    shades: 'Projects in a district',
    of: (whole: number) => `of ${whole}`,
  },
  ne: {
    suffix: '-ne',
    skip: 'नक्सा छोड्नुहोस्',
    map: 'नेपालको नक्सा',
    choose: 'जिल्ला छान्नुहोस्',
    projects: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
    source: ['सिमानाको स्रोत: ', ', सरलीकृत'],
    list: 'प्रदेशगत परियोजना',
    districts: 'जिल्ला',
    provinces: 'प्रदेश',
    shades: 'जिल्लामा परियोजना',
    of: (whole: number) => `/ ${toDevanagariDigits(String(whole))}`,
  },
})
