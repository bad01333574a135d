// @chunk shared
import type { MetaDescriptor } from 'react-router'
import type { SiteData } from './site-data.ts'
import { structuredData, type DescribedPage } from './structured-data.ts'

/** Search results show about so many characters. */
const TITLE_LENGTH = 65

interface PageMeta extends DescribedPage {
  description?: string | undefined
  /** Of a list, counted from 0: a later page has a title of its own. */
  page?: number | undefined
  type?: 'website' | 'article'
  feeds?: { atom: string; json: string }
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** @param matches of the route's `meta`: the layout's data has the firm's name and the site's origin */
export function pageMeta(matches: Matches, meta: PageMeta): MetaDescriptor[] {
  const { description, path, type = 'website', page = 0, feeds } = meta
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
  const title = meta.title && page > 0 ? `${meta.title}, page ${page + 1}` : meta.title
  if (!site) return title ? [{ title }] : []
  const { settings, publicUrl } = site
  const canonical = publicUrl + path
  return [
    { title: title ? `${title} | ${settings.shortName}` : homeTitle(settings) },
    { name: 'description', content: description ?? settings.tagline },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title ?? settings.name },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:description', content: description ?? settings.tagline },
    ...(feeds ? feedLinks(meta.title ?? settings.name, feeds) : []),
    // Only those who read a page without running its scripts look at the rest.
    ...(import.meta.env.SSR ? [...sharedCard(site, meta), ...linkedData(site, { ...meta, title })] : []),
  ]
}

function homeTitle({ name, tagline }: SiteData['settings']): string {
  const whole = `${name} | ${tagline}`
  return whole.length <= TITLE_LENGTH ? whole : name.slice(0, TITLE_LENGTH)
}

function feedLinks(title: string, { atom, json }: { atom: string; json: string }): MetaDescriptor[] {
  const link = (type: string, href: string) => ({ tagName: 'link', rel: 'alternate', type, href, title })
  return [link('application/atom+xml', atom), link('application/feed+json', json)]
}

function linkedData(site: SiteData, page: DescribedPage): MetaDescriptor[] {
  const graph = structuredData(site, page)
  return graph ? [{ 'script:ld+json': graph }] : []
}

function sharedCard({ settings, publicUrl, mediaBaseUrl }: SiteData, { image }: PageMeta): MetaDescriptor[] {
  const named = [
    { property: 'og:site_name', content: settings.name },
    { property: 'og:locale', content: 'en_US' },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ]
  if (!image) return named
  return [
    ...named,
    { property: 'og:image', content: new URL(mediaBaseUrl + image.url, publicUrl).href },
    { property: 'og:image:alt', content: image.alt },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
  ]
}
