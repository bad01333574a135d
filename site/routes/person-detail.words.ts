import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  en: {
    experience: 'Experience',
    years: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    withFirm: 'With the firm',
    since: (year: string) => `since ${year}`,
    nec: 'Engineering Council no.',
    qualifications: 'Qualifications',
    specialities: 'Works on',
    projects: 'Projects',
    beyond: 'The list ends before this page',
    lastPage: 'To the last page',
    description: (name: string, position: string, count: number) =>
      [[name, position].filter(Boolean).join(', '), count > 0 && (count === 1 ? '1 project' : `${count} projects`)]
        .filter(Boolean)
        .join('; '),
  },
  ne: {
    experience: 'अनुभव',
    years: (count: number) => `${toDevanagariDigits(String(count))} वर्ष`,
    withFirm: 'यस संस्थामा',
    since: (year: string) => `सन् ${toDevanagariDigits(year)} देखि`,
    nec: 'इन्जिनियरिङ परिषद् नं.',
    qualifications: 'योग्यता',
    specialities: 'कार्यक्षेत्र',
    projects: 'परियोजनाहरू',
    beyond: 'सूची यो पृष्ठअगावै सकिन्छ',
    lastPage: 'अन्तिम पृष्ठमा जानुहोस्',
    description: (name: string, position: string, count: number) =>
      [[name, position].filter(Boolean).join(', '), count > 0 && `${toDevanagariDigits(String(count))} परियोजना`]
        .filter(Boolean)
        .join('; '),
  },
})
