import { expect, test } from 'vitest'
import { AnswerCache, CachedAnswer } from '../../../server/core/delivery/answer-cache.ts'

const TEXT = Array.from({ length: 500 }, (_, index) => `${index * 7919} bridges`).join(' ')
const answerOf = async (text: string) =>
  (await CachedAnswer.read(new Response(text, { headers: { 'Content-Type': 'text/html' } }), 1_000_000))!

test('at most 5,000 answers are kept, however small, and the least recently used are evicted', async () => {
  const cache = new AnswerCache(1024 ** 3)
  const answer = await answerOf('small')
  for (let page = 0; page < 5_000; page += 1) cache.set(`/${page}`, answer)
  cache.find('/0')
  cache.set('/5000', answer)
  expect([cache.count, cache.peek('/0'), cache.peek('/1')]).toEqual([5_000, answer, undefined])
})

test('past a quarter of the room, an answer is kept on the second request for its address', async () => {
  const answer = await answerOf(TEXT)
  const cache = new AnswerCache(10 * answer.size)
  for (let page = 0; page < 9; page += 1) cache.set(`/${page}`, answer)
  expect(cache.count).toBe(3)
  cache.set('/8', answer)
  expect([cache.count, cache.peek('/8')]).toEqual([4, answer])
})

test('bytes are those that answers take now: an encoding that was added counts, and a plain text that was dropped does not', async () => {
  const cache = new AnswerCache(100_000)
  const answer = await answerOf(TEXT)
  cache.set('/', answer)
  const plain = cache.bytes
  expect(plain).toBe(answer.size + 2)
  await answer.body.encode('gzip')
  cache.recount('/', answer)
  expect(cache.bytes).toBeGreaterThan(plain)
  await answer.body.encode('br')
  cache.recount('/', answer)
  expect(cache.bytes).toBe(answer.size + 2)
  expect(cache.bytes).toBeLessThan(plain)
  cache.delete('/')
  expect(cache.bytes).toBe(0)
})

test('a body that is kept holds no memory but its own: a slice of a pooled buffer would hold 64 KiB', async () => {
  const { body } = await answerOf(TEXT)
  const plain = body.find(undefined)!
  const bodies = [plain, await body.encode('gzip'), await body.encode('br')]
  await body.shrink()
  expect([...bodies, body.find('br')!].map((each) => each.buffer.byteLength - each.length)).toEqual([0, 0, 0, 0])
})
