import { expect, onTestFinished, test, vi } from 'vitest'
import { cardAddress, parseCardPath } from '../../contract/social-card.ts'
import { findCard } from '../../server/social-pictures/find-cards.ts'
import { ALL_CARDS_JOB, CARD_JOB } from '../../server/social-pictures/social-cards.ts'
import { openStore } from '../../server/core/store/store.ts'
import { OTHER_PAGES, SITE_PAGES } from '../browser/site-pages.ts'
import { start, temporaryFolder } from './program.ts'

const LISTS = ['/projects?status=ongoing&page=2', '/news?category=notices', '/gallery?page=2']
/** The first of all cards is made when the program has started. */
const PATIENCE = { timeout: 60_000, interval: 100 }

test('every page names the social picture that is made of it', async () => {
  const dataDir = temporaryFolder()
  const { origin } = await start({ DATA_DIR: dataDir, SOCIAL_PICTURES: '1' })
  const { db, close } = await openStore({ dataDir })
  for (const path of [...SITE_PAGES.map((page) => page.path), ...LISTS, ...OTHER_PAGES]) {
    const html = await (await fetch(origin + path)).text()
    const contentOf = (property: string) => new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1]
    const address = new URL(contentOf('og:image')!)
    const card = (await findCard(db, parseCardPath(address.pathname)!))!
    expect(address.href, path).toBe(origin + cardAddress(card))
    expect(contentOf('og:image:alt'), path).toContain(card.title.slice(0, 10))
    expect([contentOf('og:image:width'), contentOf('og:image:height')], path).toEqual(['1200', '630'])
  }
  await close()
  const home = await vi.waitFor(async () => {
    const answer = await fetch(`${origin}/cards/home.jpg`)
    expect(answer.status).toBe(200)
    return answer
  }, PATIENCE)
  expect(home.headers.get('Content-Type')).toBe('image/jpeg')
}, 120_000)

test('with SOCIAL_PICTURES=0 none is made, and the jobs of publications wait', async () => {
  const dataDir = temporaryFolder()
  const { origin } = await start({ DATA_DIR: dataDir, SOCIAL_PICTURES: '0' })
  const { db, close } = await openStore({ dataDir })
  onTestFinished(close)
  // The last of the jobs that each start queues: what is due earlier has begun before it.
  await vi.waitFor(async () => {
    const { due_at } = await db
      .selectFrom('job')
      .select('due_at')
      .where('kind', '=', 'purge-finished-jobs')
      .executeTakeFirstOrThrow()
    expect(Date.parse(due_at)).toBeGreaterThan(Date.now())
  }, PATIENCE)
  const waiting = await db
    .selectFrom('job')
    .select(['state', 'attempts'])
    .where('kind', 'in', [CARD_JOB, ALL_CARDS_JOB])
    .execute()
  expect(waiting.length).toBeGreaterThan(100)
  expect(new Set(waiting.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['queued 0']))
  expect((await fetch(`${origin}/cards/home.jpg`)).status).toBe(404)
}, 120_000)
