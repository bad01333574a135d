import { createServer as createHttpServer } from 'node:http'
import type { createServer as CreateServer } from './entry.ts'
import { fail, start } from './start.ts'

process.env['NODE_ENV'] = 'development'

const { createServer: createViteServer } = await import('vite')
const server = createHttpServer()
// Vite's socket shares the server's port: one of its own would be taken where two of these run.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
// A page that is open keeps its socket, and the server would wait for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void vite.close())

// Pages and API are loaded through Vite, which makes them anew when a file changes; the store stays open outside of it.
await start(
  async (parts) => async (request, env) => {
    const entry = (await vite.ssrLoadModule('./server/entry.ts')) as { createServer: typeof CreateServer }
    return entry.createServer(parts).fetch(request, env)
  },
  vite.middlewares,
  server,
).catch(fail)
