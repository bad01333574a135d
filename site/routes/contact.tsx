import { data, redirect, useSearchParams } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import type { Route } from './+types/contact.ts'
import { browserLoad, serverLoad, type Load } from '../load.ts'
import { isReference } from '../message-reference.ts'
import { localeOf, pageMeta } from '../meta.ts'
import { serverContext } from '../server-context.ts'
import { useSiteData } from '../site-data.ts'
import { ContactDetails } from '../ui/contact-details/contact-details.tsx'
import { ContactForm } from '../ui/contact-form/contact-form.tsx'
import { sendContactForm, returnedValues, type ContactResult } from '../ui/contact-form/contact-submission.ts'
import { submitInBrowser } from '../ui/contact-form/submit-in-browser.ts'
import { useWords, wordsIn } from '../words.ts'
import { words } from './contact.words.ts'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'

/** Without JavaScript. A success redirects, so that a reload sends nothing twice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale, isCsrfTokenValid } = context.get(serverContext)
  // An invalid body has no token either.
  const form = await request.formData().catch(() => new FormData())
  const result = isCsrfTokenValid(String(form.get('csrf') ?? ''), request)
    ? await sendContactForm(api, form)
    : tokenRefused(form, wordsIn(words, locale).expired)
  if (result.outcome.kind === 'sent') return redirect(href('contact', { reference: result.outcome.reference }), 303)
  return data(result, { status: result.status })
}

/** With JavaScript: the browser stores the message until the API has it. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<ContactResult> {
  return submitInBrowser(await request.formData())
}

/** Only for a shortlist; its code is fetched with it. */
const load = (async (api, { url, locale }) => {
  if (!url.searchParams.has('projects') && !url.searchParams.has('people')) return {}
  const { loadAttachedShortlist } = await import('../shortlist/shortlist-enquiry.ts')
  return { shortlist: await loadAttachedShortlist(api, url, locale) }
}) satisfies Load<unknown>

export const loader = serverLoad(load)
export const clientLoader = browserLoad(load)
export { shouldRevalidate } from '../failed-load.ts'

export default function Contact({ actionData, loaderData: { shortlist } }: Route.ComponentProps) {
  const t = useWords(words)
  const site = useSiteData()
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? ''
  if (!site) return null
  return (
    <>
      <PageHeading title={t.title} lead={t.lead} />
      <div className="wrap contact">
        <ContactDetails settings={site.settings} />
        <ContactForm
          action={href('contact')}
          csrfToken={site.csrfToken}
          email={site.settings.email}
          posted={actionData}
          sentReference={isReference(reference) ? reference : undefined}
          message={shortlist && `${shortlist.text}${site.publicUrl}${shortlist.path}\n`}
          subject={(search.get('subject') ?? '').slice(0, CONTACT_BOUNDS.subject)}
        />
      </div>
    </>
  )
}

function tokenRefused(form: FormData, message: string): ContactResult {
  return {
    outcome: { kind: 'failed', message },
    values: returnedValues(form),
    status: 403,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = wordsIn(words, localeOf(matches))
  return pageMeta(matches, { title, description, path: href('contact') })
}
