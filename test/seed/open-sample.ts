import type { Sample } from '../../contract/seed/sample.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApi } from '../create-test-api.ts'
import { createStorePlace, NOW } from '../create-test-app.ts'
import { openSampleStore } from '../transfer/sample-store.ts'

/** A site with the sample, and the calls of its owner. */
export async function openSample(engine: Engine) {
  const store = await openSampleStore(await createStorePlace(engine))
  const api = createTestApi({ db: store.db, now: () => NOW })
  const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
  const owner = await signIn({ ...store, request } as never, 'owner')
  const call = async <Data>(method: string, path: string, body?: unknown) =>
    ((await (await owner.call(method, path, body)).json()) as { data: Data }).data
  return {
    call,
    /** @param areEmptied whether the texts of the sample are emptied, too */
    async remove(areEmptied = true) {
      const { texts } = await call<Sample>('GET', '/sample')
      const clear = areEmptied ? texts.map(({ entity, id }) => ({ entity, id })) : []
      await call('POST', '/sample/removal', { remove: [], keep: [], clear })
    },
  }
}
