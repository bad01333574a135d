import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createIndexNowHandler } from '../../server/discovery/index-now.ts'
import type { JobOutcome } from '../../server/jobs/handler.ts'
import type { Job } from '../../server/store/jobs.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { load } from '../fixtures/load.ts'
import { createDiscoveryApp } from './discovery-app.ts'

const KEY = 'a-key-of-a-test'
const SITE = 'https://firm.example'

/** A search engine that answers with the given status, and what it was told. */
async function startEngine(status: { now: number }) {
  const told: unknown[] = []
  const server = createServer(async (request, response) => {
    told.push(await json(request))
    response.writeHead(status.now).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { told, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

describeOnEachEngine('IndexNow', (engine) => {
  test('engines are told once of each change, and again when they did not take it', async () => {
    const { db } = await createTestApp(engine)
    const status = { now: 200 }
    const { told, endpoint } = await startEngine(status)
    const clock = { now: new Date('2026-11-22T10:00:00.000Z') }
    const handler = createIndexNowHandler({ db, publicUrl: SITE, key: KEY, endpoint, now: () => clock.now })
    const run = async () => {
      const outcome = (await handler.run({} as Job, new AbortController().signal)) as JobOutcome
      await db.transaction().execute((tx) => outcome.write!(tx))
    }
    await run()
    expect(told, 'what was there before').toEqual([])

    await load(db, 'news', { name: 'Changed', slug: 'changed', categoryId: 1 }, { at: '2026-11-22T10:05:00.000Z' })
    await load(
      db,
      'news',
      { name: 'Draft', slug: 'draft', categoryId: 1 },
      { at: '2026-11-22T10:05:00.000Z', isPublished: false },
    )
    clock.now = new Date('2026-11-22T10:10:00.000Z')
    status.now = 503
    await expect(run()).rejects.toThrow('IndexNow answered 503')
    status.now = 202
    await run()
    clock.now = new Date('2026-11-22T10:20:00.000Z')
    await run()
    const call = {
      host: 'firm.example',
      key: KEY,
      keyLocation: `${SITE}/${KEY}.txt`,
      urlList: [`${SITE}/news`, `${SITE}/news/changed`],
    }
    expect(told).toEqual([call, call])
  })

  test('the key is a file of the site, and there is none without the setting', async () => {
    const config = { publicUrl: SITE, mediaBaseUrl: '', indexNowKey: KEY }
    const { read } = await createDiscoveryApp(engine, { config })
    expect(await read(`/${KEY}.txt`)).toBe(KEY)
    expect((await (await createDiscoveryApp(engine)).get(`/${KEY}.txt`)).status).toBe(404)
  })
})
