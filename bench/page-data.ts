import { RouterContextProvider } from 'react-router'
import { ReadCache } from '../server/core/delivery/read-cache.ts'

/** By path. */
export type AskPage = (path: string) => Promise<unknown>

/**
 * Runs pages' loaders as for the first request after a write, without rendering.
 * @param importModule imports a file of the site, which only Vite can read @param ask calls an API in process
 */
export async function createPageData(
  importModule: (file: string) => Promise<unknown>,
  ask: (path: string, init?: RequestInit) => Response | Promise<Response>,
): Promise<AskPage> {
  const [{ createPageRenderer }, { serverContext }, { createSiteApi }] = (await Promise.all(
    ['site/render-page.tsx', 'site/server-context.ts', 'site/api/site-api.ts'].map(importModule),
  )) as [
    typeof import('../site/render-page.tsx'),
    typeof import('../site/server-context.ts'),
    typeof import('../site/api/site-api.ts'),
  ]
  const pages = createPageRenderer('en')
  return async (path) => {
    const read = new ReadCache(() => true).at(1, async (asked) => ask(asked))
    const context = new RouterContextProvider()
    context.set(serverContext, {
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
    })
    const found = await pages.load(new Request(`http://localhost${path}`), context)
    if (found instanceof Response) throw new Error(`${path} was answered ${found.status}`)
    if (found.errors) throw Object.values(found.errors)[0]
    return found.loaderData
  }
}
