// @chunk shared
import { lazy } from 'react'
import { useActionData, useLoaderData, useParams, type LoaderFunction, type RouteObject } from 'react-router'
import { ADDRESSES } from '../contract/addresses.ts'
import { shouldRevalidate } from './failed-load.ts'
import type { PageHandle } from './meta-tags.tsx'
import type { Load, Page, PageProps } from './page.ts'
import { pageFiles } from './pages.ts'
import { PageError, Root, RootError } from './root.tsx'
import { useSiteData } from './site-data.ts'

/** Of sites that are being set up. */
const NotYet = lazy(() => import('./ui/not-yet/not-yet.tsx'))

/** The differences between the server and the browser. */
export interface Side {
  loadSite: LoaderFunction
  importPage: (path: string) => Promise<Page>
  loader: (page: Page) => LoaderFunction
  action: (path: string, page: Page) => LoaderFunction | undefined
}

/** The id of the route around all pages, where their errors are shown. */
export const PAGE_ERRORS = 'pages'

/** The routes of React Router. @param ready a page whose code is there already, by its path */
export function createRoutes(side: Side, ready: Readonly<Record<string, Page>> = {}): RouteObject[] {
  const toRoute = (path: string, page: Page) => ({
    element: <PageElement path={path} page={page} />,
    handle: { meta: page.meta, load: page.load } satisfies PageHandle,
    shouldRevalidate: page.shouldRevalidate ?? shouldRevalidate,
    ...(page.load && { loader: side.loader(page) }),
    action: side.action(path, page),
  })
  const children = Object.keys(pageFiles).map((path): RouteObject => {
    const page = ready[path]
    return {
      id: path,
      path,
      ...(page ? toRoute(path, page) : { lazy: async () => toRoute(path, await side.importPage(path)) }),
    }
  })
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RootError />,
      loader: side.loadSite,
      shouldRevalidate: () => false,
      children: [{ id: PAGE_ERRORS, errorElement: <PageError />, children }],
    },
  ]
}

function PageElement({ path, page: { default: Component } }: { path: string; page: Page }) {
  const loaded = useLoaderData()
  const actionData = useActionData()
  const params = useParams() as PageProps<Load<unknown>>['params']
  const absent = useSiteData()?.absent.find((name) => ADDRESSES[name].path === path)
  return absent ? <NotYet name={absent} /> : <Component loaderData={loaded} actionData={actionData} params={params} />
}
