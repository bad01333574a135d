import { data, redirect, type ActionFunctionArgs } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { serverContext } from '../server-context.ts'
import { sendContactForm, returnedValues, type ContactResult } from '../ui/contact-form/contact-submission.ts'
import { wordsIn } from '../words.ts'
import { words } from './contact.words.ts'

/** Sends the form without JavaScript. A success redirects, so that a reload sends nothing twice. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale, isCsrfTokenValid } = context.get(serverContext)
  // An invalid body has no token either.
  const form = await request.formData().catch(() => new FormData())
  const result = isCsrfTokenValid(String(form.get('csrf') ?? ''), request)
    ? await sendContactForm(api, form)
    : tokenRefused(form, wordsIn(words, locale).expired)
  if (result.outcome.kind === 'sent') return redirect(href('contact', { reference: result.outcome.reference }), 303)
  return data(result, { status: result.status })
}

function tokenRefused(form: FormData, message: string): ContactResult {
  return { outcome: { kind: 'failed', message }, values: returnedValues(form), status: 403 }
}
