import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  years: { en: 'Years', ne: 'वर्ष' },
  projects: { en: 'Projects', ne: 'परियोजना' },
  districts: { en: 'Districts', ne: 'जिल्ला' },
  people: { en: 'Key staff', ne: 'मुख्य जनशक्ति' },
  name: { en: 'Registered name', ne: 'दर्ता भएको नाम' },
  founded: { en: 'Founded', ne: 'स्थापना' },
  office: { en: 'Office', ne: 'कार्यालय' },
  phone: { en: 'Telephone', ne: 'टेलिफोन' },
  email: { en: 'Email', ne: 'इमेल' },
  overlap: {
    en: (total: number) =>
      `A project counts in each discipline that it belongs to, so these numbers add up to more than ${total}.`,
    ne: (total: number) =>
      `परियोजना आफू पर्ने हरेक विधामा गनिन्छ, त्यसैले यी सङ्ख्याको योग ${toDevanagariDigits(String(total))} भन्दा बढी हुन्छ।`,
  },
  count: {
    en: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
})
