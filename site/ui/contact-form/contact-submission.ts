import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import type { ContactSubmission } from '../../../contract/enquiries/contact.ts'
import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import type { Submission } from '../../outbox/outbox.ts'

export type ContactField = keyof typeof CONTACT_BOUNDS
export type ContactValues = Record<ContactField, string>
export const CONTACT_FIELDS = Object.keys(CONTACT_BOUNDS) as ContactField[]

/** A hidden field: seconds to fill in the form; empty without JavaScript. */
export const SECONDS_FIELD = 'seconds'
/** A hidden field: the idempotency key of one filled-in form; empty without JavaScript. */
export const KEY_FIELD = 'key'

export type ContactFieldErrors = Partial<Record<ContactField, string>>

export interface ContactResult {
  outcome: Submission
  values: ContactValues
}

/** Browsers post line breaks as two characters, which would count twice. */
export function contactValues(form: FormData): ContactValues {
  const value = (field: ContactField) => String(form.get(field) ?? '').replaceAll('\r\n', '\n')
  return { name: value('name'), email: value('email'), subject: value('subject'), message: value('message') }
}

export function contactSubmission(form: FormData): ContactSubmission {
  const seconds = Number.parseInt(String(form.get(SECONDS_FIELD) ?? ''), 10)
  const honeypot = String(form.get(HONEYPOT_FIELD) ?? '')
  return { ...contactValues(form), ...(honeypot && { [HONEYPOT_FIELD]: honeypot }), ...(seconds >= 0 && { seconds }) }
}
