import { expect, test } from 'vitest'
import { describeOnEachEngine } from '../../../test/create-test-app.ts'
import { openSample } from '../../../test/seed/open-sample.ts'
import type { Office } from '../contract/offices.ts'

describeOnEachEngine('the offices of the sample', (engine) => {
  test('go and come back with the sample, but for one that somebody has changed', async () => {
    const { call, remove } = await openSample(engine)
    const [first, ...others] = await call<Office[]>('GET', '/offices')
    expect(others).toHaveLength(2)
    const { id, updatedAt: _, ...given } = first!
    await call('PUT', `/offices/${id}`, { ...given, notes: 'Own' })
    await remove()
    expect((await call<Office[]>('GET', '/offices')).map((office) => office.id)).toEqual([id])
    await call('DELETE', '/sample/removal')
    expect(await call<Office[]>('GET', '/offices')).toHaveLength(1)
  })
})
