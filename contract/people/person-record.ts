import { CONTENT_BOUNDS } from '../limits.ts'
import { date, line, plainText } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import { table } from '../fields/table.ts'

/** The tables of a CV, with the words of CVs in English and Nepali. */

const year = (label: { en: string; ne: string }) => date({ label, precision: 'yearOrMonth' })

export const EDUCATION = table({
  label: { en: 'Education', ne: 'शिक्षा' },
  consent: 'educationFor',
  rowsIn: 'team_member_education',
  bound: 12,
  columns: {
    degree: line({
      label: { en: 'Degree', ne: 'उपाधि' },
      help: { en: 'Such as MSc', ne: 'जस्तै स्नातकोत्तर' },
      isRequired: true,
    }),
    subject: line({ label: { en: 'Subject', ne: 'विषय' } }),
    institution: line({ label: { en: 'Institution', ne: 'शिक्षण संस्था' } }),
    country: line({ label: { en: 'Country', ne: 'देश' } }),
    year: year({ en: 'Year of completion', ne: 'पूरा गरेको वर्ष' }),
  },
})

export const TRAINING = table({
  label: { en: 'Training', ne: 'तालिम' },
  consent: 'trainingFor',
  rowsIn: 'team_member_training',
  bound: 30,
  columns: {
    title: line({ label: { en: 'Training', ne: 'तालिम' }, isRequired: true }),
    institution: line({ label: { en: 'Institution', ne: 'संस्था' } }),
    year: year({ en: 'Year', ne: 'वर्ष' }),
  },
})

export const EMPLOYMENT = table({
  label: { en: 'Employment', ne: 'कार्यअनुभव' },
  help: { en: 'With other employers too, the latest first', ne: 'अन्य रोजगारदाता पनि, पछिल्लो पहिले' },
  consent: 'employmentFor',
  rowsIn: 'team_member_employment',
  bound: 30,
  columns: {
    employer: line({ label: { en: 'Employer', ne: 'रोजगारदाता' }, isRequired: true }),
    position: line({
      label: { en: 'Position', ne: 'पद' },
      isRequired: true,
      // The rows have their own position.
      column: 'held_position',
    }),
    from: date({ label: { en: 'From', ne: 'देखि' }, precision: 'yearOrMonth', edge: 'start', column: 'started' }),
    to: date({ label: { en: 'To', ne: 'सम्म' }, precision: 'yearOrMonth', edge: 'end', column: 'ended' }),
    place: line({ label: { en: 'Country or place', ne: 'देश वा ठाउँ' } }),
    summary: plainText({ label: { en: 'Summary of the work', ne: 'कामको सारांश' } }),
  },
})

export const MEMBERSHIPS = table({
  label: { en: 'Memberships', ne: 'सदस्यता' },
  help: { en: 'Of professional bodies', ne: 'पेसागत निकायको' },
  consent: 'membershipsFor',
  rowsIn: 'team_member_membership',
  bound: 12,
  columns: {
    body: line({ label: { en: 'Body', ne: 'निकाय' }, isRequired: true }),
    number: line({ label: { en: 'Number', ne: 'नम्बर' }, bound: CONTENT_BOUNDS.label, isTranslated: false }),
    since: year({ en: 'Since', ne: 'देखि' }),
  },
})

const SKILLS = [
  { value: 'excellent', label: { en: 'Excellent', ne: 'उत्कृष्ट' } },
  { value: 'good', label: { en: 'Good', ne: 'राम्रो' } },
  { value: 'fair', label: { en: 'Fair', ne: 'सामान्य' } },
] as const

const skill = (label: { en: string; ne: string }) => optionalChoice({ label, choices: SKILLS })

export const LANGUAGES = table({
  label: { en: 'Languages', ne: 'भाषा' },
  consent: 'languagesFor',
  rowsIn: 'team_member_language',
  bound: 12,
  columns: {
    language: line({ label: { en: 'Language', ne: 'भाषा' }, isRequired: true }),
    speak: skill({ en: 'Speaking', ne: 'बोल्ने' }),
    read: skill({ en: 'Reading', ne: 'पढ्ने' }),
    write: skill({ en: 'Writing', ne: 'लेख्ने' }),
  },
})
