import { expect, test } from 'vitest'
import { signIn } from '../../../test/core/accounts/staff.ts'
import { createTestApi } from '../../../test/create-test-api.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../../../test/create-test-app.ts'
import { openSampleStore } from '../../../test/transfer/sample-store.ts'
import type { Sample } from '../../../contract/seed/sample.ts'
import type { Shelf } from '../contract/papers.ts'
import { LICENCE } from './papers-app.ts'

describeOnEachEngine('the papers of the sample', (engine) => {
  const open = async () => {
    const store = await openSampleStore(await createStorePlace(engine))
    const api = createTestApi({ db: store.db, now: () => NOW })
    const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
    const owner = await signIn({ ...store, request } as never, 'owner')
    const call = async <Data>(method: string, path: string, body?: unknown) =>
      ((await (await owner.call(method, path, body)).json()) as { data: Data }).data
    return {
      call,
      remove: async () => {
        const clear = (await call<Sample>('GET', '/sample')).texts.map(({ entity, id }) => ({ entity, id }))
        await call('POST', '/sample/removal', { remove: [], keep: [], clear })
      },
      shelf: () => call<Shelf>('GET', '/papers'),
    }
  }

  test('are there without a gap, one of them ending soon, and go and come back with the sample', async () => {
    const { call, remove, shelf } = await open()
    const { papers, counts } = await shelf()
    expect(counts).toEqual({ missing: 0, ending: 1, ended: 0, valid: 4, replaced: 1 })
    expect(papers[0]).toMatchObject({ kind: 'licence', state: 'ending' })
    await remove()
    expect((await shelf()).papers).toEqual([])
    await call('DELETE', '/sample/removal')
    expect((await shelf()).papers).toHaveLength(6)
    await call('PATCH', '/settings/1', { name: 'Own Firm' })
    expect((await shelf()).papers).toEqual([])
  })

  test('stay where somebody has changed them or added a newer one', async () => {
    const { call, remove, shelf } = await open()
    const of = (kind: string, { papers }: Shelf) => papers.find((one) => one.kind === kind)!
    const before = await shelf()
    const { id } = of('licence', before)
    await call('PUT', `/papers/${id}`, { ...LICENCE, number: 'own' })
    await call('POST', '/papers', { ...LICENCE, kind: 'registration', replaces: of('registration', before).id })
    await remove()
    expect((await shelf()).papers.map(({ kind }) => kind).toSorted()).toEqual([
      'licence',
      'registration',
      'registration',
    ])
    await call('DELETE', '/sample/removal')
    expect((await shelf()).papers).toHaveLength(3)
  })
})
