import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import type { createServer as CreateServer } from './entry.ts'
import { projectFolder } from './project-folder.ts'
import { fail, start } from './start.ts'

process.env['NODE_ENV'] = 'development'

const { createServer: createViteServer } = await import('vite')
const server = createHttpServer()
// Vite's socket shares the server's port: one of its own would be taken where two of these run.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
// The staff screens have a Vite of their own, which begins when somebody opens them.
let adminVite: Promise<ViteDevServer> | undefined
const openAdmin = () =>
  (adminVite ??= createViteServer({
    configFile: join(projectFolder, 'admin/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server } },
  }))
const serveAdmin: Connect.NextHandleFunction = async (request, response, next) => {
  try {
    const { middlewares } = await openAdmin()
    const address = request.url
    middlewares(request, response, (error?: unknown) => {
      // Vite takes its base away from it.
      request.url = address
      next(error)
    })
  } catch (error) {
    next(error)
  }
}
const serveFiles: Connect.NextHandleFunction = (request, response, next) =>
  /^\/admin(?=[/?]|$)/.test(request.url ?? '')
    ? serveAdmin(request, response, next)
    : vite.middlewares(request, response, next)

// A page that is open keeps its socket, and the server would wait for it.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all([vite.close(), adminVite?.then((admin) => admin.close())]))

// Pages and API are loaded through Vite, which makes them anew when a file changes; the store stays open outside of it.
await start(
  async (parts) => ({
    async answer(request, env) {
      const entry = (await vite.ssrLoadModule('./server/entry.ts')) as { createServer: typeof CreateServer }
      return entry.createServer(parts).answer(request, env)
    },
    isCacheableCall: () => false,
  }),
  serveFiles,
  server,
).catch(fail)
