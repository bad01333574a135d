import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../process/log.ts'
import { AnswerCache, createBackgroundCompression, isCurrent, validityOf, type CachedAnswer } from './answer-cache.ts'
import { createCacheKeys, type CacheKeyParts } from './cache-key.ts'
import { createCoalescedRenders, type Render } from './coalesced-renders.ts'
import { createWarmUp } from './warm-up.ts'

const MIB = 1024 * 1024
/** Some thousand pages. */
const MAX_BYTES = 32 * MIB
const MAX_ANSWER_BYTES = 4 * MIB
/** Milliseconds for which pages are sent while the revision is unreadable. Tokens in pages are valid for far longer. */
const MAX_STALE = 60 * 60_000

interface Waiting {
  key: string
  request: IncomingMessage
  response: ServerResponse
  next: () => void
}

export interface PageCacheParts extends CacheKeyParts {
  answer: (request: Request) => Response | Promise<Response>
  /** Must not return a revision from before the call. */
  readRevision: () => number | Promise<number>
  /** Paths of pages that are rendered before anybody has requested them, where `publicUrl` is known. */
  ahead?: readonly string[]
  log: Log
  now?: () => number
  maxBytes?: number
  maxAnswerBytes?: number
}

export type PageCache = ReturnType<typeof createPageCache>

/**
 * Each answer carries the content revision from before its rendering, and is sent only while a new read gives the same:
 * nobody gets an answer older than a write acknowledged before the request, by any process.
 */
