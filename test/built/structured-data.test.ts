import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { localePath, splitLocale } from '../../contract/page-locales.ts'
import { OTHER_PAGES, SITE_PAGES } from '../browser/site-pages.ts'
import { start, temporaryFolder } from './program.ts'
import { openStoreFile } from '../open-store-file.ts'

/** Properties that schema.org has for the types that pages name, and that Google's documents ask for. */
const url = z.url()
const firmId = z.string().regex(/\/#firm$/)
const firm = z.union([
  z.strictObject({ '@id': firmId }),
  z.strictObject({ '@type': z.literal('ProfessionalService'), '@id': firmId, name: z.string().min(1) }),
])
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: z.string().min(1).optional(),
  addressCountry: z.literal('NP'),
})
const organisation = z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) })
const described = { url, image: url.optional() }
const work = { ...described, inLanguage: z.literal('ne').optional() }
const TYPES = [
  z.strictObject({
    '@type': z.literal('ProfessionalService'),
    '@id': firmId,
    name: z.string().min(1),
    url,
    logo: url.optional(),
    foundingDate: z.iso.date().optional(),
    telephone: z.string().min(1).optional(),
    email: z.email().optional(),
    address: address.optional(),
    geo: z
      .strictObject({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
      .optional(),
    sameAs: z.array(url).min(1).optional(),
    identifier: z
      .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: z.string().min(1), value: z.string().min(1) }))
      .optional(),
    memberOf: z.array(organisation).optional(),
    hasCredential: z
      .array(
        z.strictObject({
          '@type': z.literal('EducationalOccupationalCredential'),
          name: z.string().min(1),
          recognizedBy: organisation,
          identifier: z.string().min(1).optional(),
          dateCreated: z.iso.date().optional(),
          expires: z.iso.date().optional(),
        }),
      )
      .optional(),
    award: z.array(z.string().min(1)).optional(),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': z.string().regex(/\/#site$/),
    name: z.string().min(1),
    alternateName: z.string().min(1).optional(),
    url,
    publisher: firm,
  }),
  z.strictObject({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().min(1),
          name: z.string().min(1),
          item: url.optional(),
        }),
      )
      .min(2),
  }),
  z.strictObject({
    '@type': z.literal('NewsArticle'),
    headline: z.string().min(1),
    ...work,
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: firm,
    publisher: firm,
  }),
  z.strictObject({
    '@type': z.literal('JobPosting'),
    title: z.string().min(1),
    description: z.string().regex(/^<p>/),
    url,
    datePosted: z.iso.datetime(),
    validThrough: z.iso.datetime({ offset: true }).optional(),
    hiringOrganization: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1), sameAs: url }),
    jobLocation: z.strictObject({
      '@type': z.literal('Place'),
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        addressLocality: z.string().min(1),
        addressCountry: z.literal('NP'),
      }),
    }),
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'CONTRACTOR', 'INTERN']).optional(),
    totalJobOpenings: z.int().min(1).optional(),
    baseSalary: z
      .strictObject({
        '@type': z.literal('MonetaryAmount'),
        currency: z.string().length(3),
        value: z.strictObject({
          '@type': z.literal('QuantitativeValue'),
          value: z.number().positive(),
          unitText: z.literal('MONTH'),
        }),
      })
      .optional(),
  }),
  z.strictObject({
    '@type': z.literal('CreativeWork'),
    name: z.string().min(1),
    ...work,
    about: z
      .array(z.strictObject({ '@type': z.literal('Place'), name: z.string().min(1) }))
      .min(1)
      .optional(),
    sourceOrganization: firm,
    funder: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1) }).optional(),
    temporalCoverage: z
      .string()
      .regex(/^\d{4}(-\d\d)?\/(\d{4}(-\d\d)?|\.\.)$/)
      .optional(),
  }),
  z.strictObject({
    '@type': z.literal('Service'),
    name: z.string().min(1),
    ...described,
    provider: firm,
  }),
  z.strictObject({
    '@type': z.literal('CollectionPage'),
    name: z.string().min(1),
    ...work,
    about: z.strictObject({ '@type': z.literal('Organization'), name: z.string().min(1), url: url.optional() }),
    mainEntity: z.strictObject({
      '@type': z.literal('ItemList'),
      itemListElement: z.array(
        z.strictObject({ '@type': z.literal('ListItem'), position: z.int().min(1), name: z.string().min(1), url }),
      ),
    }),
    publisher: firm,
  }),
  z.strictObject({
    '@type': z.literal('Person'),
    name: z.string().min(1),
    jobTitle: z.string().min(1).optional(),
    image: url.optional(),
    url: url.optional(),
    worksFor: firm,
    knowsAbout: z.array(z.string().min(1)).min(1).optional(),
    memberOf: z.array(organisation).min(1).optional(),
    alumniOf: z.array(organisation).min(1).optional(),
  }),
] as const
const schema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.union(TYPES)).min(1) })

