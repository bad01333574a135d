import { toDevanagariDigits } from '../../contract/digits.ts'
import { defineWords } from '../words.ts'

export const words = defineWords({
  experience: { en: 'Experience', ne: 'अनुभव' },
  years: {
    en: (count: number) => (count === 1 ? '1 year' : `${count} years`),
    ne: (count: number) => `${toDevanagariDigits(String(count))} वर्ष`,
  },
  withFirm: { en: 'With the firm', ne: 'यस संस्थामा' },
  since: { en: (year: string) => `since ${year}`, ne: (year: string) => `सन् ${toDevanagariDigits(year)} देखि` },
  nec: { en: 'Engineering Council no.', ne: 'इन्जिनियरिङ परिषद् नं.' },
  qualifications: { en: 'Qualifications', ne: 'योग्यता' },
  specialities: { en: 'Works on', ne: 'कार्यक्षेत्र' },
  projects: { en: 'Projects', ne: 'परियोजनाहरू' },
  beyond: { en: 'The list ends before this page', ne: 'सूची यो पृष्ठअगावै सकिन्छ' },
  lastPage: { en: 'To the last page', ne: 'अन्तिम पृष्ठमा जानुहोस्' },
  description: {
    en: (name: string, position: string, count: number) =>
      [[name, position].filter(Boolean).join(', '), count > 0 && (count === 1 ? '1 project' : `${count} projects`)]
        .filter(Boolean)
        .join('; '),
    ne: (name: string, position: string, count: number) =>
      [[name, position].filter(Boolean).join(', '), count > 0 && `${toDevanagariDigits(String(count))} परियोजना`]
        .filter(Boolean)
        .join('; '),
  },
})
