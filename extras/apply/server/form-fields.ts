import { hash } from 'node:crypto'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import type { AttachmentKind } from '../../../contract/documents/document-file.ts'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { EMAIL, PHONE } from '../../../contract/patterns.ts'
import { attachmentKind } from '../../../server/core/documents/attachments.ts'
import type { ReceivedFile, ReceivedForm } from '../../../server/core/http/receive-form.ts'
import { oneLine, plainText } from '../../../server/core/mail/mail-text.ts'
import { APPLICANT_BOUNDS, FILE_BOUNDS } from '../contract/bounds.ts'
import type { Question } from '../contract/applications.ts'
import catalogue from './form-words.json' with { type: 'json' }

/** One that was sent twice is stored once: another text for each form that was opened. */
export const KEY_FIELD = 'key'
export const CONSENT_FIELD = 'consent'
export const FILES_FIELD = 'files'
/** Files that were sent before the form, instead of those of the form (files.ts). */
export const SENT_FIELD = 'sent'

export interface FormField {
  /** Also its id. */
  name: string
  label: string
  /** Of an `input`, or another control. */
  type: 'text' | 'email' | 'tel' | 'number' | 'lines' | 'choice'
  most: number
  /** The name that a browser fills in. */
  autocomplete?: string
  isRequired?: boolean
  /** Values with their labels. */
  choices?: (readonly [string, string])[]
}

/** The fields of the form, in their order. */
export function fieldsOf(questions: Question[], locale: PageLocale): FormField[] {
  const t = textsIn(catalogue, locale)
  const { name, phone, message, answer } = APPLICANT_BOUNDS
  return [
    { name: 'name', label: t.name, type: 'text', most: name, autocomplete: 'name', isRequired: true },
    { name: 'email', label: t.email, type: 'email', most: EMAIL_LENGTH, autocomplete: 'email' },
    { name: 'phone', label: t.phone, type: 'tel', most: phone, autocomplete: 'tel' },
    { name: 'message', label: t.message, type: 'lines', most: message, isRequired: true },
    ...questions.map(({ en, ne, kind, choices, isRequired }): FormField => ({
      // The same for as long as its text stays, in whatever order.
      name: `q-${hash('sha256', en, 'hex').slice(0, 12)}`,
      label: (locale === 'ne' && ne) || en,
      type: kind === 'text' ? 'lines' : kind === 'number' ? 'number' : 'choice',
      most: answer,
      isRequired,
      ...(kind === 'choice' && { choices: choices.map((one) => [one, one] as const) }),
      ...(kind === 'yes-no' && { choices: (['yes', 'no'] as const).map((one) => [one, t[one]] as const) }),
    })),
  ]
}

type FileFacts = Pick<ReceivedFile, 'name' | 'bytes' | 'sha256'> & { kind: AttachmentKind }
/** It is not stored yet. */
export type LocalFile = FileFacts & { path: string }
/** It was stored under a key before its form came. */
export type AheadFile = FileFacts & { stored: string }
export type KnownFile = LocalFile | AheadFile

/** The files of a form that came with it, and the fault of them. */
export async function checkFiles(form: ReceivedForm, locale: PageLocale) {
  const t = textsIn(catalogue.faults, locale)
  const files = await Promise.all(form.files.map(async (file) => ({ ...file, kind: await attachmentKind(file.path) })))
  const refused = files.find(({ kind, isTooLarge }) => kind === undefined || isTooLarge)
  const why = refused && (refused.bytes === 0 ? 'empty' : refused.isTooLarge ? 'large' : 'unknown')
  const fault = why && fillIn(t.file[why], { name: shownName(refused) })
  return {
    files: files as LocalFile[],
    fault: form.isTooLarge ? t.body : form.hasMoreFiles ? fillIn(t.files, FILE_BOUNDS) : fault,
  }
}

/** The application that was typed, and the faults of it by field. @param ahead files that were sent before; undefined: not all are there */
export async function checkForm(form: ReceivedForm, fields: FormField[], locale: PageLocale, ahead?: AheadFile[]) {
  const t = textsIn(catalogue.faults, locale)
  const faults: Record<string, string> = {}
  const read = ({ name, type, most, isRequired, choices }: FormField): string => {
    const text = (type === 'lines' ? plainText : oneLine)(form.fields[name] ?? '').trim()
    if (text === '') {
      if (isRequired) faults[name] = name === 'name' || name === 'message' ? t[name] : t.required
    } else if (text.length > most) faults[name] = fillIn(t.tooLong, { most })
    else if (type === 'email' && !EMAIL.like.test(text)) faults[name] = t.email
    else if (type === 'tel' && !PHONE.like.test(text)) faults[name] = t.phone
    else if (type === 'number' && !/^-?[\d०-९]{1,15}(?:[.,][\d०-९]{1,6})?$/.test(text)) faults[name] = t.number
    const chosen = choices?.find(([value]) => value === text)
    if (choices && text !== '' && !chosen) faults[name] = t.choice
    return chosen ? chosen[1] : text
  }
  const [name = '', email = '', phone = '', message = '', ...answers] = fields.map(read)
  if (email === '' && phone === '') faults['email'] = t.contact
  const { files, fault } = await checkFiles(form, locale)
  const all: KnownFile[] = [...(ahead ?? []), ...files]
  if (fault) faults[FILES_FIELD] = fault
  if (all.length > FILE_BOUNDS.most) faults[FILES_FIELD] = fillIn(t.files, FILE_BOUNDS)
  if (!ahead) faults[FILES_FIELD] = catalogue.chooseAgain[locale]
  if (form.fields[CONSENT_FIELD] === undefined) faults[CONSENT_FIELD] = t.consent
  if (!/^[\w-]{8,64}$/.test(form.fields[KEY_FIELD] ?? '')) faults[KEY_FIELD] = t.key
  return {
    applicant: { name, email: email.toLowerCase(), phone, message },
    answers: answers.map((answer, index) => ({ question: fields.at(index - answers.length)!.label, answer })),
    files: all,
    faults,
  }
}

/** The name that the applicant gave it, on one line. */
export const shownName = ({ name }: Pick<ReceivedFile, 'name'>): string =>
  oneLine(name).slice(0, FILE_BOUNDS.name) || 'file'