export function createPageCache(parts: PageCacheParts) {
  const { answer, readRevision, publicUrl, log, now = Date.now, maxBytes = MAX_BYTES } = parts
  const cache = new AnswerCache(maxBytes)
  const compression = createBackgroundCompression(cache, log)
  const renders = createCoalescedRenders({
    answer,
    now,
    maxAnswerBytes: parts.maxAnswerBytes ?? MAX_ANSWER_BYTES,
    onRendered: (key, rendered, render) => keep(key, rendered, render),
    onTooLarge: (key) => cache.delete(key),
  })
  const ahead = publicUrl === undefined ? [] : (parts.ahead ?? []).map((path) => publicUrl + path)
  const warming = createWarmUp({ cache, compression, renders, ahead, readRevision: readAndNote, now, log })
  const cacheKeyOf = createCacheKeys(parts)
  let waiting: Waiting[] = []
  let isRevisionUnreadable = false
  let lastRead: { revision: number; startedAt: number } | undefined
  let lastWriteAt = -Infinity
  let hits = 0
  let misses = 0

  /** Answers pages and public API calls, and passes other requests on. */
  function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const key = cacheKeyOf(request)
    if (key === undefined) {
      noteWrite(request, response)
      return next()
    }
    // Requests that arrive in one turn of the event loop share a read of the revision, which starts after all of them.
    if (waiting.push({ key, request, response, next }) === 1) setImmediate(answerWaiting)
  }

  function answerWaiting(): void {
    const requests = waiting
    waiting = []
    const startedAt = now()
    const answerAt = (revision: number) => {
      noteRevision(revision, startedAt)
      for (const one of requests) guard(one, () => answerFrom(revision, one))
    }
    const answerStale = (error: unknown) => {
      if (!isRevisionUnreadable) log.error('The content revision cannot be read: cached pages are sent', error)
      isRevisionUnreadable = true
      for (const one of requests) guard(one, () => answerWithoutRevision(one))
    }
    let revision
    try {
      revision = readRevision()
    } catch (error) {
      return answerStale(error)
    }
    if (typeof revision === 'number') answerAt(revision)
    else void revision.then(answerAt, answerStale)
  }

  /** An error in one request must not keep the others of its turn from their answers. */
  function guard(one: Waiting, answerOne: () => void): void {
    try {
      answerOne()
    } catch (error) {
      abort(one, error)
    }
  }

  function abort({ key, response }: Waiting, error: unknown): void {
    log.error(`${key} could not be sent`, error)
    response.destroy()
  }

  /** The last render, with a notice where it may be outdated. */
  function answerWithoutRevision(one: Waiting): void {
    const cached = cache.find(one.key)
    if (!cached) one.next()
    else if (wasCurrent(cached)) send(cached, one)
    else
      import('./outdated-page.ts')
        .then(({ sendOutdated }) => sendOutdated(cached, now(), one.request, one.response))
        .catch((error: unknown) => abort(one, error))
  }

  function answerFrom(revision: number, one: Waiting): void {
    const { key } = one
    const cached = cache.find(key)
    if (cached && isCurrent(cached, revision, now())) {
      hits += 1
      if (cached.requests > 1 && cached.body.canShrink) compression.add(key, cached)
      return send(cached, one)
    }
    misses += 1
    if (renders.isTooLarge(key, revision)) return one.next()
    void sendRendered(revision, one)
  }

  async function sendRendered(revision: number, one: Waiting): Promise<void> {
    let rendered: CachedAnswer | undefined
    try {
      rendered = await renders.render(one.key, revision)
    } catch (error) {
      log.error(`${one.key} could not be rendered for the page cache`, error)
    }
    const isOutage = rendered?.status === 503 && cache.peek(one.key) && (await isRevisionAway())
    guard(one, () => {
      if (!rendered) one.next()
      else if (isOutage) answerWithoutRevision(one)
      else send(rendered, one)
    })
  }

  /** Whether the database has gone since the revision was read. */
  const isRevisionAway = (): Promise<boolean> =>
    Promise.resolve()
      .then(readRevision)
      .then(
        () => false,
        () => true,
      )

  function send(cached: CachedAnswer, one: Waiting): void {
    cached
      .send(one.request, one.response)
      ?.finally(() => cache.recount(one.key, cached))
      .catch((error: unknown) => abort(one, error))
  }

  function noteRevision(revision: number, startedAt: number): void {
    isRevisionUnreadable = false
    lastRead = { revision, startedAt }
  }

  async function readAndNote(): Promise<number> {
    const startedAt = now()
    const revision = await readRevision()
    noteRevision(revision, startedAt)
    return revision
  }

  const isStranger = ({ cookie, authorization }: IncomingMessage['headers']) =>
    cookie === undefined && authorization === undefined

  /** A write through this process may have raised the revision. Staff send a cookie, programs a key. */
  function noteWrite({ method, headers }: IncomingMessage, response: ServerResponse): void {
    if (method === 'GET' || method === 'HEAD' || isStranger(headers)) return
    response.once('finish', () => {
      if (response.statusCode < 400) lastWriteAt = now()
    })
  }

  /** Of the last known revision, read not too long ago and after every write through this process. */
  function wasCurrent({ validity }: CachedAnswer): boolean {
    if (validity === undefined || lastRead === undefined) return false
    if (validity.revision === undefined) return true
    if (now() - lastRead.startedAt > MAX_STALE || lastRead.startedAt <= lastWriteAt) return false
    return validity.revision === lastRead.revision
  }

  function keep(key: string, rendered: CachedAnswer, { revision, startedAt }: Render): void {
    // A failure says nothing about the page: the older answer may still be sent while the database is unavailable.
    if (rendered.status >= 500) return
    const validity = validityOf(rendered, revision, startedAt)
    if (!validity) return cache.delete(key)
    const before = cache.peek(key)
    if (before) {
      rendered.requests = before.requests >> 1
      // Same content: no need to compress it again.
      if (before.etag === rendered.etag) rendered.body = before.body
    }
    rendered.validity = validity
    cache.set(key, rendered)
  }

  return {
    handle,
    warmUp: warming.run,
    count: () => ({ answers: cache.count, bytes: cache.bytes, hits, misses }),
    close: warming.stop,
  }
}
