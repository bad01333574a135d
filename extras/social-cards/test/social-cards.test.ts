import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardAddress, cardPath } from '../contract/social-card.ts'
import { drawPoster, drawSign, type Poster } from '../../../server/core/pictures/draw-brand.ts'
import { createSigns } from '../../../server/brand/sign-routes.ts'
import { getBrand } from '../../../server/brand/public.ts'
import { cardPoster, createCardRoutes } from '../server/card-routes.ts'
import { getSettings } from '../../../server/core/settings/settings.ts'
import { replaceSetting } from '../../../test/fixtures/settings.ts'
import { drawWithoutProcess } from '../../../test/brand/draw-without-process.ts'
import { openLibrary } from '../../../test/core/pictures/library.ts'
import { blob } from '../../../test/core/pictures/picture-fixtures.ts'
import { pageMeta } from '../../../site/meta.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../../../test/create-test-app.ts'

const draw = async (poster: Poster, logo: Uint8Array) => new Uint8Array(await drawPoster(poster, Buffer.from(logo)))
const signsOf = (app: TestApp) => createSigns(app.db, drawWithoutProcess)

describeOnEachEngine("the firm's card", (engine) => {
  test('is drawn in each language, and anew under another address when the name changes', async () => {
    const app = await createTestApp(engine)
    const routes = createCardRoutes(app.db, draw, signsOf(app))
    const addressIn = async (locale: 'en' | 'ne') =>
      cardAddress(locale, await getSettings(app.db, locale), await getBrand(app.db))
    const get = async (locale: 'en' | 'ne') => routes.request(await addressIn(locale))
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
    const rename = async (en: string, ne: string) => {
      for (const [locale, name] of [
        ['en', en],
        ['ne', ne],
      ] as const)
        await replaceSetting(app.db, { key: 'name', locale, value: JSON.stringify(name) })
    }
    await rename('Himal Engineers', 'हिमाल इन्जिनियर')
    const [english, nepali] = [await get('en'), await get('ne')]
    expect(english.headers.get('Cache-Control')).toContain('immutable')
    const drawn = await bytesOf(english)
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(drawn.length).toBeLessThan(150_000)
    expect(await bytesOf(nepali)).not.toEqual(drawn)

    const former = await addressIn('en')
    await rename('Terai Engineers', 'तराई इन्जिनियर')
    expect(await addressIn('en')).not.toBe(former)
    expect(await bytesOf(await get('en'))).not.toEqual(drawn)
    expect((await routes.request(former)).headers.get('Cache-Control')).toBe('no-cache')
  })
})

test('of a firm without a name shows that of its address, or a neutral one, and never what a stranger sends', async () => {
  const app = await createTestApp('sqlite')
  for (const locale of ['en', 'ne'] as const)
    for (const key of ['name', 'shortName']) await replaceSetting(app.db, { key, locale, value: '""' })
  const drawn: string[] = []
  const note = async ({ texts }: Poster) => new Uint8Array([drawn.push(texts[0]!.text)])
  const known = createCardRoutes(app.db, note, signsOf(app), 'https://www.firm.example')
  await known.request('http://stranger.example/cards/home.jpg')
  const unknown = createCardRoutes(app.db, note, signsOf(app))
  await unknown.request('http://stranger.example/cards/home.jpg')
  await unknown.request('http://stranger.example/cards/ne/home.jpg')
  expect(drawn).toEqual(['www.firm.example', 'Website', 'वेबसाइट'])
})

test('former addresses lead to the card of their language', async () => {
  const app = await createTestApp('sqlite')
  const routes = createCardRoutes(app.db, draw, signsOf(app))
  const get = (path: string) => routes.request(path)
  expect((await get('/cards/projects/bridge.jpg?v=1')).headers.get('Location')).toBe(cardPath('en'))
  expect((await get('/cards/ne/news/office.jpg')).headers.get('Location')).toBe(cardPath('ne'))
  expect((await get('/cards/home.png')).status).toBe(404)
})

test('texts of any content and length, or none, are drawn', async () => {
  const { logo } = await drawSign({ letters: 'HE', color: '#0b5c5f', light: null, dark: null })
  for (const name of ['', ' ', 'A & <b>B', '🌉', 'Consultants of Engineering '.repeat(9), '\u0000x']) {
    const drawn = await drawPoster(cardPoster({ name, line: name, accent: '#123456' }), logo)
    expect(await sharp(drawn).metadata(), name).toMatchObject({ width: 1200, height: 630 })
  }
})

test('shows the logo at once where one is chosen', async () => {
  const { db, workshop, signInOwner, upload } = await openLibrary('sqlite')
  const owner = await signInOwner()
  const routes = createCardRoutes(db, workshop.drawPoster, createSigns(db, workshop.drawSign))
  const read = async () => Buffer.from(await (await routes.request('/cards/home.jpg')).arrayBuffer())
  const letters = await read()
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><ellipse cx="100" cy="50" rx="90" ry="40"/></svg>'
  const { data } = await upload(blob(Buffer.from(logo)), 'logo.svg')
  expect((await owner.call('PATCH', '/brand/1', { logoId: data.id, logoHasName: true })).status).toBe(200)
  expect((await read()).equals(letters)).toBe(false)
})

test('is what a page without a picture shares, or with a small one, under an address that follows from its name', () => {
  const addressOf = (name: string, meta: Parameters<typeof pageMeta>[1]) => {
    const site = {
      locale: 'en',
      absent: [],
      publicUrl: 'https://firm.example',
      brand: { accent: null, version: '1' },
      settings: { name, tagline: 'We build', languages: 'both', socialLinks: [], address: [], phones: [] },
    }
    const tags = pageMeta([{ id: 'root', loaderData: site }], meta)
    return tags.flatMap((tag) => ('property' in tag && tag.property === 'og:image' ? tag.content : []))[0]
  }
  const whole = addressOf('Firm', { path: '/projects', title: 'Projects' })
  expect(whole).toMatch(/^https:\/\/firm\.example\/cards\/home\.jpg\?v=\w+$/)
  const image = { url: '/a/original.png', alt: '', width: 300, height: 100, color: '#fff', focalPoint: { x: 0, y: 0 } }
  expect(addressOf('Firm', { path: '/clients/a', title: 'Client', image })).toBe(whole)
  expect(addressOf('Firm of Others', { path: '/projects', title: 'Projects' })).not.toBe(whole)
})
