import { HONEYPOT_FIELD } from '../../../contract/enquiries/honeypot.ts'
import type { ContactSubmission } from '../../../contract/enquiries/contact.ts'
import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import { ApiError } from '../../api/api-error.ts'
import type { SiteApi } from '../../api/site-api.ts'

export type ContactField = keyof typeof CONTACT_BOUNDS
export type ContactValues = Record<ContactField, string>
export const CONTACT_FIELDS = Object.keys(CONTACT_BOUNDS) as ContactField[]

/** A hidden field: seconds to fill in the form; empty without JavaScript. */
export const SECONDS_FIELD = 'seconds'
/** A hidden field: the idempotency key of one filled-in form; empty without JavaScript. */
export const KEY_FIELD = 'key'

export type ContactFieldErrors = Partial<Record<ContactField, string>>

export type ContactOutcome =
  | { kind: 'sent'; reference: string }
  /** Stored in the visitor's browser, which keeps sending it. */
  | { kind: 'waiting'; key: string; cause: 'connection' | 'server' }
  | { kind: 'refused'; fields: ContactFieldErrors }
  /** The message is empty where no answer came. */
  | { kind: 'failed'; message: string }

export interface ContactResult {
  outcome: ContactOutcome
  values: ContactValues
  status: number
}

/** Browsers post line breaks as two characters, which would count twice. */
export function contactValues(form: FormData): ContactValues {
  const value = (field: ContactField) => String(form.get(field) ?? '').replaceAll('\r\n', '\n')
  return { name: value('name'), email: value('email'), subject: value('subject'), message: value('message') }
}

export function returnedValues(form: FormData): ContactValues {
  const values = contactValues(form)
  for (const field of CONTACT_FIELDS) values[field] = values[field].slice(0, CONTACT_BOUNDS[field])
  return values
}

export function contactSubmission(form: FormData): ContactSubmission {
  const seconds = Number.parseInt(String(form.get(SECONDS_FIELD) ?? ''), 10)
  const honeypot = String(form.get(HONEYPOT_FIELD) ?? '')
  return { ...contactValues(form), ...(honeypot && { [HONEYPOT_FIELD]: honeypot }), ...(seconds >= 0 && { seconds }) }
}

/** Sends a form posted without JavaScript; never throws. The API recognizes a repeated one by content and day. */
export async function sendContactForm(
  api: Pick<SiteApi, 'sendContactMessage'>,
  form: FormData,
): Promise<ContactResult> {
  const values = returnedValues(form)
  try {
    const { data } = await api.sendContactMessage(contactSubmission(form))
    return { outcome: { kind: 'sent', reference: data.reference }, values, status: 201 }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = contactErrors(error.fields)
    const isRefused = error.status === 422 && Object.keys(fields).length > 0
    return {
      outcome: isRefused ? { kind: 'refused', fields } : { kind: 'failed', message: error.message },
      values,
      status: error.status || 503,
    }
  }
}

export function contactErrors(fields: Record<string, string>): ContactFieldErrors {
  return Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])))
}
