import type { Kysely } from 'kysely'
import { createLimiter, QueueFullError } from '../limiter.ts'
import { PREVIEW_PARAMETER, readPreview, withPreview } from '../services/content/preview.ts'
import { ServiceError } from '../services/service-error.ts'
import type { PreviewStore } from '../store/preview-store.ts'
import type { Database } from '../store/schema.ts'
import { Hydrations } from '../delivery/hydrations.ts'
import { deferHydration } from '../delivery/deferred-hydration.ts'

/** Previews that are rendered at a time, and that wait. More are refused: visitors come first. */
const RENDERING = { atOnce: 1, queued: 20, pause: 20 }
/** Seconds after which a refused one may be tried again. */
const RETRY_AFTER = 5

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The address lets whoever has it see what is not published: no other site is told.
  'Referrer-Policy': 'same-origin',
}

export interface RenderedPage {
  page: Response
  html: string
  nonce: string
}

/** Makes the answer of a rendered page. Hydration is deferred where its address and a place to keep its data are given. */
export type SealPage = (
  rendered: RenderedPage,
  deferred: { url?: URL; hydrations?: Hydrations; isPreview?: boolean },
) => Response

export interface PreviewParts {
  store: PreviewStore
  /** Signs the links. */
  secret: string
  seal: SealPage
  /** Renders a page from the store that it is given. */
  render: (request: Request, db: Kysely<Database>) => Promise<RenderedPage>
}

export function isPreview(url: URL): boolean {
  return url.searchParams.has(PREVIEW_PARAMETER)
}

/**
 * Public pages as of a version that a link names, and the data with which their scripts begin. They are rendered one at a
 * time, from reads.
 */
export function createPreviews({ store, secret, seal, render }: PreviewParts) {
  const hydrations = new Hydrations()
  const limiter = createLimiter(RENDERING)

  /** @returns what to answer instead, where there is no page to be had */
  const renderVersion = async (request: Request, url: URL): Promise<RenderedPage | Response> => {
    const ticket = readPreview(secret, url.searchParams.get(PREVIEW_PARAMETER) ?? '', new Date())
    if (!ticket)
      return plain('This preview link has expired, or is not complete. Make a new one in the staff area.', 403)
    try {
      return await limiter.run(() => withPreview(store, ticket, (db) => render(request, db)))
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
      const sealed = seal(rendered, { url, hydrations, isPreview: true })
      for (const [name, value] of Object.entries(HEADERS)) sealed.headers.set(name, value)
      return sealed
    },

    /** @param url the page's address */
    async answerHydration(request: Request, url: URL, name: string): Promise<Response> {
      const headers = { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8' }
      const isValid = readPreview(secret, url.searchParams.get(PREVIEW_PARAMETER) ?? '', new Date()) !== undefined
      const kept = isValid ? hydrations.find(name) : undefined
      if (kept !== undefined) return new Response(kept, { headers })
      const rendered = await renderVersion(new Request(url, { signal: request.signal }), url)
      if (rendered instanceof Response) return rendered
      const deferred = deferHydration(rendered.html, url, rendered.nonce)
      return deferred ? new Response(deferred.hydration, { headers }) : plain('There is nothing to begin with', 404)
    },
  }
}

function plain(text: string, status: number): Response {
  const response = new Response(text, { status, headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (status === 503) response.headers.set('Retry-After', String(RETRY_AFTER))
  return response
}
