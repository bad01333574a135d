import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router'
import { localePath, type PageLocale } from '../contract/page-locales.ts'
import { createRoutes, PAGE_ERRORS } from './page-routes.tsx'
import { BeginningContext, type Beginning } from './scripts-begin.tsx'
import { serverSide } from './server-pages.ts'
import { LocaleContext } from './words.ts'

const RENDER_TIMEOUT = 10_000

/** The pages of a language. */
export function createPageRenderer(locale: PageLocale) {
  const handler = createStaticHandler(createRoutes(serverSide), { basename: localePath(locale, '/') })
  return {
    /** Loads what a page shows, or runs its form's action. @returns a redirect, or what `render` needs */
    load: (request: Request, requestContext: RouterContextProvider) => handler.query(request, { requestContext }),
    /** @returns the whole document @throws what a component throws */
    render: (loaded: StaticHandlerContext, beginning: Beginning | undefined) =>
      render(
        <LocaleContext value={locale}>
          <BeginningContext value={beginning}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, loaded)}
              context={loaded}
              hydrate={false}
            />
          </BeginningContext>
        </LocaleContext>,
      ),
  }
}

/** The error page in place of a page that could not be rendered. */
export const withRenderError = (loaded: StaticHandlerContext, error: unknown): StaticHandlerContext => ({
  ...loaded,
  statusCode: 500,
  errors: { [PAGE_ERRORS]: error },
})

/** Faults of the server's own work; an aborted request and a missing page are not errors. */
export function faultsIn({ errors }: StaticHandlerContext, { signal }: Request): unknown[] {
  if (signal.aborted) return []
  return Object.values(errors ?? {}).filter((error) => !(isRouteErrorResponse(error) && error.status < 500))
}

/** A page is rendered whole: a streamed one needs JavaScript to place its templates, and cannot be cached. */
function render(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const { pipe, abort } = renderToPipeableStream(page, {
    // Large parts stay in place instead of at the end with a script that moves them.
    progressiveChunkSize: Infinity,
    onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    onShellError: reject,
    onError: reject,
  })
  const timer = setTimeout(() => abort(new Error(`The page was not rendered in ${RENDER_TIMEOUT} ms`)), RENDER_TIMEOUT)
  return promise.finally(() => clearTimeout(timer))
}
