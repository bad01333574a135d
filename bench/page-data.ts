import { createStaticHandler, RouterContextProvider, type LoaderFunction, type RouteObject } from 'react-router'
import { ReadCache } from '../server/delivery/read-cache.ts'

/** By path. */
export type AskPage = (path: string) => Promise<unknown>

interface RouteEntry {
  path?: string
  index?: boolean
  file: string
}

/**
 * Runs pages' loaders as for the first request after a write, without rendering.
 * @param importModule imports a file of the site, which only Vite can read @param ask calls an API in process
 */
export async function createPageData(
  importModule: (file: string) => Promise<unknown>,
  ask: (path: string, init?: RequestInit) => Response | Promise<Response>,
): Promise<AskPage> {
  const [{ default: entries }, root, { serverContext }, { createSiteApi }] = (await Promise.all(
    ['site/routes.ts', 'site/root.tsx', 'site/server-context.ts', 'site/api/site-api.ts'].map(importModule),
  )) as [
    { default: RouteEntry[] },
    { loader: LoaderFunction },
    typeof import('../site/server-context.ts'),
    typeof import('../site/api/site-api.ts'),
  ]
  const children = entries
    .filter(({ file }) => file.startsWith('routes/'))
    .map(({ path, index, file }): RouteObject => {
      const lazy = async () => {
        const { loader } = (await importModule(`site/${file}`)) as { loader?: LoaderFunction }
        return loader ? { loader } : {}
      }
      return index ? { index: true, lazy } : { path: path!, lazy }
    })
  const handler = createStaticHandler([{ id: 'root', loader: root.loader, children }])
  return async (path) => {
    const read = new ReadCache(() => true).at(1, async (asked) => ask(asked))
    const requestContext = new RouterContextProvider()
    requestContext.set(serverContext, {
      api: createSiteApi({
        fetch: (asked, init) => (init ? Promise.resolve(ask(asked, init)) : read(asked)),
        locale: () => 'en',
        csrfToken: () => '',
      }),
      locale: 'en',
      csrfToken: () => '',
      isCsrfTokenValid: () => false,
      publicUrl: 'http://localhost',
      mediaBaseUrl: '',
      isPreview: false,
      nonce: '',
      beforeRender: async () => {},
      logError: (error) => {
        throw error
      },
    })
    const found = await handler.query(new Request(`http://localhost${path}`), { requestContext })
    if (found instanceof Response) throw new Error(`${path} was answered ${found.status}`)
    if (found.errors) throw Object.values(found.errors)[0]
    return found.loaderData
  }
}
