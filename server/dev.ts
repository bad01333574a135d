import type { createServer as CreateServer } from './entry.ts'
import { fail, start } from './start.ts'

process.env['NODE_ENV'] = 'development'

const { createServer: createViteServer } = await import('vite')
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })

// Pages and API are loaded through Vite, which makes them anew when a file changes; the store stays open outside of it.
await start(
  async (parts) => async (request, env) => {
    const entry = (await vite.ssrLoadModule('./server/entry.ts')) as { createServer: typeof CreateServer }
    return entry.createServer(parts).fetch(request, env)
  },
  vite.middlewares,
).catch(fail)
