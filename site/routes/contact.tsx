import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { href } from '../../contract/addresses.ts'
import { CONTACT_BOUNDS } from '../../contract/limits.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import type { SiteApi } from '../api/site-api.ts'
import type { Load, MetaArgs, PageProps } from '../page.ts'
import { isReference } from '../message-reference.ts'
import { introOf, pageMeta } from '../meta.ts'
import { useSiteData } from '../site-data.ts'
import { ContactDetails } from '../ui/contact-details/contact-details.tsx'
import { ContactForm } from '../ui/contact-form/contact-form.tsx'
import {
  type ContactResult,
  contactSubmission,
  contactValues,
  KEY_FIELD,
} from '../ui/contact-form/contact-submission.ts'
import { headingOf, useText } from '../texts.ts'
import { PageHeading } from '../ui/page-heading/page-heading.tsx'
import { submitMessage } from '../outbox/outbox.ts'
import { dropDraft, keepDraft, readDraft } from '../ui/contact-form/draft.ts'

export const load = (async (api, { url, locale }) => {
  const own = await slot?.load(api)
  if (!url.searchParams.has('projects') && !url.searchParams.has('people')) return { own }
  const [attach] = await Promise.all(Object.values(attachments).map((load) => load()))
  return { own, attached: await attach?.(api, url, locale) }
}) satisfies Load<unknown>

/** More about reaching the firm, of an extra. */
export interface ContactSlot<Data> {
  /** Undefined: there is nothing to show. */
  load: (api: SiteApi) => Promise<Data | undefined>
  Details: ComponentType<Data>
}

/** The hours of a slot replace those of the settings. */
const [slot] = Object.values(
  import.meta.glob<ContactSlot<{ hasHours: boolean }>>('../../extras/*/site/slots/contact.tsx', {
    eager: true,
    import: 'default',
  }),
)

/** Loads what the message opens with, of projects and people in the address: a text, which the link to `path` follows. */
export type Attach = (api: SiteApi, url: URL, locale: PageLocale) => Promise<{ text: string; path: string } | undefined>

/** Of extras. Only for such an address: the code is fetched with it. */
const attachments = import.meta.glob<Attach>('../../extras/*/site/slots/attach.ts', { import: 'default' })

export default function Contact({ actionData, loaderData: { own, attached } }: PageProps<typeof load, ContactResult>) {
  const intro = useText('contact')
  const site = useSiteData()
  const [search] = useSearchParams()
  const reference = search.get('reference') ?? ''
  if (!site) return null
  return (
    <>
      <PageHeading {...headingOf(intro)} />
      <div className="wrap contact">
        <ContactDetails
          settings={own?.hasHours ? { ...site.settings, hours: [] } : site.settings}
          answeredWithin={site.answeredWithin}
        >
          {own && slot && <slot.Details {...own} />}
        </ContactDetails>
        <ContactForm
          action={href('contact')}
          csrfToken={site.csrfToken}
          email={site.settings.email}
          posted={actionData}
          sentReference={isReference(reference) ? reference : undefined}
          message={attached && `${attached.text}${site.publicUrl}${attached.path}\n`}
          subject={(search.get('subject') ?? '').slice(0, CONTACT_BOUNDS.subject)}
        />
      </div>
    </>
  )
}

export function meta({ matches }: MetaArgs<typeof load>) {
  return pageMeta(matches, { ...introOf(matches, 'contact'), path: href('contact') })
}

/**
 * The browser stores the message until the API has it; the draft is deleted as soon as the outbox has the message, whatever
 * page is shown by then.
 */
export async function submit(form: FormData): Promise<ContactResult> {
  const values = contactValues(form)
  const draft = readDraft()
  const outcome = await submitMessage(
    { key: String(form.get(KEY_FIELD)), submission: contactSubmission(form) },
    dropDraft,
  )
  if (outcome.kind === 'sent') dropDraft()
  if (outcome.kind === 'refused' && draft) keepDraft({ ...draft, values })
  return { outcome, values }
}
