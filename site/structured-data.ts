import { href } from '../contract/addresses.ts'
import type { Picture } from '../contract/picture.ts'
import type { SiteData } from './site-data.ts'

/** schema.org. */
export type Subject =
  | { type: 'news'; createdAt: string; updatedAt: string }
  | {
      type: 'project'
      places: { name: string; province: string }[]
      funder: string
      start: string | null
      end: string | null
    }
  | { type: 'service' }
  | { type: 'people'; people: { name: string; position: string; photo: Picture | null }[] }

interface Crumb {
  label: string
  to: string
}

export interface DescribedPage {
  title?: string | undefined
  path: string
  image?: Picture | null | undefined
  /** Without home. */
  crumbs?: Crumb[] | undefined
  subject?: Subject | undefined
}

/** JSON-LD. The firm has one @id on all pages, and its details only on home, to save bytes. */
export function structuredData(site: SiteData, page: DescribedPage): object | undefined {
  const graph = [
    ...(page.path === href('home') ? [wholeFirm(site), webSite(site)] : []),
    ...(page.crumbs ? [breadcrumbs(site, page, page.crumbs)] : []),
    ...describe(site, page),
  ]
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined
}

const firmId = ({ publicUrl }: SiteData) => `${publicUrl}/#firm`
const firm = (site: SiteData) => ({
  '@type': 'ProfessionalService',
  '@id': firmId(site),
  name: site.settings.name,
})
const pictureUrl = ({ mediaBaseUrl, publicUrl }: SiteData, { url }: Picture) =>
  new URL(mediaBaseUrl + url, publicUrl).href

function wholeFirm(site: SiteData): object {
  const { phones, email, address, foundedOn, location, socialLinks } = site.settings
  const profiles = socialLinks.map(({ url }) => url).filter((url) => url.startsWith('http'))
  return {
    ...firm(site),
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icon-512.png`,
    foundingDate: foundedOn,
    ...(phones[0] && { telephone: phones[0] }),
    ...(email && { email }),
    ...(address.length > 0 && {
      address: { '@type': 'PostalAddress', streetAddress: address.join(', '), addressCountry: 'NP' },
    }),
    ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  }
}

function webSite(site: SiteData): object {
  const { publicUrl, settings } = site
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: settings.name,
    ...(settings.shortName && { alternateName: settings.shortName }),
    url: `${publicUrl}/`,
    publisher: { '@id': firmId(site) },
  }
}

function breadcrumbs({ publicUrl }: SiteData, { title = '' }: DescribedPage, crumbs: Crumb[]): object {
  const steps = [...crumbs, { label: title, to: undefined }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: publicUrl + to }),
    })),
  }
}

function describe(site: SiteData, page: DescribedPage): object[] {
  const { title, path, image, subject } = page
  const url = site.publicUrl + path
  const common = { url, ...(image && { image: pictureUrl(site, image) }) }
  switch (subject?.type) {
    case 'news': {
      const { createdAt, updatedAt } = subject
      // The firm is the author: 'Admin' is nobody.
      return [
        {
          '@type': 'NewsArticle',
          headline: title,
          ...common,
          datePublished: createdAt,
          dateModified: updatedAt,
          author: firm(site),
          publisher: { '@id': firmId(site) },
        },
      ]
    }
    case 'project': {
      const { places, funder, start, end } = subject
      return [
        {
          '@type': 'CreativeWork',
          name: title,
          ...common,
          ...(places.length > 0 && { about: places.map(place) }),
          sourceOrganization: firm(site),
          ...(funder && { funder: { '@type': 'Organization', name: funder } }),
          // ISO 8601, with an open end as two dots.
          ...(start && { temporalCoverage: `${start}/${end ?? '..'}` }),
        },
      ]
    }
    case 'service':
      return [{ '@type': 'Service', name: title, ...common, provider: firm(site) }]
    case 'people':
      return subject.people.map(({ name, position, photo }, index) => ({
        '@type': 'Person',
        name,
        ...(position && { jobTitle: position }),
        ...(photo && { image: pictureUrl(site, photo) }),
        worksFor: index === 0 ? firm(site) : { '@id': firmId(site) },
      }))
    default:
      return []
  }
}

function place({ name, province }: { name: string; province: string }): object {
  return { '@type': 'Place', name: [name, province, 'Nepal'].filter(Boolean).join(', ') }
}
