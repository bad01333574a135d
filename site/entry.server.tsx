import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { serverContext } from './server-context.ts'
import { LocaleContext } from './words.ts'

/** Milliseconds. */
const RENDER_TIMEOUT = 10_000

/** Renders a page whole: a streamed one needs JavaScript to place its templates, and cannot be cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, locale, beforeRender } = provider.get(serverContext)
  await beforeRender()
  return new Response(
    await render(
      <LocaleContext value={locale}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </LocaleContext>,
    ),
    { status, headers },
  )
}

function render(page: ReactNode): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>()
  const { pipe, abort } = renderToPipeableStream(page, {
    // Large parts stay in place instead of at the end with a script that moves them.
    progressiveChunkSize: Infinity,
    onAllReady: () => {
      clearTimeout(timer)
      const pieces: Uint8Array[] = []
      const whole = new Writable({
        write(piece: Uint8Array, _encoding, taken) {
          pieces.push(piece)
          taken()
        },
      })
      // An error thrown in a listener would end the process.
      whole.once('finish', () => resolve(pieces))
      whole.once('error', reject)
      pipe(whole)
    },
    onShellError: reject,
    onError: reject,
  })
  const timer = setTimeout(() => abort(new Error(`The page was not rendered in ${RENDER_TIMEOUT} ms`)), RENDER_TIMEOUT)
  return promise.then((pieces) => Buffer.concat(pieces).toString()).finally(() => clearTimeout(timer))
}

/** An aborted request and a missing page are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(serverContext).logError(error, request.url)
}
