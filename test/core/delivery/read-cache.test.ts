import { expect, test } from 'vitest'
import { ReadCache } from '../../../server/core/delivery/read-cache.ts'
import { isCacheableCall } from './declared-calls.ts'

const SETTINGS = '/api/v1/settings'

/** An API that answers with the number of the call. */
function countingApi(respond = (call: number) => Response.json({ data: { call } })) {
  const asked: string[] = []
  return { asked, ask: async (path: string) => respond(asked.push(path)) }
}

test('two pages of one revision share their reads, also concurrent ones', async () => {
  const { asked, ask } = countingApi()
  const reads = new ReadCache(isCacheableCall)
  const answers = await Promise.all([
    reads.at(1, ask)(SETTINGS),
    reads.at(1, ask)(SETTINGS),
    reads.at(1, ask)('/api/v1/services?page=1&limit=100'),
  ])
  expect(asked).toEqual([SETTINGS, '/api/v1/services?page=1&limit=100'])
  expect(await answers[1].json()).toEqual({ data: { call: 1 } })
})

test('after a change it is read again, and an older page gets nothing newer than its revision', async () => {
  const { asked, ask } = countingApi()
  const reads = new ReadCache(isCacheableCall)
  const older = reads.at(1, ask)
  await older(SETTINGS)
  const newer = reads.at(2, ask)
  expect(await (await newer(SETTINGS)).json()).toEqual({ data: { call: 2 } })
  await older(SETTINGS)
  await reads.at(1, ask)(SETTINGS)
  await newer(SETTINGS)
  expect(asked).toHaveLength(4)
})

test('failures, calls that are not content and reads without a revision are not cached', async () => {
  const { asked, ask } = countingApi((call) =>
    call === 1 ? Response.json({}, { status: 500 }) : Response.json({ data: call }),
  )
  const reads = new ReadCache(isCacheableCall)
  expect((await reads.at(1, ask)(SETTINGS)).status).toBe(500)
  expect((await reads.at(1, ask)(SETTINGS)).status).toBe(200)
  for (const path of ['/api/v1/contact-us/receipt', '/api/v1/projects?search=bridge', '/api/v1/projects?search=bridge'])
    await reads.at(1, ask)(path)
  await reads.at(undefined, ask)(SETTINGS)
  expect(asked).toHaveLength(6)
})

test('a call that throws is tried again by the next page', async () => {
  const reads = new ReadCache(isCacheableCall)
  await expect(reads.at(1, async () => Promise.reject(new Error('gone')))(SETTINGS)).rejects.toThrow('gone')
  expect((await reads.at(1, countingApi().ask)(SETTINGS)).ok).toBe(true)
})

test('pages cannot change what they share', async () => {
  const reads = new ReadCache(isCacheableCall)
  const { data } = (await (await reads.at(1, countingApi().ask)(SETTINGS)).json()) as { data: { call: number } }
  expect(() => void (data.call = 9)).toThrow(TypeError)
})

test('the memory is bounded: very large answers are not cached, and a full cache starts again', async () => {
  const large = 'x'.repeat(400_000)
  const { asked, ask } = countingApi(() => Response.json({ data: large }))
  const reads = new ReadCache(isCacheableCall)
  for (let id = 0; id < 30; id++) await reads.at(1, ask)(`/api/v1/news/slug/item-${id}`)
  await reads.at(1, ask)('/api/v1/news/slug/item-0')
  expect(asked).toHaveLength(31)
})
