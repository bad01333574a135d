import { createStaticHandler, RouterContextProvider, type LoaderFunction, type RouteObject } from 'react-router'

/** What a page of the site asks of the API, by the path of the page. */
export type AskPage = (path: string) => Promise<unknown>

/** How an API in process is called. */
export type AskApi = (path: string, init?: RequestInit) => Response | Promise<Response>

interface RouteEntry {
  path?: string
  index?: boolean
  file: string
}

/**
 * Runs the loaders of pages as the server does, without rendering what they give: what a page asks of the store, and how long
 * that takes, is all in there.
 * @param importModule imports a module of the site, which only Vite can read
 */
export async function createPageData(importModule: (file: string) => Promise<unknown>, ask: AskApi): Promise<AskPage> {
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
      const lazy = async () => ({ loader: ((await importModule(`site/${file}`)) as { loader?: LoaderFunction }).loader })
      return index ? { index: true, lazy } : { path, lazy }
    })
  const handler = createStaticHandler([{ id: 'root', loader: root.loader, children }])
  return async (path) => {
    const requestContext = new RouterContextProvider()
    requestContext.set(serverContext, {
      api: createSiteApi({ fetch: async (asked, init) => ask(asked, init), csrfToken: () => '' }),
      csrfToken: () => '',
      isCsrfTokenValid: () => false,
      publicUrl: 'http://localhost',
      mediaBaseUrl: '',
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
