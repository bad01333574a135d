import { expect, test } from 'vitest'
import { workInChild } from '../../../server/core/process/child-process.ts'

const SCRIPT = 'test/core/process/child-worker.ts'
const { signal } = new AbortController()

test('work in another process gives its result', async () => {
  expect(await workInChild(SCRIPT, { order: 'answer' }, signal)).toBe('done')
})

test('work that fails says why, in words for the operator where there are any', async () => {
  await expect(workInChild(SCRIPT, { order: 'refuse' }, signal)).rejects.toThrow(/^The disk is full$/)
})

test('work whose process dies, or hangs until its time is over, is refused', async () => {
  await expect(workInChild(SCRIPT, { order: 'die' }, signal)).rejects.toThrow('code 3')
  const hanging = workInChild(SCRIPT, { order: 'hang' }, AbortSignal.timeout(1_000))
  await expect(hanging).rejects.toThrow('SIGTERM')
})

test('the memory of a process is bounded', async () => {
  expect(await workInChild(SCRIPT, { order: 'heap' }, signal)).toBeLessThan(1024)
})
