import { expect, test } from 'vitest'
import { z } from 'zod'
import { OTHER_PAGES, SITE_PAGES } from '../browser/site-pages.ts'
import { start, temporaryFolder } from './program.ts'

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
    ...described,
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: firm,
    publisher: firm,
  }),
  z.strictObject({
    '@type': z.literal('CreativeWork'),
    name: z.string().min(1),
    ...described,
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
    url,
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
    worksFor: firm,
  }),
] as const
const schema = z.strictObject({ '@context': z.literal('https://schema.org'), '@graph': z.array(z.union(TYPES)).min(1) })

/** What a page is about; the others have at most breadcrumbs. */
const SUBJECTS: Record<string, string[]> = {
  '/': ['ProfessionalService', 'WebSite'],
  '/about/teams': ['BreadcrumbList', 'Person'],
  '/services/civil-engineering': ['BreadcrumbList', 'Service'],
  '/districts/surkhet': ['BreadcrumbList'],
  '/provinces/karnali': ['BreadcrumbList'],
  '/clients/municipality-in-surkhet': ['BreadcrumbList', 'CollectionPage'],
  '/projects/covered-market-hall': ['BreadcrumbList', 'CreativeWork'],
  '/news/office-hours-at-dashain-and-tihar': ['BreadcrumbList', 'NewsArticle'],
}

test('each page has one graph that keeps to schema.org, and one card for shared links', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  for (const path of [...SITE_PAGES.map((page) => page.path), ...OTHER_PAGES]) {
    const html = await (await fetch(origin + path)).text()
    const graphs = Array.from(
      html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g),
      ([, text = '']) => schema.parse(JSON.parse(text))['@graph'],
    )
    expect(graphs.length, path).toBeLessThan(2)
    const types = graphs.flat().map((node) => node['@type'])
    expect(types, path).toEqual(expect.arrayContaining(SUBJECTS[path] ?? []))
    for (const name of ['og:title', 'og:type', 'og:url', 'og:description', 'og:site_name', 'og:locale']) {
      expect(html.split(`<meta property="${name}"`).length - 1, `${name} of ${path}`).toBe(1)
    }
    expect(html).toMatch(/<meta name="twitter:card" content="summary(_large_image)?"/)
    expect(/<title>([^<]*)<\/title>/.exec(html)?.[1]?.length, path).toBeLessThanOrEqual(65)
  }
}, 120_000)

test('later pages of a list and missing pages have titles of their own', async () => {
  const { origin } = await start({ DATA_DIR: temporaryFolder() })
  const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await (await fetch(origin + path)).text())?.[1]
  expect(await titleOf('/projects?page=2')).toBe('Projects, page 2 | Rekha')
  expect(await titleOf('/news?page=2')).toBe('News and events, page 2 | Rekha')
  expect(await titleOf('/gallery?page=2')).toBe('Our Gallery, page 2 | Rekha')
  expect(await titleOf('/nothing-here')).toBe('Page not found | Rekha')
}, 120_000)
