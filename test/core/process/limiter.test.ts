import { expect, test } from 'vitest'
import { createLimiter, QueueFullError } from '../../../server/core/process/limiter.ts'

/** Work that ends when it is told to. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const begun = { isBegun: false }
  return { begun, resolve, reject, run: () => ((begun.isBegun = true), promise) }
}

test('does so much at a time, lets so much wait in its order, and refuses the rest at once', async () => {
  const { run } = createLimiter({ concurrency: 2, maxQueued: 1 })
  const [one, two, three] = [work(), work(), work()]
  const running = [run(one.run), run(two.run), run(three.run)]
  await expect(run(async () => 'four')).rejects.toThrow(QueueFullError)
  expect([one, two, three].map(({ begun }) => begun.isBegun)).toEqual([true, true, false])
  two.resolve('two')
  await running[1]
  three.resolve('three')
  expect(await running[2]).toBe('three')
  one.resolve('one')
  expect(await running[0]).toBe('one')
})

test('work that fails gives its turn to the next, and all turns come back', async () => {
  const { run } = createLimiter({ concurrency: 1, maxQueued: 10 })
  const all = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) => run(async () => Promise.reject(new Error(String(index))))),
  )
  expect(all.map((result) => (result as PromiseRejectedResult).reason.message)).toEqual(['0', '1', '2', '3', '4'])
  expect(await run(async () => 'later')).toBe('later')
})
