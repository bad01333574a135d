import type { Engine } from '../../server/core/store/engine.ts'
import { createDiscoveryRoutes, type DiscoveryParts } from '../../server/discovery/routes.ts'
import { createTestApp, NOW } from '../create-test-app.ts'

/** The files of discovery over a store with the fixtures. */
export async function createDiscoveryApp(engine: Engine, parts: Partial<DiscoveryParts> = {}) {
  const app = await createTestApp(engine)
  const config = { publicUrl: 'https://firm.example', mediaBaseUrl: '' }
  const routes = createDiscoveryRoutes({ db: app.reads, config, now: () => NOW, ...parts })
  const get = async (path: string) => routes.request(path)
  return { ...app, get, read: async (path: string) => (await get(path)).text() }
}
