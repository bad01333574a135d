import { data, redirect, useSearchParams } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import type { Route } from './+types/contact.ts'
import { isReference } from '../message-reference.ts'
import { pageMeta } from '../meta.ts'
import { serverContext } from '../server-context.ts'
import { useSiteData } from '../site-data.ts'
import { ContactDetails } from '../ui/contact-details/contact-details.tsx'
import { ContactForm } from '../ui/contact-form/contact-form.tsx'
import { sendContactForm, returnedValues, type ContactResult } from '../ui/contact-form/contact-submission.ts'
import { submitInBrowser } from '../ui/contact-form/submit-in-browser.ts'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'

/** Without JavaScript. A success redirects, so that a reload sends nothing twice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, isCsrfTokenValid } = context.get(serverContext)
  // An invalid body has no token either.
  const form = await request.formData().catch(() => new FormData())
  const result = isCsrfTokenValid(String(form.get('csrf') ?? ''), request)
    ? await sendContactForm(api, form)
    : tokenRefused(form)
  if (result.outcome.kind === 'sent') return redirect(href('contact', { reference: result.outcome.reference }), 303)
  return data(result, { status: result.status })
}

/** With JavaScript: the browser stores the message until the API has it. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<ContactResult> {
  return submitInBrowser(await request.formData())
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const site = useSiteData()
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? ''
  if (!site) return null
  return (
    <>
      <PageHeading
        title="Contact Us"
        lead="Tell us of a plan, or only of a problem. An engineer reads every message and answers within two working days."
      />
      <div className="wrap contact">
        <ContactDetails settings={site.settings} />
        <ContactForm
          action={href('contact')}
          csrfToken={site.csrfToken}
          email={site.settings.email}
          posted={actionData}
          sentReference={isReference(reference) ? reference : undefined}
          subject={(search.get('subject') ?? '').slice(0, CONTACT_BOUNDS.subject)}
        />
      </div>
    </>
  )
}

function tokenRefused(form: FormData): ContactResult {
  return {
    outcome: { kind: 'failed', message: 'The page had been open for too long.' },
    values: returnedValues(form),
    status: 403,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Contact Us',
    description: 'Telephone, e-mail, address and hours of our office, and a form to write to us.',
    path: href('contact'),
  })
}
