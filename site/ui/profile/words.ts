import { toDevanagariDigits } from '../../../contract/digits.ts'
import { defineWords } from '../../words.ts'

export const words = defineWords({
  en: {
    years: 'Years',
    projects: 'Projects',
    districts: 'Districts',
    people: 'Key staff',
    name: 'Registered name',
    founded: 'Founded',
    office: 'Office',
    phone: 'Telephone',
    email: 'Email',
    overlap: (total: number) =>
      `A project counts in each discipline that it belongs to, so these numbers add up to more than ${total}.`,
    count: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
  },
  ne: {
    years: 'वर्ष',
    projects: 'परियोजना',
    districts: 'जिल्ला',
    people: 'मुख्य जनशक्ति',
    name: 'दर्ता भएको नाम',
    founded: 'स्थापना',
    office: 'कार्यालय',
    phone: 'टेलिफोन',
    email: 'इमेल',
    overlap: (total: number) =>
      `परियोजना आफू पर्ने हरेक विधामा गनिन्छ, त्यसैले यी सङ्ख्याको योग ${toDevanagariDigits(String(total))} भन्दा बढी हुन्छ।`,
    count: (count: number) => `${toDevanagariDigits(String(count))} परियोजना`,
  },
})
