// @chunk shared
import type { MetaDescriptor } from 'react-router'
import { ADDRESSES } from '../contract/addresses.ts'
import { DEFAULT_LOCALE, type Locale } from '../contract/locale.ts'
import { localePath, publicLocales, type PageLocale } from '../contract/page-locales.ts'
import { pageTitle } from '../contract/page-title.ts'
import { sharedVariant } from '../contract/pictures/picture-variants.ts'
import type { Seo } from '../contract/fields/seo.ts'
import type { SharedKey } from '../contract/pages/page-texts.ts'
import { siteFeatures, type SharedPicture } from './features.ts'
import type { SiteData } from './site-data.ts'
import { words } from './meta.words.ts'
import { pictureUrl, structuredData, type DescribedPage } from './structured-data.ts'
import { textIn } from './texts.ts'
import { wordsIn } from './words.ts'

/** Title and description of a page that shows other content. */
export function introOf(matches: Matches, key: SharedKey): Pick<PageMeta, 'title' | 'description' | 'seo'> {
  const { title, summary, seo } = textIn(siteDataOf(matches), key)
  return { title, description: summary, seo }
}

interface PageMeta extends DescribedPage {
  /** Where it is, if its canonical address is another. */
  at?: string
  description?: string | undefined
  /** Staff's choices for search engines and shared links. */
  seo?: Seo | null | undefined
  /** Of a list, counted from 0: a later page has a title of its own. */
  page?: number | undefined
  type?: 'website' | 'article'
  /** From search engines. */
  isHidden?: boolean
  /** In which its main text is published; left out where all languages have it. */
  locales?: readonly Locale[] | undefined
  feeds?: { atom: string; json: string }
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Pixels: Facebook shows smaller pictures as a thumbnail. */
const LARGE = { width: 600, height: 315 }

const OPEN_GRAPH_LOCALES: Record<PageLocale, string> = { en: 'en_US', ne: 'ne_NP' }

/** @param matches of the route's `meta`: the layout's data has the firm's name and the site's origin */
export function pageMeta(matches: Matches, meta: PageMeta): MetaDescriptor[] {
  const { path, type = 'website', page = 0, feeds, seo } = meta
  const site = siteDataOf(matches)
  const locale = localeOf(matches)
  const heading = meta.title && page > 0 ? wordsIn(words, locale).pageOf(meta.title, page + 1) : meta.title
  const title = seo?.title || heading
  if (!site) return title ? [{ title }] : []
  const { settings, publicUrl } = site
  const isThere = (to: string) => site.absent.every((name) => ADDRESSES[name].path !== to.split('?')[0])
  const crumbs = meta.crumbs?.filter(({ to }) => isThere(to))
  const known = publicLocales(settings.languages)
  const original = [locale, ...known].find((own) => isTranslated(meta, own)) ?? known[0]!
  const canonical = publicUrl + localePath(original, path)
  const description = (seo?.description || meta.description) ?? settings.tagline
  return [
    { title: pageTitle(title, settings) },
    ...(description ? [{ name: 'description', content: description }] : []),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title ?? settings.name },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    ...(feeds ? feedLinks(meta.title ?? settings.name, locale, feeds) : []),
    // Only those who read a page without running its scripts look at the rest.
    ...(import.meta.env.SSR
      ? [
          ...(meta.isHidden || seo?.isHidden || !isThere(meta.at ?? path)
            ? [{ name: 'robots', content: 'noindex' }]
            : []),
          ...sharedCard(site, meta),
          ...otherLanguages(site, meta),
          ...structuredData(site, { ...meta, title: heading, crumbs }).map((graph) => ({ 'script:ld+json': graph })),
        ]
      : []),
  ]
}

/** The language of the page, for texts in a route's `meta`. */
export const localeOf = (matches: Matches): PageLocale => siteDataOf(matches)?.locale ?? DEFAULT_LOCALE

function siteDataOf(matches: Matches): SiteData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
}

const isTranslated = ({ locales }: PageMeta, locale: PageLocale) => !locales || locales.includes(locale)

/** Each published language names all of them; English is also for those who read none. */
function otherLanguages({ locale, publicUrl, settings }: SiteData, page: PageMeta): MetaDescriptor[] {
  const published = publicLocales(settings.languages).filter((other) => isTranslated(page, other))
  if (published.length < 2 || !isTranslated(page, locale)) return []
  const link = (hrefLang: string, other: PageLocale) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: publicUrl + localePath(other, page.path),
  })
  return [...published.map((other) => link(other, other)), link('x-default', DEFAULT_LOCALE)]
}

function feedLinks(title: string, locale: PageLocale, { atom, json }: NonNullable<PageMeta['feeds']>) {
  const link = (type: string, path: string) => {
    return { tagName: 'link', rel: 'alternate', type, href: localePath(locale, path), title }
  }
  return [link('application/atom+xml', atom), link('application/feed+json', json)]
}

function sharedCard(site: SiteData, page: PageMeta): MetaDescriptor[] {
  const picture = sharedPicture(site, page)
  return [
    { property: 'og:site_name', content: site.settings.name },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[site.locale] },
    ...(picture ? pictureTags(picture) : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

const pictureTags = ({ url, alt, width, height }: SharedPicture) => [
  { property: 'og:image', content: url },
  { property: 'og:image:alt', content: alt },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
]

/** Staff's choice, else the page's own picture if networks show it large, else that of a feature. */
function sharedPicture(site: SiteData, page: PageMeta): SharedPicture | undefined {
  const isLarge = page.image && page.image.width >= LARGE.width && page.image.height >= LARGE.height
  const picture = page.seo?.picture ?? (isLarge ? page.image : undefined)
  if (!picture) return siteFeatures().flatMap((feature) => feature.sharedPicture?.(site) ?? [])[0]
  const { url, ...size } = sharedVariant(picture)
  return { url: pictureUrl(site, { ...picture, url }), alt: picture.alt || page.title || site.settings.name, ...size }
}
