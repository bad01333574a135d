// @chunk shared
import type { MetaDescriptor } from 'react-router'
import type { SiteData } from './site-data.ts'

interface PageMeta {
  title?: string | undefined
  description?: string | undefined
  /** The canonical path, from `paths`. */
  path: string
  image?: string | undefined
  type?: 'website' | 'article'
  structuredData?: object
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** @param matches of the route's `meta`: the layout's data has the firm's name and the site's origin */
export function pageMeta(
  matches: Matches,
  { title, description, path, image, type = 'website', structuredData }: PageMeta,
): MetaDescriptor[] {
  const site = matches.find((match) => match?.id === 'root')?.loaderData as SiteData | undefined
  if (!site) return title ? [{ title }] : []
  const fullTitle = title ? `${title} | ${site.settings.shortName}` : `${site.settings.name} | ${site.settings.tagline}`
  const canonical = site.publicUrl + path
  const picture = image && new URL(site.mediaBaseUrl + image, site.publicUrl).href
  return [
    { title: fullTitle },
    { name: 'description', content: description ?? site.settings.tagline },
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:title', content: title ?? site.settings.name },
    { property: 'og:type', content: type },
    { property: 'og:url', content: canonical },
    { property: 'og:description', content: description ?? site.settings.tagline },
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(structuredData ? [{ 'script:ld+json': structuredData }] : []),
  ]
}
