import { join, relative } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { WORKER_FILE } from '../../../contract/discovery/worker-file.ts'
import { projectFolder } from '../process/project-folder.ts'

const filesIn = (folder: string) => ({
  root: relative(process.cwd(), join(projectFolder, folder)),
  precompressed: true,
})

export function createBrowserFileRoutes(): Hono {
  const siteFiles = filesIn('build/client')
  const routes = new Hono()
  routes.get('/assets/*', cacheFor('public, max-age=31536000, immutable'), serveStatic(siteFiles))
  // The addresses of the staff screens begin with /admin/.
  routes.get('/admin/assets/*', cacheFor('public, max-age=31536000, immutable'), serveStatic(filesIn('build')))
  routes.get('/assets/*', (context) => context.text('Not found', 404, { 'Cache-Control': 'no-store' }))
  // Browsers look for a new one with each visit.
  routes.get(WORKER_FILE, cacheFor('no-cache'), serveStatic(siteFiles))
  routes.get('/:file{[\\w-]+\\.(svg|txt|png|ico)}', cacheFor('public, max-age=3600'), serveStatic(siteFiles))
  return routes
}

/** Answers 304 by the file's time, which is that of the build. */
function cacheFor(cacheControl: string): MiddlewareHandler {
  return async (context, next) => {
    await next()
    if (!context.res.ok) return
    context.res.headers.set('Cache-Control', cacheControl)
    const modified = Date.parse(context.res.headers.get('Last-Modified') ?? '')
    const since = Date.parse(context.req.header('If-Modified-Since') ?? '')
    if (context.res.status !== 200 || !(modified <= since)) return
    await context.res.body?.cancel()
    const headers = new Headers(context.res.headers)
    for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) headers.delete(name)
    context.res = undefined
    context.res = new Response(null, { status: 304, headers })
  }
}
