import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import { ApiError } from '../api/api-error.ts'
import type { Submission } from '../outbox/outbox.ts'
import { isRefusal } from '../outbox/send-message.ts'
import { serverContext } from '../server-context.ts'
import {
  CONTACT_FIELDS,
  contactSubmission,
  contactValues,
  type ContactResult,
} from '../ui/contact-form/contact-submission.ts'
import { wordsIn } from '../words.ts'
import { words } from './contact.words.ts'

/**
 * Sends the form without JavaScript. A success redirects, so that a reload sends nothing twice; the API recognizes a
 * repeated one by content and day.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale, isCsrfTokenValid } = context.get(serverContext)
  // An invalid body has no token either.
  const form = await request.formData().catch(() => new FormData())
  const answer = (outcome: Submission, status: number) => data(resultOf(form, outcome), { status })
  if (!isCsrfTokenValid(String(form.get('csrf') ?? ''), request))
    return answer({ kind: 'failed', message: wordsIn(words, locale).expired }, 403)
  try {
    const { data: receipt } = await api.sendContactMessage(contactSubmission(form))
    return redirect(href('contact', { reference: receipt.reference }), 303)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isRefusal(error)) return answer({ kind: 'refused', fields: error.fields }, error.status)
    return answer({ kind: 'failed', message: error.message }, error.status || 503)
  }
}

function resultOf(form: FormData, outcome: Submission): ContactResult {
  const values = contactValues(form)
  for (const field of CONTACT_FIELDS) values[field] = values[field].slice(0, CONTACT_BOUNDS[field])
  return { outcome, values }
}
