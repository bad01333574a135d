import { expect, test } from 'vitest'
import type { Sample } from '../../../contract/seed/sample.ts'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { createTestApi } from '../../../test/create-test-api.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { openSampleStore } from '../../../test/transfer/sample-store.ts'
import type { Office } from '../contract/offices.ts'

describeOnEachEngine('the offices of the sample', (engine) => {
  test('go and come back with the sample, but for one that somebody has changed', async () => {
    const store = await openSampleStore(await createStorePlace(engine))
    const api = createTestApi({ db: store.db, now: () => NOW })
    const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
    const owner = await signIn({ ...store, request } as never, 'owner')
    const call = async <Data>(method: string, path: string, body?: unknown) =>
      ((await (await owner.call(method, path, body)).json()) as { data: Data }).data
    const [first, ...others] = await call<Office[]>('GET', '/offices')
    expect(others).toHaveLength(2)
    const { id, updatedAt: _, ...given } = first!
    await call('PUT', `/offices/${id}`, { ...given, notes: 'Own' })
    const clear = (await call<Sample>('GET', '/sample')).texts.map((text) => ({ entity: text.entity, id: text.id }))
    await call('POST', '/sample/removal', { remove: [], keep: [], clear })
    expect((await call<Office[]>('GET', '/offices')).map((office) => office.id)).toEqual([id])
    await call('DELETE', '/sample/removal')
    expect(await call<Office[]>('GET', '/offices')).toHaveLength(1)
  })
})
