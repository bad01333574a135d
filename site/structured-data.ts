import { signAddress } from '../contract/brand/sign.ts'
import { href } from '../contract/addresses.ts'
import type { OwnFact } from '../contract/facts/own-fact.ts'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { localePath } from '../contract/page-locales.ts'
import type { News, Vacancy } from '../contract/news/news.ts'
import { LICENCES } from '../contract/pictures/licences.ts'
import type { Picture } from '../contract/pictures/picture.ts'
import type { ProjectDetail } from '../contract/projects/project.ts'
import type { ProjectVideo } from '../contract/projects/project-story.ts'
import type { CertificateSummary } from './ui/certificates/certificate-table.tsx'
import { credentials, knowledge, organisation, type Known } from './credentials-data.ts'
import type { NamedLink } from './link.tsx'
import type { SiteData } from './site-data.ts'
import { socialLinksOf } from './social-links.ts'

/** The subject of a page, for structured data. */
export type Subject =
  | ({ type: 'news'; vacancy?: Vacancy | undefined } & Pick<News, 'createdAt' | 'updatedAt' | 'description'>)
  | ({ type: 'project'; places: { name: string; province: string }[] } & Pick<
      ProjectDetail,
      'funder' | 'partnership' | 'start' | 'end' | 'facts'
    > & { video?: ProjectVideo })
  | { type: 'service' }
  | { type: 'client'; link: string | null; projects: { slug: string; title: string }[] }
  | { type: 'firm'; certificates: CertificateSummary[]; facts: OwnFact[] }
  | ({ type: 'person'; position: string; photo: Picture | null } & Known)
  | { type: 'people'; people: { name: string; position: string; photo: Picture | null }[] }

export interface DescribedPage {
  title?: string | undefined
  path: string
  image?: Picture | null | undefined
  /** Without home. */
  crumbs?: NamedLink[] | undefined
  subject?: Subject | undefined
}

/** JSON-LD, if there is some. The firm has one @id on all pages, and its details only on home, to save bytes. */
export function structuredData(site: SiteData, page: DescribedPage): object[] {
  const graph = [
    page.path === href('home') ? [wholeFirm(site), webSite(site)] : [],
    page.crumbs ? breadcrumbs(site, page, page.crumbs) : [],
    describe(site, page),
  ].flat()
  return graph.length > 0 ? [withoutEmpty({ '@context': 'https://schema.org', '@graph': graph })] : []
}

/** Properties that say nothing are left out: null, an empty text, an empty list. */
function withoutEmpty(thing: object): object {
  const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return JSON.parse(JSON.stringify(thing, (_, value: unknown) => (isEmpty(value) ? undefined : value))) as object
}

const firmId = ({ publicUrl }: SiteData) => `${publicUrl}/#firm`
const firm = (site: SiteData) => ({
  '@type': 'ProfessionalService',
  '@id': firmId(site),
  name: site.settings.name,
})
/** In the language of the page. */
const pageUrl = ({ publicUrl, locale }: SiteData, path: string) => publicUrl + localePath(locale, path)

export const pictureUrl = ({ mediaBaseUrl, publicUrl }: SiteData, { url }: Picture) =>
  new URL(mediaBaseUrl + url, publicUrl).href

/** Its address; with its terms where it has some. */
function pictureData(site: SiteData, picture: Picture): object | string {
  const { caption, credit, licence } = picture
  const contentUrl = pictureUrl(site, picture)
  if (!credit && !licence) return contentUrl
  const license = licence && LICENCES[licence]
  const copyrightNotice = license ? undefined : licence
  return { '@type': 'ImageObject', contentUrl, caption, creditText: credit, license, copyrightNotice }
}

function wholeFirm(site: SiteData): object {
  const { phones, email, address, foundedOn, location } = site.settings
  return {
    ...firm(site),
    url: `${site.publicUrl}/`,
    logo: site.publicUrl + signAddress(site.brand.logo ? 'logo' : 'icon512', site.brand.version),
    foundingDate: foundedOn,
    telephone: phones[0],
    email,
    address: address.length > 0 ? postalAddress({ streetAddress: address.join(', ') }) : null,
    geo: location && { '@type': 'GeoCoordinates', ...location },
    sameAs: socialLinksOf(site.settings).map(({ url }) => url),
  }
}

const postalAddress = (place: object) => ({ '@type': 'PostalAddress', ...place, addressCountry: 'NP' })

function webSite(site: SiteData): object {
  const { publicUrl, settings } = site
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: settings.name,
    alternateName: settings.shortName === settings.name ? null : settings.shortName,
    url: `${publicUrl}/`,
    publisher: { '@id': firmId(site) },
  }
}

