// Before landing: tries hundreds of orders.
import type { IncomingMessage, ServerResponse } from 'node:http'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageCache } from '../../../server/core/delivery/page-cache.ts'
import { coalesceReads } from '../../../server/core/store/revision.ts'

/** Actions at the same time: writes of content or of something else, rendering ahead, requests for two pages. */
const doings = fc.array(fc.constantFrom('write', 'write', 'message', 'ahead', '/', '/', '/', '/news', '/news'), {
  minLength: 2,
  maxLength: 30,
})

test.each([
  ['is there at once', true],
  ['has to be waited for', false],
])(
  'whatever the order of things, nobody is answered what is older than a write acknowledged before he asked, where the revision %s',
  async (_, isAtOnce) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), doings, async (scheduler, doings) => {
        const world = createWorld(scheduler, isAtOnce)
        const done = doings.map((doing) =>
          scheduler.schedule(Promise.resolve(), doing).then(() => world.perform(doing)),
        )
        await scheduler.waitFor(Promise.all(done))
        world.close()
        expect(world.staleAnswers).toEqual([])
      }),
      { numRuns: 500 },
    )
  },
)

/** A store, the cache before it and those who write and read; what happens when is for the scheduler to say. */
function createWorld(scheduler: fc.Scheduler, isAtOnce: boolean) {
  const store = { revision: 0, content: 0 }
  let acknowledged = 0
  const staleAnswers: string[] = []
  /** Looks at the store when its turn has come; the answer is on its way for a while. */
  const look = async (at: 'revision' | 'content') => {
    await scheduler.schedule(Promise.resolve(), `looks at ${at}`)
    const seen = store[at]
    await scheduler.schedule(Promise.resolve(), `was told ${at}`)
    return seen
  }
  const cache = createPageCache({
    answer: async () =>
      new Response(JSON.stringify([await look('content'), await look('content')]), {
        headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' },
      }),
    readRevision: isAtOnce ? () => store.revision : coalesceReads(() => look('revision')),
    hasSession: () => false,
    publicUrl: 'https://firm.example',
    ahead: ['/'],
    log: { info() {}, error: (text, cause) => void staleAnswers.push(`${text}: ${String(cause)}`) },
  })
  const request = (url: string) =>
    new Promise<string>((resolve, reject) => {
      const response = {
        writeHead: () => response,
        end: (body: Buffer) => resolve(body.toString()),
        destroy: () => reject(new Error('Cut off')),
      }
      cache.handle({ method: 'GET', url, headers: {} } as IncomingMessage, response as unknown as ServerResponse, () =>
        reject(new Error('Handed on')),
      )
    })
  const write = async () => {
    await scheduler.schedule(Promise.resolve(), 'commits')
    store.revision += 1
    store.content += 1
    const written = store.content
    await scheduler.schedule(Promise.resolve(), 'is acknowledged')
    acknowledged = Math.max(acknowledged, written)
  }
  const read = async (url: string) => {
    const before = acknowledged
    const seen = JSON.parse(await request(url)) as number[]
    if (seen.some((content) => content < before))
      staleAnswers.push(`${url} said ${seen.join(' and ')} after ${before} was acknowledged`)
  }
  return {
    staleAnswers,
    close: cache.close,
    perform: async (doing: string) => {
      if (doing === 'write') return write()
      if (doing === 'ahead') return cache.warmUp()
      return doing === 'message' ? undefined : read(doing)
    },
  }
}
