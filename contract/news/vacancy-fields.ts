import { date, line, money, number, plainText } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'

const EMPLOYMENT_TYPES = [
  { value: 'full-time', label: { en: 'Full time', ne: 'पूर्णकालीन' } },
  { value: 'part-time', label: { en: 'Part time', ne: 'आंशिक समय' } },
  { value: 'temporary', label: { en: 'Fixed term', ne: 'निश्चित अवधि' } },
  { value: 'contractor', label: { en: 'Contractor', ne: 'ठेक्का वा परामर्श' } },
  { value: 'intern', label: { en: 'Internship', ne: 'इन्टर्नसिप' } },
] as const

/** Of a news item that announces vacancies. */
export const VACANCY_FIELDS = {
  jobTitle: line({
    label: { en: 'Post', ne: 'पद' },
    help: {
      en: 'Makes this news item a vacancy; such as “Site engineer”',
      ne: 'यो समाचारलाई रिक्त पदको सूचना बनाउँछ; जस्तै “साइट इन्जिनियर”',
    },
    isSearched: true,
  }),
  workplace: line({
    label: { en: 'Place of work', ne: 'काम गर्ने ठाउँ' },
    help: { en: 'Such as Kavrepalanchok', ne: 'जस्तै काभ्रेपलाञ्चोक' },
  }),
  application: plainText({
    label: { en: 'How to apply', ne: 'आवेदन कसरी दिने' },
    help: { en: 'No longer shown after the last day to apply', ne: 'अन्तिम दिनपछि देखिँदैन' },
  }),
  closesOn: date({
    label: { en: 'Last day to apply', ne: 'आवेदन दिने अन्तिम दिन' },
    help: { en: 'Afterwards visitors read “Closed”', ne: 'त्यसपछि आगन्तुकले “बन्द भयो” पढ्छन्' },
    precision: 'day',
  }),
  employmentType: optionalChoice({ label: { en: 'Employment', ne: 'रोजगारीको प्रकार' }, choices: EMPLOYMENT_TYPES }),
  openings: number({ label: { en: 'Openings', ne: 'पद सङ्ख्या' }, above: 0, max: 1000, isWhole: true }),
  salary: money({ label: { en: 'Monthly salary', ne: 'मासिक तलब' } }),
}