const property = ({ label, type, value, text, unit }: OwnFact) => ({
  '@type': 'PropertyValue',
  name: label,
  value: type === 'number' ? value : text,
  unitText: unit,
})

const listItems = (items: { name: string; at: object }[]) =>
  items.map(({ name, at }, index) => ({ '@type': 'ListItem', position: index + 1, name, ...at }))

function breadcrumbs(site: SiteData, { title = '' }: DescribedPage, crumbs: NamedLink[]): object {
  const above = crumbs.map(({ label, to }) => ({ name: label, at: { item: pageUrl(site, to) } }))
  return { '@type': 'BreadcrumbList', itemListElement: listItems([...above, { name: title, at: {} }]) }
}

function describe(site: SiteData, page: DescribedPage): object | object[] {
  const { title, path, image, subject } = page
  const thing = { url: pageUrl(site, path), image: image && pictureData(site, image) }
  // Of works, which a service is not.
  const work = { ...thing, inLanguage: site.locale === DEFAULT_LOCALE ? null : site.locale }
  switch (subject?.type) {
    case 'news':
      return [
        {
          '@type': 'NewsArticle',
          headline: title,
          ...work,
          datePublished: subject.createdAt,
          dateModified: subject.updatedAt,
          // 'Admin' is nobody.
          author: firm(site),
          publisher: { '@id': firmId(site) },
        },
        ...jobPosting(site, page, subject),
      ]
    case 'project': {
      const { places, funder, partnership, start, end, facts, video } = subject
      return {
        '@type': 'CreativeWork',
        name: title,
        ...work,
        about: places.map(place),
        sourceOrganization: firm(site),
        creditText: partnership,
        funder: funder ? organisation(funder) : null,
        // ISO 8601, with an open end as two dots.
        temporalCoverage: start && `${start}/${end ?? '..'}`,
        additionalProperty: facts.map(property),
        video: video && {
          '@type': 'VideoObject',
          name: video.title,
          ...(video.host === null
            ? { contentUrl: site.publicUrl + video.player }
            : { url: video.page, embedUrl: video.player }),
          thumbnailUrl: video.picture && pictureUrl(site, video.picture),
        },
      }
    }
    case 'service':
      return { '@type': 'Service', name: title, ...thing, provider: firm(site) }
    case 'client': {
      const projects = subject.projects.map((project) => ({
        name: project.title,
        at: { url: pageUrl(site, href('project', { slug: project.slug })) },
      }))
      return {
        '@type': 'CollectionPage',
        name: title,
        ...work,
        about: { ...organisation(title), url: subject.link },
        mainEntity: projects[0] ? { '@type': 'ItemList', itemListElement: listItems(projects) } : null,
        publisher: firm(site),
      }
    }
    case 'firm':
      return {
        ...wholeFirm(site),
        ...credentials(subject.certificates),
        additionalProperty: subject.facts.map(property),
      }
    case 'person':
      return {
        '@type': 'Person',
        name: title,
        ...thing,
        image: subject.photo && pictureUrl(site, subject.photo),
        jobTitle: subject.position,
        worksFor: firm(site),
        ...knowledge(subject),
      }
    case 'people':
      return subject.people.map(({ name, position, photo }, index) => ({
        '@type': 'Person',
        name,
        jobTitle: position,
        image: photo && pictureUrl(site, photo),
        worksFor: index === 0 ? firm(site) : { '@id': firmId(site) },
      }))
    default:
      return []
  }
}

/**
 * Search engines refuse one without a place, and ask that closed ones go:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
function jobPosting(
  site: SiteData,
  { title, path }: DescribedPage,
  { vacancy, createdAt, description }: Extract<Subject, { type: 'news' }>,
): object[] {
  if (!vacancy || vacancy.isClosed || !vacancy.workplace || !description) return []
  const { jobTitle, workplace, closesOn, employmentType, openings, salary } = vacancy
  return [
    {
      '@type': 'JobPosting',
      title: jobTitle || title,
      description,
      url: pageUrl(site, path),
      datePosted: createdAt,
      validThrough: closesOn && `${closesOn}T23:59:59+05:45`,
      hiringOrganization: { ...organisation(site.settings.name), sameAs: `${site.publicUrl}/` },
      jobLocation: { '@type': 'Place', address: postalAddress({ addressLocality: workplace }) },
      // Search engines write ours so: FULL_TIME, TEMPORARY.
      employmentType: employmentType?.toUpperCase().replace('-', '_'),
      totalJobOpenings: openings,
      baseSalary: salary && {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: { '@type': 'QuantitativeValue', value: salary.amount, unitText: 'MONTH' },
      },
    },
  ]
}

function place({ name, province }: { name: string; province: string }): object {
  return { '@type': 'Place', name: [name, province, 'Nepal'].filter(Boolean).join(', ') }
}
