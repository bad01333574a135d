import type { Engine } from '../../server/core/store/engine.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { createDiscoveryRoutes, type DiscoveryParts } from '../../server/discovery/routes.ts'
import { createTestApp, NOW } from '../create-test-app.ts'

/** The files of discovery over a store with the fixtures. @param languages of the site */
export async function createDiscoveryApp(engine: Engine, parts: Partial<DiscoveryParts> = {}, languages = 'both') {
  const app = await createTestApp(engine)
  await replaceSetting(app.db, { key: 'languages', locale: 'en', value: JSON.stringify(languages) })
  const config = { publicUrl: 'https://firm.example', mediaBaseUrl: '' }
  const routes = createDiscoveryRoutes({ db: app.reads, config, now: () => NOW, ...parts })
  const get = async (path: string) => routes.request(path)
  return { ...app, get, read: async (path: string) => (await get(path)).text() }
}
