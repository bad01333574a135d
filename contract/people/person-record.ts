import { CONTENT_BOUNDS } from '../limits.ts'
import { choicesOf } from '../fields/choices.ts'
import { date, line, plainText } from '../fields/field.ts'
import { optionalChoice } from '../fields/optional-choice.ts'
import { table } from '../fields/table.ts'
import words from './person-record-words.json' with { type: 'json' }

/** The tables of a CV, with the words of CVs in English and Nepali. */

const year = (label: { en: string; ne: string }) => date({ label, precision: 'yearOrMonth' })

export const EDUCATION = table({
  ...words.education,
  consent: 'educationFor',
  rowsIn: 'team_member_education',
  bound: 12,
  columns: {
    degree: line({ ...words.educationDegree, isRequired: true }),
    subject: line(words.educationSubject),
    institution: line(words.educationInstitution),
    country: line(words.educationCountry),
    year: year(words.educationYear),
  },
})

export const TRAINING = table({
  ...words.training,
  consent: 'trainingFor',
  rowsIn: 'team_member_training',
  bound: 30,
  columns: {
    title: line({ ...words.trainingTitle, isRequired: true }),
    institution: line(words.trainingInstitution),
    year: year(words.trainingYear),
  },
})

export const EMPLOYMENT = table({
  ...words.employment,
  consent: 'employmentFor',
  rowsIn: 'team_member_employment',
  bound: 30,
  columns: {
    employer: line({ ...words.employmentEmployer, isRequired: true }),
    position: line({
      ...words.employmentPosition,
      isRequired: true,
      // The rows have their own position.
      column: 'held_position',
    }),
    from: date({ ...words.employmentFrom, precision: 'yearOrMonth', edge: 'start', column: 'started' }),
    to: date({ ...words.employmentTo, precision: 'yearOrMonth', edge: 'end', column: 'ended' }),
    place: line(words.employmentPlace),
    summary: plainText(words.employmentSummary),
  },
})

export const MEMBERSHIPS = table({
  ...words.memberships,
  consent: 'membershipsFor',
  rowsIn: 'team_member_membership',
  bound: 12,
  columns: {
    body: line({ ...words.membershipsBody, isRequired: true }),
    number: line({ ...words.membershipsNumber, bound: CONTENT_BOUNDS.label, isTranslated: false }),
    since: year(words.membershipsSince),
  },
})

const skill = (label: { en: string; ne: string }) => optionalChoice({ label, choices: choicesOf(words.skills) })

export const LANGUAGES = table({
  ...words.languages,
  consent: 'languagesFor',
  rowsIn: 'team_member_language',
  bound: 12,
  columns: {
    language: line({ ...words.languagesLanguage, isRequired: true }),
    speak: skill(words.languagesSpeak),
    read: skill(words.languagesRead),
    write: skill(words.languagesWrite),
  },
})
