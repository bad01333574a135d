import { expect, test } from 'vitest'
import { raiseContentRevision, coalesceReads } from '../../../server/core/store/revision.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'

describeWhereSqlDiffers('the content revision', (engine) => {
  test('is read as it is after every write, of this connection and of others, and not before it is stored', async () => {
    const place = await createStorePlace(engine)
    const [one, other] = [await openStore(place), await openStore(place)]
    try {
      expect(await one.readRevision()).toBe(1)
      for (const [index, { db }] of [one, other, one, one, other].entries()) {
        await db.transaction().execute(async (tx) => {
          await raiseContentRevision(tx)
          expect(await one.readRevision()).toBe(index + 1)
        })
        expect(await one.readRevision()).toBe(index + 2)
        expect(await other.readRevision()).toBe(index + 2)
      }
      await expect(
        one.db.transaction().execute(async (tx) => {
          await raiseContentRevision(tx)
          throw new Error('Given up')
        }),
      ).rejects.toThrow('Given up')
      expect(await one.readRevision()).toBe(6)
    } finally {
      await Promise.all([one.close(), other.close()])
    }
    await expect((async () => one.readRevision())()).rejects.toThrow(/closed|destroyed/)
  })
})

test('a caller gets a result from after its call, and waiting callers share one query', async () => {
  const asked: ((answer: number) => void)[] = []
  const read = coalesceReads(() => new Promise<number>((resolve) => void asked.push(resolve)))
  const first = read()
  await Promise.resolve()
  const [second, third] = [read(), read()]
  await Promise.resolve()
  expect(asked).toHaveLength(1)
  asked[0]!(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  expect(asked).toHaveLength(2)
  asked[1]!(2)
  expect([await second, await third]).toEqual([2, 2])
})

test('a failed query fails only for its own callers', async () => {
  const answers = [() => Promise.reject(new Error('Cut off')), async () => 2]
  const read = coalesceReads<number>(() => answers.shift()!())
  await expect(read()).rejects.toThrow('Cut off')
  expect(await read()).toBe(2)
})
