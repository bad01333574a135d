import { beforeEach, expect, test, vi } from 'vitest'
import { factsOf, findCopy, listSavedPages, noteUse, saveCopy } from './copies.ts'
import { MAX_FILE_BYTES } from './copy-rules.ts'

/** A cache that is full from a number of copies on. */
class FullCache {
  readonly copies = new Map<string, Response>()
  room = Infinity

  async put(key: string, copy: Response): Promise<void> {
    if (this.copies.size >= this.room) throw new DOMException('Full', 'QuotaExceededError')
    this.copies.set(key, copy)
  }

  match = async (key: string) => this.copies.get(key)?.clone()
  matchAll = async () => [...this.copies.values()]
  delete = async (key: string) => this.copies.delete(key)
}

let cache: FullCache

beforeEach(() => {
  cache = new FullCache()
  vi.stubGlobal('caches', { open: async () => cache })
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 })
  return () => vi.useRealTimers()
})

test('pages are listed with their titles, the newest first, and files are not', async () => {
  await saveCopy('/projects', new Response('<h1>'), 'Projects')
  vi.setSystemTime(2_000_000)
  await saveCopy('/news/नमस्ते', new Response('<h1>'), 'नमस्ते &amp; more')
  await saveCopy('/assets/a.js', new Response('a'))
  expect(await listSavedPages()).toMatchObject([
    { key: '/news/नमस्ते', title: 'नमस्ते &amp; more', savedAt: 2_000_000 },
    { key: '/projects', title: 'Projects', savedAt: 1_000_000 },
  ])
})

test('on a full device, the half that was used least recently makes room, and nothing fails', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await saveCopy(`/assets/${name}`, new Response('1234'))
    vi.advanceTimersByTime(1000)
    vi.setSystemTime(Date.now() + 1000)
  }
  cache.room = 4
  await saveCopy('/assets/e', new Response('1234'))
  expect([...cache.copies.keys()]).toEqual(['/assets/c', '/assets/d'])
})

test('a file that is too large is not saved', async () => {
  await saveCopy('/media/a', new Response(new Uint8Array(MAX_FILE_BYTES + 1)))
  expect(await findCopy('/media/a')).toBeUndefined()
})

test('a copy is as the server sent it, decoded, and its use is noted once a day', async () => {
  const headers = { 'Content-Type': 'text/css', 'Content-Encoding': 'br', 'Content-Length': '3' }
  await saveCopy('/assets/a.css', new Response('a {}', { headers }))
  const copy = (await findCopy('/assets/a.css'))!
  expect([copy.headers.get('Content-Type'), copy.headers.get('Content-Encoding'), await copy.clone().text()]).toEqual([
    'text/css',
    null,
    'a {}',
  ])
  const put = vi.spyOn(cache, 'put')
  vi.setSystemTime(1_000_000 + 3_600_000)
  await noteUse(copy.clone())
  expect(put).not.toHaveBeenCalled()
  vi.setSystemTime(1_000_000 + 25 * 3_600_000)
  await noteUse(copy.clone())
  expect(factsOf((await findCopy('/assets/a.css'))!).usedAt).toBe(1_000_000 + 25 * 3_600_000)
})
