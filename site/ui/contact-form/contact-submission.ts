import { CONTACT_BOUNDS } from '../../../contract/limits.ts'
import { ApiError, SOMETHING_WENT_WRONG } from '../../api/api-error.ts'
import type { SiteApi } from '../../api/site-api.ts'

export type ContactField = keyof typeof CONTACT_BOUNDS
export const CONTACT_FIELDS = Object.keys(CONTACT_BOUNDS) as ContactField[]

/** What the server says of each field that it does not accept. */
export type ContactFieldErrors = Partial<Record<ContactField, string>>

/** What became of a message. */
export type ContactOutcome =
  | { kind: 'sent'; reference: string }
  | { kind: 'refused'; fields: ContactFieldErrors }
  | { kind: 'failed'; message: string }

/** What the form is told after a submission: what became of it, and what the visitor had written. */
export interface ContactResult {
  outcome: ContactOutcome
  values: Record<ContactField, string>
  /** The HTTP status that says the same. */
  status: number
}

/** What the visitor wrote. Browsers post line breaks as two characters, which would count twice. */
export function contactValues(form: FormData): Record<ContactField, string> {
  const value = (field: ContactField) => String(form.get(field) ?? '').replaceAll('\r\n', '\n')
  return { name: value('name'), email: value('email'), subject: value('subject'), message: value('message') }
}

/** Sends a message. Never throws: whatever happens is an outcome that the visitor can be shown. */
export async function sendContactMessage(
  api: Pick<SiteApi, 'sendContactMessage'>,
  values: Record<ContactField, string>,
): Promise<ContactResult> {
  try {
    const { data } = await api.sendContactMessage(values)
    return { outcome: { kind: 'sent', reference: data.reference }, values, status: 201 }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const fields = Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (error.fields[field] ? [[field, error.fields[field]]] : [])))
    const isRefused = error.status === 422 && Object.keys(fields).length > 0
    return {
      outcome: isRefused ? { kind: 'refused', fields } : { kind: 'failed', message: error.message || SOMETHING_WENT_WRONG },
      values,
      status: error.status || 503,
    }
  }
}

/** True for what can be a reference of a message: eight digits of Crockford's base 32. An address can say anything. */
export function isReference(text: string): boolean {
  return /^REC-[0-9A-HJKMNP-TV-Z]{8}$/.test(text)
}
