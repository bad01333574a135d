// @chunk shared
import type { AddressName } from '../contract/addresses.ts'
import type { Seo } from '../contract/fields/seo.ts'
import type { Locale } from '../contract/locale.ts'
import type { SharedKey } from '../contract/pages/page-texts.ts'
import type { SharedText } from '../contract/pages/site.ts'
import { useSiteData, type SiteData } from './site-data.ts'

/** A text that stands on a page of other content; without what is empty, to save bytes. */
export interface SiteText {
  title: string
  summary?: string
  ask?: string
  signature?: string
  seo?: Seo
  locale: Locale
}

export type SiteTexts = Record<SharedKey, SiteText>

/** JSON leaves out what is undefined. */
export function toSiteTexts(texts: readonly SharedText[]): SiteTexts {
  const entries = texts.map(({ key, title, summary, ask, signature, seo, locale }) => {
    const own = { summary: summary || undefined, ask: ask || undefined, signature: signature || undefined }
    return [key, { title, locale, ...own, seo: seo ?? undefined } satisfies SiteText]
  })
  return Object.fromEntries(entries) as SiteTexts
}

/** Of a page whose layout could not be loaded. */
const NONE: SiteText = { title: '', locale: 'en' }

export const textIn = (site: SiteData | undefined, key: SharedKey): SiteText => site?.texts[key] ?? NONE
export const useText = (key: SharedKey): SiteText => textIn(useSiteData(), key)

/** The heading of a page, of a text or of any item with these. */
export const headingOf = ({ title, summary, locale }: Pick<SiteText, 'title' | 'summary' | 'locale'>) => ({
  title,
  lead: summary,
  locale,
})

/** Whether a page has something to show: without it, links leave it out. */
export function usePresence(): (name: AddressName) => boolean {
  const absent = useSiteData()?.absent ?? []
  return (name) => !absent.includes(name)
}
