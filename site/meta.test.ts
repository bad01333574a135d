import { expect, test } from 'vitest'
import { pageMeta } from './meta.ts'
import type { SiteData } from './site-data.ts'

const SETTINGS = {
  name: 'Firm of Engineers',
  shortName: 'Firm',
  tagline: 'We build roads',
  socialLinks: [],
  address: [],
  phones: [],
}
const matchesOf = (settings: object = {}) => [
  {
    id: 'root',
    loaderData: {
      publicUrl: 'https://firm.example',
      mediaBaseUrl: '',
      settings: { ...SETTINGS, ...settings },
    } as unknown as SiteData,
  },
]
const titleOf = (...[matches, meta]: Parameters<typeof pageMeta>) =>
  pageMeta(matches, meta).flatMap((each) => ('title' in each && typeof each.title === 'string' ? each.title : []))[0]

test('the title of home has the tagline where both fit into 65 characters', () => {
  expect(titleOf(matchesOf(), { path: '/' })).toBe('Firm of Engineers | We build roads')
  expect(titleOf(matchesOf({ tagline: 'We build roads '.repeat(9) }), { path: '/' })).toBe('Firm of Engineers')
  expect(titleOf(matchesOf({ name: 'Engineers '.repeat(9) }), { path: '/' })!.length).toBeLessThanOrEqual(65)
})

test('a later page of a list has a title of its own', () => {
  expect(titleOf(matchesOf(), { path: '/news', title: 'News', page: 0 })).toBe('News | Firm')
  expect(titleOf(matchesOf(), { path: '/news?page=3', title: 'News', page: 2 })).toBe('News, page 3 | Firm')
})

test('a shared link has the picture with its description and size', () => {
  const image = {
    url: '/media/pictures/a/original.jpg',
    alt: 'A bridge',
    width: 1200,
    height: 800,
    color: '#112233',
    focalPoint: { x: 0.5, y: 0.5 },
  }
  expect(pageMeta(matchesOf(), { path: '/', image })).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: 'https://firm.example/media/pictures/a/original.jpg' },
      { property: 'og:image:alt', content: 'A bridge' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '800' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
})
