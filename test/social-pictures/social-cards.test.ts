import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardAddress, cardPath, type FirmCard } from '../../contract/social-cards/social-card.ts'
import { drawFirmCard, drawSign } from '../../server/core/pictures/draw-brand.ts'
import { createSigns } from '../../server/brand/sign-routes.ts'
import { getBrand } from '../../server/brand/public.ts'
import { createCardRoutes } from '../../server/social-pictures/card-routes.ts'
import { getSettings } from '../../server/core/settings/settings.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { drawWithoutProcess } from '../brand/draw-without-process.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'

const drawCard = async (card: FirmCard, logo: Uint8Array) => new Uint8Array(await drawFirmCard(card, Buffer.from(logo)))
const signsOf = (app: TestApp) => createSigns(app.db, drawWithoutProcess)

describeOnEachEngine("the firm's card", (engine) => {
  test('is drawn in each language, and anew under another address when the name changes', async () => {
    const app = await createTestApp(engine)
    const routes = createCardRoutes(app.db, drawCard, signsOf(app))
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
  const draw = async ({ name }: FirmCard) => new Uint8Array([drawn.push(name)])
  const known = createCardRoutes(app.db, draw, signsOf(app), 'https://www.firm.example')
  await known.request('http://stranger.example/cards/home.jpg')
  const unknown = createCardRoutes(app.db, draw, signsOf(app))
  await unknown.request('http://stranger.example/cards/home.jpg')
  await unknown.request('http://stranger.example/cards/ne/home.jpg')
  expect(drawn).toEqual(['www.firm.example', 'Website', 'वेबसाइट'])
})

test('former addresses lead to the card of their language', async () => {
  const app = await createTestApp('sqlite')
  const routes = createCardRoutes(app.db, drawCard, signsOf(app))
  const get = (path: string) => routes.request(path)
  expect((await get('/cards/projects/bridge.jpg?v=1')).headers.get('Location')).toBe(cardPath('en'))
  expect((await get('/cards/ne/news/office.jpg')).headers.get('Location')).toBe(cardPath('ne'))
  expect((await get('/cards/home.png')).status).toBe(404)
})

test('texts of any content and length, or none, are drawn', async () => {
  const { logo } = await drawSign({ letters: 'HE', color: '#0b5c5f', light: null, dark: null })
  for (const name of ['', ' ', 'A & <b>B', '🌉', 'Consultants of Engineering '.repeat(9), '\u0000x']) {
    const drawn = await drawFirmCard({ name, line: name, accent: '#123456' }, logo)
    expect(await sharp(drawn).metadata(), name).toMatchObject({ width: 1200, height: 630 })
  }
})
