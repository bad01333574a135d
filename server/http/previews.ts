import type { Kysely } from 'kysely'
import { createLimiter, QueueFullError } from '../limiter.ts'
import { findPreview, PREVIEW_PARAMETER, readPreview, withPreview } from '../services/content/preview.ts'
import { ServiceError } from '../services/service-error.ts'
import type { PreviewStore } from '../store/preview-store.ts'
import type { Database } from '../store/schema.ts'
import { Hydrations } from '../delivery/hydrations.ts'
import { deferHydration } from '../delivery/deferred-hydration.ts'

/** Five at once: who waits longer has left, and tries again. */
const RENDERING = { concurrency: 1, maxQueued: 4, pause: 20 }
const RETRY_AFTER_SECONDS = 5

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The link itself grants access: other sites must not see it.
  'Referrer-Policy': 'same-origin',
}

export interface RenderedPage {
  page: Response
  html: string
  nonce: string
}

export type FinishPage = (
  rendered: RenderedPage,
  deferred: { url?: URL; hydrations?: Hydrations; isPreview?: boolean },
) => Response

export interface PreviewParts {
  db: Kysely<Database>
  store: PreviewStore
  secret: string
  finish: FinishPage
  render: (request: Request, db: Kysely<Database>) => Promise<RenderedPage>
}

export function isPreview(url: URL): boolean {
  return url.searchParams.has(PREVIEW_PARAMETER)
}

/** Renders pages as of the version that a link names, one at a time. */
export function createPreviews({ db, store, secret, finish, render }: PreviewParts) {
  const hydrations = new Hydrations()
  const limiter = createLimiter(RENDERING)

  const tokenOf = (url: URL) => url.searchParams.get(PREVIEW_PARAMETER) ?? ''
  const ticketOf = (url: URL) => findPreview(db, secret, tokenOf(url), new Date())
  const refuse = () => plain('This preview link is no longer valid, or not complete. Ask for a new one.', 403)

  const renderVersion = async (request: Request, url: URL): Promise<RenderedPage | Response> => {
    // Without the store, so that refusing many costs little.
    if (!readPreview(secret, tokenOf(url), new Date())) return refuse()
    try {
      return await limiter.run(async () => {
        if (request.signal.aborted) return plain('The reader of this preview has left.', 503)
        const ticket = await ticketOf(url)
        if (!ticket) return refuse()
        // Without the signal: loaders that were cut off would ask a transaction that is over.
        const { method, headers } = request
        return withPreview(store, ticket, (db) => render(new Request(request.url, { method, headers }), db))
      })
    } catch (error) {
      if (error instanceof QueueFullError) {
        return plain('Too many previews are open at the moment. Load this page again in a few seconds.', 503)
      }
      if (!(error instanceof ServiceError)) throw error
      return plain(`This cannot be shown: ${error.message}`, 409)
    }
  }

  return {
    async answerPage(request: Request, url: URL): Promise<Response> {
      const rendered = await renderVersion(request, url)
      if (rendered instanceof Response) return rendered
      const finished = finish(rendered, { url, hydrations, isPreview: true })
      for (const [name, value] of Object.entries(HEADERS)) finished.headers.set(name, value)
      return finished
    },

    async answerHydration(request: Request, url: URL, name: string): Promise<Response> {
      const headers = { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8' }
      const cached = (await ticketOf(url)) ? hydrations.find(name) : undefined
      if (cached !== undefined) return new Response(cached, { headers })
      const rendered = await renderVersion(new Request(url, { signal: request.signal }), url)
      if (rendered instanceof Response) return rendered
      const deferred = deferHydration(rendered.html, url, rendered.nonce)
      return deferred ? new Response(deferred.hydration, { headers }) : plain('There is nothing to begin with', 404)
    },
  }
}

function plain(text: string, status: number): Response {
  const response = new Response(text, { status, headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (status === 503) response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return response
}
