import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import type { createServer as CreateServer } from './entry.ts'
import { projectFolder } from './core/process/project-folder.ts'
import { fail, start } from './start.ts'

process.env['NODE_ENV'] = 'development'

const { createServer: createViteServer } = await import('vite')
const server = createHttpServer()
// Shares the server's port: a fixed one would conflict with a second server.
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })
// The staff screens have a Vite server of their own, started on demand.
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
      // Vite removes its base from it.
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

// Open pages keep their sockets, and the server would wait for these.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void Promise.all([vite.close(), adminVite?.then((admin) => admin.close())]))

// Vite reloads pages and API when a file changes; the store stays open.
await start(
  async (parts) => ({
    async answer(request, env) {
      const entry = (await vite.ssrLoadModule('./server/entry.ts')) as { createServer: typeof CreateServer }
      return entry.createServer(parts).answer(request, env)
    },
    isCacheableCall: () => false,
    apiPaths: [],
  }),
  serveFiles,
  server,
).catch(fail)
