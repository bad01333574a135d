import { signAddress } from '../contract/brand/sign.ts'
import { href } from '../contract/addresses.ts'
import { DEFAULT_LOCALE } from '../contract/locale.ts'
import { localePath } from '../contract/page-locales.ts'
import type { News, Vacancy } from '../contract/news/news.ts'
import type { Picture } from '../contract/pictures/picture.ts'
import type { ProjectDetail } from '../contract/projects/project.ts'
import type { CertificateSummary } from './ui/certificates/certificate-table.tsx'
import { credentials } from './credentials-data.ts'
import { knowledge, type PersonSubject } from './person-data.ts'
import type { NamedLink } from './link.tsx'
import { pictureData, pictureUrl } from './picture-data.ts'
import type { SiteData } from './site-data.ts'
import { socialLinksOf } from './social-links.ts'

/** The subject of a page, for structured data. */
export type Subject =
  | ({ type: 'news'; vacancy?: Vacancy | undefined } & Pick<News, 'createdAt' | 'updatedAt' | 'description'>)
  | ({ type: 'project'; places: { name: string; province: string }[] } & Pick<
      ProjectDetail,
      'funder' | 'partnership' | 'start' | 'end'
    >)
  | { type: 'service' }
  | { type: 'client'; link: string | null; projects: { slug: string; title: string }[] }
  | { type: 'firm'; certificates: CertificateSummary[] }
  | PersonSubject
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
    ...(page.path === href('home') ? [wholeFirm(site), webSite(site)] : []),
    ...(page.crumbs ? [breadcrumbs(site, page, page.crumbs)] : []),
    ...describe(site, page),
  ]
  return graph.length > 0 ? [{ '@context': 'https://schema.org', '@graph': graph }] : []
}

const firmId = ({ publicUrl }: SiteData) => `${publicUrl}/#firm`
const firm = (site: SiteData) => ({
  '@type': 'ProfessionalService',
  '@id': firmId(site),
  name: site.settings.name,
})
/** In the language of the page. */
const pageUrl = ({ publicUrl, locale }: SiteData, path: string) => publicUrl + localePath(locale, path)

function wholeFirm(site: SiteData): object {
  const { phones, email, address, foundedOn, location } = site.settings
  const profiles = socialLinksOf(site.settings).map(({ url }) => url)
  return {
    ...firm(site),
    url: `${site.publicUrl}/`,
    logo: site.publicUrl + signAddress(site.brand.logo ? 'logo' : 'icon512', site.brand.version),
    ...(foundedOn && { foundingDate: foundedOn }),
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
    ...(settings.shortName !== settings.name && { alternateName: settings.shortName }),
    url: `${publicUrl}/`,
    publisher: { '@id': firmId(site) },
  }
}

function breadcrumbs(site: SiteData, { title = '' }: DescribedPage, crumbs: NamedLink[]): object {
  const steps = [...crumbs, { label: title, to: undefined }]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && { item: pageUrl(site, to) }),
    })),
  }
}

function describe(site: SiteData, page: DescribedPage): object[] {
  const { title, path, image, subject } = page
  const thing = { url: pageUrl(site, path), ...(image && { image: pictureData(site, image) }) }
  // Of works, which a service is not.
  const common = { ...thing, ...(site.locale !== DEFAULT_LOCALE && { inLanguage: site.locale }) }
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
        ...jobPosting(site, page, subject),
      ]
    }
    case 'project': {
      const { places, funder, partnership, start, end } = subject
      return [
        {
          '@type': 'CreativeWork',
          name: title,
          ...common,
          ...(places.length > 0 && { about: places.map(place) }),
          sourceOrganization: firm(site),
          ...(partnership && { creditText: partnership }),
          ...(funder && { funder: { '@type': 'Organization', name: funder } }),
          // ISO 8601, with an open end as two dots.
          ...(start && { temporalCoverage: `${start}/${end ?? '..'}` }),
        },
      ]
    }
    case 'service':
      return [{ '@type': 'Service', name: title, ...thing, provider: firm(site) }]
    case 'client':
      return [
        {
          '@type': 'CollectionPage',
          name: title,
          ...common,
          about: { '@type': 'Organization', name: title, ...(subject.link && { url: subject.link }) },
          ...(subject.projects.length > 0 && {
            mainEntity: {
              '@type': 'ItemList',
              itemListElement: subject.projects.map((project, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: project.title,
                url: pageUrl(site, href('project', { slug: project.slug })),
              })),
            },
          }),
          publisher: firm(site),
        },
      ]
    case 'firm':
      return [{ ...wholeFirm(site), ...credentials(subject.certificates) }]
    case 'person':
      return [
        {
          '@type': 'Person',
          name: title,
          ...thing,
          ...(subject.photo && { image: pictureUrl(site, subject.photo) }),
          ...(subject.position && { jobTitle: subject.position }),
          worksFor: firm(site),
          ...knowledge(subject),
        },
      ]
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
      ...(closesOn && { validThrough: `${closesOn}T23:59:59+05:45` }),
      hiringOrganization: { '@type': 'Organization', name: site.settings.name, sameAs: `${site.publicUrl}/` },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: workplace, addressCountry: 'NP' },
      },
      ...(employmentType && { employmentType: EMPLOYMENT_TYPES[employmentType] }),
      ...(openings && { totalJobOpenings: openings }),
      ...(salary && {
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: salary.currency,
          value: { '@type': 'QuantitativeValue', value: salary.amount, unitText: 'MONTH' },
        },
      }),
    },
  ]
}

/** In the words of search engines. */
const EMPLOYMENT_TYPES: Record<NonNullable<Vacancy['employmentType']>, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
  contractor: 'CONTRACTOR',
  intern: 'INTERN',
}

function place({ name, province }: { name: string; province: string }): object {
  return { '@type': 'Place', name: [name, province, 'Nepal'].filter(Boolean).join(', ') }
}
