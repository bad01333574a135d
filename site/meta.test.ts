import { expect, test, vi } from 'vitest'
import { pageMeta } from './meta.ts'
import type { SiteData } from './site-data.ts'

vi.mock('./features.ts', () => ({ siteFeatures: () => [] }))

const SETTINGS = {
  name: 'Firm of Engineers',
  shortName: 'Firm',
  tagline: 'We build roads',
  languages: 'both',
  socialLinks: [],
  address: [],
  phones: [],
}
const matchesOf = (settings: object = {}) => [
  {
    id: 'root',
    loaderData: {
      locale: 'en',
      absent: [],
      publicUrl: 'https://firm.example',
      mediaBaseUrl: '',
      brand: { accent: null, letters: 'F', logo: null, version: '1' },
      settings: { ...SETTINGS, ...settings },
    } as unknown as SiteData,
  },
]
const titleOf = (...[matches, meta]: Parameters<typeof pageMeta>) =>
  pageMeta(matches, meta).flatMap((each) => ('title' in each && typeof each.title === 'string' ? each.title : []))[0]

test('the title of home has the tagline where both fit into 65 characters', () => {
  expect(titleOf(matchesOf(), { path: '/' })).toBe('Firm of Engineers | We build roads')
  expect(titleOf(matchesOf({ tagline: 'We build roads '.repeat(9) }), { path: '/' })).toBe('Firm of Engineers')
  expect(titleOf(matchesOf({ tagline: '' }), { path: '/' })).toBe('Firm of Engineers')
  expect(titleOf(matchesOf({ name: 'Engineers '.repeat(9) }), { path: '/' })!.length).toBeLessThanOrEqual(65)
})

test('a page that is written in Nepali only names its Nepali address, in either language', () => {
  const meta = { path: '/news/a', title: 'क', locales: ['ne'] as const }
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://firm.example/ne/news/a' }
  const found = pageMeta(matchesOf(), meta)
  expect(found).toContainEqual(canonical)
  expect(found.filter((each) => 'hrefLang' in each)).toEqual([])
})

test('a later page of a list has a title of its own', () => {
  expect(titleOf(matchesOf(), { path: '/news', title: 'News', page: 0 })).toBe('News | Firm')
  expect(titleOf(matchesOf(), { path: '/news?page=3', title: 'News', page: 2 })).toBe('News, page 3 | Firm')
})

test('the firm is the same as its own pages on networks, not as their front pages', () => {
  const urls = ['#', 'https://www.facebook.com/', 'http://X.com', 'https://x.com/firm', 'https://blog.firm.example/']
  const socialLinks = urls.map((url) => ({ label: 'Network', url }))
  const meta = { path: '/', about: { type: 'home', figures: { projects: 0, districts: 0 } } } as const
  expect(JSON.stringify(pageMeta(matchesOf({ socialLinks }), meta))).toContain(
    '"sameAs":["https://x.com/firm","https://blog.firm.example/"]',
  )
})

test('a shared link has the social picture with its description and size', () => {
  const image = {
    url: '/media/pictures/a/original.jpg',
    alt: 'A bridge',
    width: 1200,
    height: 800,
    color: '#112233',
    focalPoint: { x: 0.5, y: 0.5 },
  }
  expect(pageMeta(matchesOf(), { path: '/about', title: 'About Us', image })).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://firm.example/media/pictures/a/1200.jpg' },
      { property: 'og:image:alt', content: 'A bridge' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '800' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})

test('a page without a picture, or with a small one, shares none where no feature has one', () => {
  const image = { url: '/a/original.png', alt: '', width: 300, height: 100, color: '#fff', focalPoint: { x: 0, y: 0 } }
  for (const meta of [{ path: '/projects' }, { path: '/clients/a', image }]) {
    const found = JSON.stringify(pageMeta(matchesOf(), meta))
    expect(found).not.toContain('og:image')
    expect(found).toContain('{"name":"twitter:card","content":"summary"}')
  }
})

test('the text of staff for search engines stands instead of the page itself, which keeps its heading', () => {
  const image = {
    url: '/media/p/original.jpg',
    alt: 'A dam',
    width: 1200,
    height: 630,
    color: '#fff',
    focalPoint: { x: 0, y: 0 },
  }
  const page = { path: '/x', title: 'Own title', description: 'Own text', crumbs: [{ label: 'News', to: '/news' }] }
  const seo = { title: 'Chosen', description: 'Better text', picture: image, isHidden: true }
  const described = pageMeta(matchesOf(), { ...page, seo })
  expect(described).toEqual(
    expect.arrayContaining([
      { title: 'Chosen | Firm' },
      { name: 'description', content: 'Better text' },
      { property: 'og:image', content: 'https://firm.example/media/p/1200.jpg' },
      { name: 'robots', content: 'noindex' },
    ]),
  )
  expect(JSON.stringify(described.find((each) => 'script:ld+json' in each))).toContain('"name":"Own title"')
  expect(titleOf(matchesOf(), { ...page, seo: { ...seo, title: '' } })).toBe('Own title | Firm')
})

test('a picture with a credit or a licence is described with them, one without by its address alone', () => {
  const image = {
    url: '/media/p/original.jpg',
    alt: '',
    width: 1200,
    height: 630,
    color: '#fff',
    focalPoint: { x: 0, y: 0 },
  }
  const imageOf = (more: object) => {
    const subject = { type: 'service', parent: null, projectCount: 0 } as const
    const page = { path: '/x', title: 'Bridges', image: { ...image, ...more }, subject }
    const data = pageMeta(matchesOf(), page).flatMap((each) =>
      'script:ld+json' in each ? [each['script:ld+json'] as { '@graph': { image?: unknown }[] }] : [],
    )
    return data[0]!['@graph'].find((one) => 'image' in one)?.image
  }
  expect(imageOf({})).toContain('https://firm.example/media/p/')
  expect(imageOf({ credit: 'Maya Gurung', licence: 'CC BY 4.0' })).toMatchObject({
    '@type': 'ImageObject',
    creditText: 'Maya Gurung',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  })
  expect(imageOf({ licence: 'All rights reserved' })).toMatchObject({ copyrightNotice: 'All rights reserved' })
})
