import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inParallel } from '../../../server/core/process/in-parallel.ts'

test('so many items are worked on at a time, also of a source that is read piece by piece', async () => {
  let [running, most] = [0, 0]
  const done: number[] = []
  const source = async function* () {
    yield* [1, 2, 3, 4, 5, 6, 7]
  }
  await inParallel(source(), 3, async (item) => {
    most = Math.max(most, (running += 1))
    await wait(1)
    running -= 1
    done.push(item)
  })
  expect([most, done.length, running]).toEqual([3, 7, 0])
})

test('an error is thrown when all that had begun has ended, and nothing else is begun', async () => {
  const [begun, ended]: number[][] = [[], []]
  const failing = inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    begun!.push(item)
    if (item === 1) throw new Error('one')
    await wait(5)
    ended!.push(item)
  })
  await expect(failing).rejects.toThrow('one')
  expect([begun, ended]).toEqual([[1, 2], [2]])
})