/** The subject of a page; the others have at most breadcrumbs. */
const SUBJECTS: Record<string, string[]> = {
  '/': ['ProfessionalService', 'WebSite'],
  '/about/teams': ['BreadcrumbList', 'Person'],
  '/about/team/nasim-ansari': ['BreadcrumbList', 'Person'],
  '/services/civil-engineering': ['BreadcrumbList', 'Service'],
  '/districts/surkhet': ['BreadcrumbList'],
  '/provinces/karnali': ['BreadcrumbList'],
  '/clients/municipality-in-surkhet': ['BreadcrumbList', 'CollectionPage'],
  '/projects/covered-market-hall': ['BreadcrumbList', 'CreativeWork'],
  '/news/office-hours-at-dashain-and-tihar': ['BreadcrumbList', 'NewsArticle'],
}

const VACANCY = '/news/vacancy-two-site-engineers-and-one-survey-technician'

/** Of the product: an extra adds to the firm's node by a script of its own, which its tests read. */
const graphsOf = (html: string) =>
  Array.from(
    html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
    ([, text = '']) => JSON.parse(text) as object,
  ).flatMap((data) => ('@graph' in data ? [schema.parse(data)['@graph']] : []))

test('a vacancy is a job posting in both languages until it closes, and then says so in the list and on its page', async () => {
  const dataDir = temporaryFolder()
  const { origin } = await start({ DATA_DIR: dataDir })
  const store = openStoreFile(dataDir)
  onTestFinished(() => store.close())
  const read = async (path: string) => (await fetch(origin + path)).text()
  const jobIn = async (path: string) =>
    graphsOf(await read(path))
      .flat()
      .find((node) => node['@type'] === 'JobPosting')
  const closeOn = (day: string) =>
    store.exec(`update news set closes_on = '${day}', salary_amount = 60000, salary_currency = 'NPR', salary_is_public = 1
      where slug = '${VACANCY.slice('/news/'.length)}'; update content_revision set revision = revision + 1`)
  closeOn('2099-12-04')
  expect(await jobIn(VACANCY)).toMatchObject({
    title: 'Site engineer and survey technician',
    validThrough: '2099-12-04T23:59:59+05:45',
    employmentType: 'FULL_TIME',
    totalJobOpenings: 3,
    baseSalary: { currency: 'NPR', value: { value: 60_000 } },
  })
  expect(await jobIn(`/ne${VACANCY}`)).toMatchObject({ title: 'साइट इन्जिनियर र सर्वेक्षण प्राविधिक' })
  expect(await read('/news')).toMatch(/Closes on <time [^>]*>4 December 2099</)
  closeOn('2026-01-31')
  expect(await jobIn(VACANCY)).toBeUndefined()
  expect(await read(VACANCY)).toMatch(/Applications were possible until <time [^>]*>31 January 2026</)
  expect(await read(`/ne${VACANCY}`)).toContain('आवेदन बन्द भयो।')
  expect(await read('/news')).toMatch(/news-closing--closed">Closed</)
})

test('each page has one graph that keeps to schema.org, and one card for shared links', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  const nepali = Object.keys(SUBJECTS).map((path) => localePath('ne', path))
  for (const path of [...SITE_PAGES.map((page) => page.path), ...OTHER_PAGES, ...nepali]) {
    const html = await (await fetch(origin + path)).text()
    const graphs = graphsOf(html)
    expect(graphs.length, path).toBeLessThan(2)
    const types = graphs.flat().map((node) => node['@type'])
    expect(types, path).toEqual(expect.arrayContaining(SUBJECTS[splitLocale(path).path] ?? []))
    for (const name of ['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name', 'og:locale']) {
      expect(html.split(`<meta property="${name}"`).length - 1, `${name} of ${path}`).toBe(1)
    }
    expect(html).toMatch(/<meta name="twitter:card" content="summary(_large_image)?"/)
    // Signs above and below a Devanagari letter are characters of their own.
    const longest = nepali.includes(path) ? 100 : 65
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.length, path).toBeLessThanOrEqual(longest)
  }
})

test('later pages of a list and missing pages have titles of their own', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await (await fetch(origin + path)).text())?.[1]
  expect(await titleOf('/projects?page=2')).toBe('Projects, page 2 | Rekha')
  expect(await titleOf('/news?page=2')).toBe('News and events, page 2 | Rekha')
  expect(await titleOf('/gallery?page=2')).toBe('Our Gallery, page 2 | Rekha')
  expect(await titleOf('/nothing-here')).toBe('Page not found | Rekha')
})
