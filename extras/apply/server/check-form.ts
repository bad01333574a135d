import { createHash } from 'node:crypto'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { EMAIL, PHONE } from '../../../contract/patterns.ts'
import { oneLine, plainText } from '../../../server/core/mail/mail-text.ts'
import { APPLICANT_BOUNDS, FILE_BOUNDS } from '../contract/bounds.ts'
import type { Question } from '../contract/questions.ts'
import { WORDS } from './form.words.ts'
import type { ReceivedForm } from './receive-form.ts'

/** Names of fields, also their ids. */
export const FIELD = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  message: 'message',
  files: 'files',
  consent: 'consent',
} as const
/** Another text for each form that was opened: one that was sent twice is stored once. */
export const KEY_FIELD = 'key'
export const YES_NO = ['yes', 'no'] as const

/** The same for as long as its text stays, in whatever order. */
export const fieldOf = ({ en }: Question): string => `q-${createHash('sha256').update(en).digest('hex').slice(0, 12)}`

export const textOf = (question: Question, locale: PageLocale): string =>
  (locale === 'ne' && question.ne) || question.en

/** What was typed, and what is wrong with it, by field. */
export interface CheckedForm {
  applicant: {
    name: string
    email: string
    phone: string
    message: string
    answers: { question: string; answer: string }[]
  }
  faults: Record<string, string>
}

const isKey = (text: string | undefined) => /^[\w-]{8,64}$/.test(text ?? '')

export function checkForm(
  { fields, files, hasMoreFiles, isTooLarge }: ReceivedForm,
  questions: Question[],
  locale: PageLocale,
): CheckedForm {
  const t = WORDS[locale]
  const faults: Record<string, string> = {}
  const read = (name: string, most: number, clean = oneLine) => {
    const text = clean(fields[name] ?? '').trim()
    if (text.length > most) faults[name] = t.faults.tooLong(most)
    return text
  }
  const applicant = {
    name: read(FIELD.name, APPLICANT_BOUNDS.name),
    email: read(FIELD.email, EMAIL_LENGTH).toLowerCase(),
    phone: read(FIELD.phone, APPLICANT_BOUNDS.phone),
    message: read(FIELD.message, APPLICANT_BOUNDS.message, plainText),
    answers: questions.map((question) => {
      const given = read(fieldOf(question), APPLICANT_BOUNDS.answer, plainText)
      const fault = answerFault(question, given)
      if (fault) faults[fieldOf(question)] = t.faults[fault]
      const answer = question.kind === 'yes-no' && given !== '' ? t[given as 'yes' | 'no'] : given
      return { question: textOf(question, locale), answer }
    }),
  }
  const { name, email, phone, message } = applicant
  if (name === '') faults[FIELD.name] = t.faults.name
  if (message === '') faults[FIELD.message] = t.faults.message
  if (email === '' && phone === '') faults[FIELD.email] = t.faults.contact
  if (email !== '' && !EMAIL.like.test(email)) faults[FIELD.email] ??= t.faults.email
  if (phone !== '' && !PHONE.like.test(phone)) faults[FIELD.phone] ??= t.faults.phone
  if (fields[FIELD.consent] === undefined) faults[FIELD.consent] = t.faults.consent
  if (!isKey(fields[KEY_FIELD])) faults[KEY_FIELD] = t.faults.key
  const refused = files.find((file) => file.kind === undefined || file.isTooLarge)
  if (refused) {
    const why = refused.bytes === 0 ? 'empty' : refused.isTooLarge ? 'large' : 'unknown'
    faults[FIELD.files] = t.faults.file[why](refused.name)
  }
  if (hasMoreFiles) faults[FIELD.files] = t.faults.files(FILE_BOUNDS.most)
  if (isTooLarge) faults[FIELD.files] = t.faults.body
  return { applicant, faults }
}

function answerFault({ kind, isRequired, choices }: Question, given: string) {
  if (given === '') return isRequired ? 'required' : undefined
  if (kind === 'number') return /^-?[\d०-९]{1,15}(?:[.,][\d०-९]{1,6})?$/.test(given) ? undefined : 'number'
  const known: readonly string[] | undefined = kind === 'choice' ? choices : kind === 'yes-no' ? YES_NO : undefined
  return known && !known.includes(given) ? 'choice' : undefined
}
