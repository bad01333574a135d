import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Region, type Sharp } from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { PageLocale } from '../../contract/page-locales.ts'
import { cardAddress, cardPath, parseCardPath } from '../../contract/social-card.ts'
import { createCardHandlers, queueMissingCards } from '../../server/social-pictures/card-jobs.ts'
import { findCard } from '../../server/social-pictures/find-cards.ts'
import { createCardRoutes } from '../../server/social-pictures/card-routes.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../../server/core/pictures/picture-workshop.ts'
import { queueAllCards } from '../../server/social-pictures/social-cards.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { createTestLog, drawPicture } from '../core/pictures/picture-fixtures.ts'

interface Options {
  pageLocales?: PageLocale[]
  /** Draws nothing, which saves seconds. */
  drawsNothing?: boolean
}

async function open(engine: Engine, { pageLocales = ['en'], drawsNothing = false }: Options = {}) {
  const app = await createTestApp(engine)
  // Those of the fixtures.
  await app.db.deleteFrom('job').execute()
  const dataDir = await mkdtemp(join(tmpdir(), 'cards-'))
  const log = createTestLog()
  const workshop = openPictureWorkshop({ db: app.db, pictureFiles: openPictureFiles(openMediaFolder(dataDir)), log })
  onTestFinished(async () => {
    await workshop.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const { files } = workshop.cards
  let made = 0
  const make: typeof workshop.cards.make = async (card) => {
    await (drawsNothing ? files.put(card, Buffer.from('a card')) : workshop.cards.make(card))
    made += 1
  }
  const handlers = createCardHandlers({ db: app.reads, cards: { files, make }, log, pageLocales })
  const routes = createCardRoutes({ db: app.db, files })
  return {
    ...app,
    dataDir,
    workshop,
    log,
    countMade: () => made,
    editor: () => signIn(app, 'editor'),
    get: async (address: string) => routes.request(address),
    address: async (path: string, locale: 'en' | 'ne' = 'en') =>
      cardAddress((await findCard(app.db, { locale, path }))!),
    countJobs: async () => (await app.db.selectFrom('job').select('id').execute()).length,
    /** All that are queued, or only that of a page. */
    async runJobs(path?: string) {
      for (const job of await app.db.deleteFrom('job').returningAll().execute()) {
        if (path !== undefined && job.subject !== path) continue
        await handlers.find(({ kind }) => kind === job.kind)?.run(job, new AbortController().signal)
      }
    },
  }
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describeOnEachEngine('social pictures', (engine) => {
  test('a card is made after a publication, and again under another address when its page has changed', async () => {
    const { editor, get, address, runJobs } = await open(engine)
    const person = await editor()
    await person.call('PATCH', '/projects/1', { title: 'Long trail bridge' })
    const before = await address('/projects/trail-bridge')
    await runJobs('/projects/trail-bridge')
    const response = await get(before)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toContain('immutable')
    const bytes = await bytesOf(response)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(150_000)

    await person.call('PATCH', '/projects/1', { title: 'Longer trail bridge' })
    const after = await address('/projects/trail-bridge')
    expect(after).not.toBe(before)
    const meanwhile = await get(after)
    expect(meanwhile.headers.get('Cache-Control')).toBe('no-cache')
    expect(await bytesOf(meanwhile)).toEqual(bytes)
    await runJobs('/projects/trail-bridge')
    expect((await get(after)).headers.get('Cache-Control')).toContain('immutable')
    expect(await bytesOf(await get(after))).not.toEqual(bytes)
    expect((await get(before)).headers.get('Cache-Control')).toBe('no-cache')
  })

  test('what has no page any more has no card, and the daily check finds what was missed', async () => {
    const { db, editor, get, address, runJobs, workshop, dataDir } = await open(engine, { drawsNothing: true })
    await queueAllCards(db, new Date().toISOString())
    await runJobs()
    const paths = [
      '/',
      '/projects',
      '/contact',
      '/privacy',
      '/services/bridges',
      '/news/office-moved',
      '/projects/ring-road',
    ]
    for (const path of paths) {
      expect((await get(await address(path))).headers.get('Cache-Control'), path).toContain('immutable')
    }
    await (await editor()).call('DELETE', '/news/1')
    await rm(join(dataDir, 'cards/projects'), { recursive: true })
    const gone = { locale: 'en', path: '/projects/gone' } as const
    await workshop.cards.files.put({ ...(await findCard(db, { locale: 'en', path: '/' }))!, ...gone }, Buffer.from('x'))
    await runJobs()
    await queueAllCards(db, new Date().toISOString())
    await runJobs()
    expect((await get('/cards/news/office-moved.jpg')).status).toBe(404)
    expect((await get(cardPath(gone))).status).toBe(404)
    expect((await get(await address('/projects/ring-road'))).status).toBe(200)
  })

  test('the card of a district has its public places, and follows its projects', async () => {
    const { db, editor, get, address, runJobs } = await open(engine)
    const shownIn = async (locale: 'en' | 'ne', path = '/districts/kaski') => (await findCard(db, { locale, path }))!
    const person = await editor()
    const publish = (visibility: string) =>
      person.call('PATCH', '/projects/2', {
        location: { geometry: { type: 'Point', coordinates: [83.985, 28.209] }, visibility },
      })
    const hidden = await shownIn('en')
    expect(hidden).toMatchObject({ label: 'District', title: 'Kaski', region: { marks: [] } })
    expect((await publish('public')).status).toBe(200)
    const [card, nepali, province] = [
      await shownIn('en'),
      await shownIn('ne'),
      await shownIn('en', '/provinces/gandaki'),
    ]
    expect(card.region!.marks).toHaveLength(1)
    expect(nepali).toMatchObject({ label: 'जिल्ला', title: 'कास्की', facts: [{}, { value: '२' }] })
    expect([province.label, province.region!.shapes.length, province.region!.marks.length]).toEqual(['Province', 2, 1])
    await runJobs('*')
    const before = await address('/districts/kaski')
    const bytes = await bytesOf(await get(before))
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    await publish('district')
    expect(await shownIn('en')).toEqual(hidden)
    await runJobs('*')
    expect((await get(await address('/districts/kaski'))).headers.get('Cache-Control')).toContain('immutable')
    expect(await bytesOf(await get(before)), 'the former address').not.toEqual(bytes)
  })

  test('a start compares all cards only where that of home is missing', async () => {
    const { db, workshop, dataDir, runJobs, countJobs, countMade } = await open(engine, { drawsNothing: true })
    const start = () => queueMissingCards(db, workshop.cards.files, new Date())
    await start()
    await runJobs()
    const made = countMade()
    expect(made).toBeGreaterThan(10)
    await start()
    expect(await countJobs()).toBe(0)
    await rm(join(dataDir, 'cards'), { recursive: true })
    await start()
    await runJobs()
    expect(countMade()).toBe(2 * made)
  })

  test('an empty site makes none, until something is published', async () => {
    const { db, workshop, editor, runJobs, countJobs, countMade } = await open(engine, { drawsNothing: true })
    await db.updateTable('content_item').set({ state: 'draft' }).execute()
    await queueMissingCards(db, workshop.cards.files, new Date())
    expect(await countJobs()).toBe(0)
    await queueAllCards(db, new Date().toISOString())
    await runJobs()
    expect(countMade()).toBe(0)
    const service = { name: 'Tunnels', publish: true }
    expect((await (await editor()).call('POST', '/services', service)).status).toBe(201)
    await runJobs()
    expect(countMade()).toBeGreaterThan(10)
  })

  test('requests make nothing and queue nothing; a card that is missing is that of home for now', async () => {
    const { db, get, runJobs, countJobs, countMade } = await open(engine, { drawsNothing: true })
    await queueAllCards(db, new Date().toISOString())
    const jobs = await countJobs()
    const unknown = [
      '/cards/random.jpg',
      '/cards/projects/none.jpg',
      '/cards/..%2fstore.jpg',
      '/cards/home.png',
      '/cards/.jpg',
    ]
    for (const address of unknown) expect((await get(address)).status, address).toBe(404)
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/cards/projects/ring-road.jpg?v=1')))
    for (const { status, headers } of answers) {
      expect([status, headers.get('Location'), headers.get('Cache-Control')]).toEqual([
        302,
        '/cards/home.jpg',
        'no-store',
      ])
    }
    expect(await countJobs()).toBe(jobs)
    expect(countMade()).toBe(0)
    await runJobs()
    expect((await get('/cards/home.jpg')).status).toBe(200)
  })

  test('each language has its own cards', async () => {
    const { editor, get, address, runJobs } = await open(engine, { pageLocales: ['en', 'ne'] })
    const title = 'काठमाडौँ उपत्यका ट्रक पार्क'
    await (await editor()).call('PATCH', '/projects/1', { translations: { ne: { title } } })
    await runJobs('/projects/trail-bridge')
    const nepali = await address('/projects/trail-bridge', 'ne')
    expect(nepali).toMatch(/^\/cards\/ne\/projects\/trail-bridge\.jpg\?v=/)
    const bytes = await bytesOf(await get(nepali))
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(bytes).not.toEqual(await bytesOf(await get(await address('/projects/trail-bridge'))))
  })

  test('a card has its title and its picture, and a drawing where the picture cannot be read', async () => {
    const { db, address, dataDir, workshop } = await open(engine)
    const page = { locale: 'en', path: '/projects/trail-bridge' } as const
    const card = (await findCard(db, page))!
    const original = await workshop.files.putOriginal(await drawPicture({ width: 900, height: 600, red: 250 }))
    const picture = { url: `/media/pictures/${original.key}/${original.fileName}`, focalPoint: { x: 0.5, y: 0.5 } }
    const draw = async (change: object) => {
      await workshop.cards.make({ ...card, ...change })
      const { file } = (await workshop.cards.files.find(page, undefined))!
      return sharp(await readFile(join(dataDir, 'cards/projects/trail-bridge', file.name)))
    }
    const statsOf = async (drawn: Sharp, area: Region) =>
      (await sharp(await drawn.clone().extract(area).toBuffer()).stats()).channels
    /** The darkest value of the title's place, and how red the picture's is. */
    const look = async (drawn: Sharp) => {
      const title = await statsOf(drawn, { left: 52, top: 170, width: 440, height: 80 })
      const area = await statsOf(drawn, { left: 800, top: 10, width: 300, height: 100 })
      return { darkest: title[0]!.min, red: area[0]!.mean - area[1]!.mean }
    }
    const whole = await look(await draw({ picture }))
    expect(whole.darkest).toBeLessThan(60)
    expect(whole.red).toBeGreaterThan(60)
    const without = await look(await draw({ picture: null, title: '🌉', firm: '' }))
    expect(without.darkest).toBeGreaterThan(200)
    expect(without.red).toBeLessThan(20)
    expect(await address(page.path)).toBe(cardAddress(card))
  })
})

test('an address of a card leads to no other folder', () => {
  expect(parseCardPath('/cards/ne/projects/trail-bridge.jpg')).toEqual({ locale: 'ne', path: '/projects/trail-bridge' })
  expect(parseCardPath('/cards/home.jpg')).toEqual({ locale: 'en', path: '/' })
  for (const address of [
    '/cards/../a.jpg',
    '/cards//a.jpg',
    '/cards/ne.jpg',
    '/cards/a/.jpg',
    '/cards/A.jpg',
    '/a.jpg',
  ])
    expect(parseCardPath(address), address).toBeUndefined()
})

test('a stop of the server leaves the rest to the next start, without an error', async () => {
  const { db, reads, workshop, log } = await open('sqlite')
  const [, all] = createCardHandlers({ db: reads, cards: workshop.cards, log, pageLocales: ['en'] })
  await queueAllCards(db, new Date().toISOString())
  const job = await db.selectFrom('job').selectAll().executeTakeFirstOrThrow()
  const run = all!.run(job, new AbortController().signal)
  await workshop.stop()
  expect(await run).toEqual({ state: 'queued' })
  expect(log.errors).toEqual([])
})
