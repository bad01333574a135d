// @chunk shared
import type { AddressName } from '../contract/addresses.ts'
import type { SharedKey } from '../contract/pages/page-texts.ts'
import type { SharedText } from '../contract/pages/site.ts'
import { useSiteData, type SiteData } from './site-data.ts'

/** A text that stands on a page of other content; without what is empty, to save bytes: JSON leaves out what is undefined. */
const toSiteText = ({ title, summary, ask, signature, seo, locale }: Omit<SharedText, 'key'>) => ({
  title,
  locale,
  summary: summary || undefined,
  ask: ask || undefined,
  signature: signature || undefined,
  seo: seo ?? undefined,
})

export type SiteText = Partial<ReturnType<typeof toSiteText>> & Pick<SharedText, 'title' | 'locale'>

export const toSiteTexts = (texts: readonly SharedText[]) =>
  Object.fromEntries(texts.map((text) => [text.key, toSiteText(text)])) as Record<SharedKey, SiteText>

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
