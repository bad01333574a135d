import type { StaticHandlerContext } from 'react-router'
import type { PageLocale } from '../../contract/page-locales.ts'
import { createHydrations, type Hydration, type Hydrations } from '../core/delivery/deferred-hydration.ts'
import { createLimiter, QueueFullError } from '../core/process/limiter.ts'
import { findVersion, PREVIEW_PARAMETER, readTicket, withPreview, type Draft, type Ticket } from './preview.ts'
import { ServiceError } from '../core/process/service-error.ts'
import type { PreviewStore } from '../core/store/preview-store.ts'
import type { Db } from '../core/store/schema.ts'

/** Five at once: who waits longer has left, and tries again. */
const RENDERING = { concurrency: 1, maxQueued: 4, pause: 20 }
const RETRY_AFTER_SECONDS = 5

/** For readers of either language. */
const ENDED = `This preview link has ended. Ask whoever sent it for a new one.
यो पूर्वावलोकन लिङ्कको म्याद सकियो। पठाउने व्यक्तिसँग नयाँ लिङ्क माग्नुहोस्।`

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  // The link itself grants access: other sites must not see it.
  'Referrer-Policy': 'same-origin',
}

export interface LoadedPage {
  locale: PageLocale
  loaded: StaticHandlerContext
  /** Undefined for an error page that works without scripts. */
  hydration: Hydration | undefined
}

export type RenderPage = (
  request: Request,
  page: LoadedPage,
  options: { url: URL; cache: Hydrations; isDraft?: boolean },
) => Promise<Response>

/** Finds what is no version. @returns undefined where whoever asks may not see it */
export type FindDraft = (request: Request, draft: string) => Promise<Draft | undefined>

/** Renders the page of an address with a draft. @returns undefined where there is none, or too much waits */
export type RenderDraft = (request: Request, draft: Draft) => Promise<string | undefined>

export interface PreviewParts {
  db: Db
  store: PreviewStore
  secret: string
  /** Without it, no unsaved form is shown. */
  findDraft?: FindDraft
  load: (request: Request, db: Db) => Promise<Response | LoadedPage>
  render: RenderPage
}

export function isPreview(url: URL): boolean {
  return url.searchParams.has(PREVIEW_PARAMETER)
}

/** Renders pages with the draft that a link names, one at a time. */
export function createPreviews({ db, store, secret, findDraft, load, render }: PreviewParts) {
  const hydrations = createHydrations()
  const limiter = createLimiter(RENDERING)

  const ticketOf = (url: URL) => readTicket(secret, url.searchParams.get(PREVIEW_PARAMETER) ?? '', new Date())
  const draftOf = (request: Request, ticket: Ticket) =>
    'draft' in ticket ? findDraft?.(request, ticket.draft) : findVersion(db, ticket)
  const refuse = (ticket: Ticket | undefined) =>
    ticket && !('draft' in ticket)
      ? plain(ENDED, 410)
      : plain('This preview link is not complete, or not for you. Ask for a new one.', 403)

  const loadDraft = ({ url, method, headers }: Request, draft: Draft) =>
    // Without the signal: loaders that were cut off would ask a transaction that is over.
    withPreview(store, draft, (db) => load(new Request(url, { method, headers }), db))

  const openDraft = async (
    request: Request,
    url: URL,
    answer: (page: LoadedPage) => Response | Promise<Response>,
  ): Promise<Response> => {
    const ticket = ticketOf(url)
    // Without the store, so that refusing many costs little.
    if (!ticket || ticket.hasEnded) return refuse(ticket)
    try {
      return await limiter.run(async () => {
        if (request.signal.aborted) return plain('The reader of this preview has left.', 503)
        const draft = await draftOf(request, ticket)
        if (!draft) return refuse(ticket)
        const page = await loadDraft(request, draft)
        return page instanceof Response ? page : await answer(page)
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
      const answer = await openDraft(request, url, (page) =>
        render(request, page, { url, cache: hydrations, isDraft: true }),
      )
      for (const [name, value] of Object.entries(HEADERS)) answer.headers.set(name, value)
      return answer
    },

    async renderDraft(request: Request, draft: Draft): Promise<string | undefined> {
      try {
        return await limiter.run(async () => {
          if (request.signal.aborted) return undefined
          const page = await loadDraft(request, draft)
          if (page instanceof Response) return undefined
          const options = { url: new URL(request.url), cache: hydrations, isDraft: true }
          const answer = await render(request, { ...page, hydration: undefined }, options)
          return answer.ok ? await answer.text() : undefined
        })
      } catch (error) {
        if (error instanceof QueueFullError || error instanceof ServiceError) return undefined
        throw error
      }
    },

    async answerHydration(request: Request, url: URL, name: string): Promise<Response> {
      const headers = { ...HEADERS, 'Content-Type': 'text/javascript; charset=utf-8' }
      const cached = (await findVersion(db, ticketOf(url))) ? hydrations.get(name) : undefined
      if (cached !== undefined) return new Response(cached, { headers })
      return openDraft(new Request(url, { headers: request.headers, signal: request.signal }), url, ({ hydration }) =>
        hydration ? new Response(hydration.module, { headers }) : plain('There is nothing to begin with', 404),
      )
    },
  }
}

function plain(text: string, status: number): Response {
  const response = new Response(text, { status, headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (status === 503) response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
  return response
}
