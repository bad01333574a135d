import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { serverContext } from './server-context.ts'

/** After this many milliseconds a page that has not been rendered is given up. */
const RENDER_TIMEOUT = 10_000

/**
 * Renders a page whole before the first byte is sent (`onAllReady`): a streamed page would carry templates that only
 * JavaScript can put in place, and could neither be kept in a cache nor carry a content security policy by hashes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, beforeRender } = provider.get(serverContext)
  await beforeRender()
  return new Response(await render(context, request.url, nonce), { status, headers })
}

function render(context: EntryContext, url: string, nonce: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array[]>()
  const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} nonce={nonce} />, {
    // Large parts stand where they belong, and not at the end with a script that moves them.
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
      // Nothing that can throw may be done in a listener: nobody would catch it, and the process would end.
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

/** Told of every error thrown while a page was loaded or rendered. Visitors that left are no error, nor addresses without a page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(serverContext).logError(error, request.url)
}
