import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.ts'
import { keptAddress } from './kept-address.ts'
import { KeptAnswer } from './kept-answer.ts'
import { KeptAnswers } from './kept-answers.ts'

const MIB = 1024 * 1024
const MINUTE = 60_000

/** What is kept, in bytes: some thousand pages. */
const MOST_BYTES = 32 * MIB
/** A single answer of more is made anew each time, and sent as it is made. */
const LARGEST_ANSWER = 4 * MIB
/** Addresses of such answers that are remembered, so that not even a beginning is made of them here. */
const TOO_LARGE_COUNT = 1_000
/**
 * The longest that an answer is kept, in milliseconds: what a page says of the day it is read on is late by no more. Far less
 * than the tokens in pages are good for (csrf.ts: a day, of which up to an hour is over when a page gets one).
 */
const LONGEST_KEPT = 10 * MINUTE
/**
 * While the revision cannot be read, pages are answered as of the last time that it could be, for so long, in milliseconds:
 * an edit made elsewhere is late by no more. Tokens in pages are good for far longer.
 */
const LONGEST_BLIND = 60 * MINUTE
/** Nobody waits for a page that somebody else has waited for this long, in milliseconds. */
const LONGEST_WAIT = 15_000
const DAY = 24 * 60 * MINUTE
/** Nepal's clocks stand 5 hours 45 minutes before UTC. */
const NEPAL_OFFSET = (5 * 60 + 45) * MINUTE

/** How often it is looked whether content has changed, in milliseconds; what is asked for most is then made again, */
const WARM_UP_INTERVAL = 1_000
/** so many pages of it, */
const WARM_UP_COUNT = 8
/** and no more after this time, in milliseconds. */
const WARM_UP_BUDGET = 500

export interface PageCacheParts {
  /** Makes an answer, of nothing but its address. */
  answer: (request: Request) => Response | Promise<Response>
  /** The content revision as it is now; never one from before the call. */
  readRevision: () => number | Promise<number>
  /** Origin under which visitors reach the site; undefined: that of each request. */
  publicUrl: string | undefined
  /** Whether a `Cookie` header has a session of staff that this site has signed. */
  hasSession: (cookie: string | undefined) => boolean
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
  mostBytes?: number
  largestAnswer?: number
}

export interface PageCache {
  /** Answers a request for a page or a public call of the API, and hands on every other. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** Makes the pages again that are asked for most, if content has changed since the last time. */
  warmUp(): Promise<void>
  /** Answers and bytes that are kept. */
  count(): { answers: number; bytes: number }
  close(): void
}

interface Making {
  revision: number
  begunAt: number
  /** undefined: too large. */
  answer: Promise<KeptAnswer | undefined>
}

/**
 * Keeps pages and public answers of the API, compressed, and answers with them before anything else of the server is asked.
 * What is kept carries the content revision that was read before it was made. Each request reads the revision anew, and is
 * answered from here only if it is still that one: so nobody is answered what is older than a write which had been
 * acknowledged before he asked, whichever process has written.
 */
export function createPageCache(parts: PageCacheParts): PageCache {
  const { answer, readRevision, publicUrl, hasSession, log, now = Date.now, mostBytes = MOST_BYTES, largestAnswer = LARGEST_ANSWER } = parts
  const kept = new KeptAnswers(mostBytes)
  const making = new Map<string, Making>()
  /** With the revision as of which they were. */
  const tooLarge = new Map<string, number>()
  const shrinking = new Map<string, KeptAnswer>()
  let shrinks = false
  let warmedRevision: number | undefined
  let warms = false
  let cannotRead = false
  let lastRead: { revision: number; begunAt: number } | undefined
  let lastWriteAt = -Infinity

  function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const address = keptAddress(request, publicUrl, hasSession)
    if (address === undefined) {
      noteWrite(request, response)
      return next()
    }
    const begunAt = now()
    const answerAt = (revision: number) => {
      noteRevision(revision, begunAt)
      answerFrom(address, revision, request, response, next)
    }
    const doWithout = (error: unknown) => {
      if (!cannotRead) log.error('The content revision cannot be read: pages in memory are answered as they are', error)
      cannotRead = true
      const found = kept.find(address)
      if (found && wasCurrent(found)) send(address, found, request, response)
      else next()
    }
    let revision
    try {
      revision = readRevision()
    } catch (error) {
      return doWithout(error)
    }
    if (typeof revision === 'number') answerAt(revision)
    else void revision.then(answerAt, doWithout)
  }

  function answerFrom(address: string, revision: number, request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const found = kept.find(address)
    if (found && isCurrent(found, revision)) {
      if (found.requests > 1 && found.body.canShrink) shrinkLater(address, found)
      return send(address, found, request, response)
    }
    if (tooLarge.get(address) === revision) return next()
    void sendNew(address, revision, request, response, next)
  }

  async function sendNew(address: string, revision: number, request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    let made
    try {
      made = await make(address, revision)
    } catch (error) {
      log.error(`${address} could not be made to be kept`, error)
      return next()
    }
    if (made) send(address, made, request, response)
    else next()
  }

  function send(address: string, found: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    const cutOff = (error: unknown) => {
      log.error(`${address} could not be sent`, error)
      response.destroy()
    }
    try {
      // Another encoding takes more room, or less.
      found.send(request, response)?.finally(() => kept.recount(address, found)).catch(cutOff)
    } catch (error) {
      cutOff(error)
    }
  }

  function noteRevision(revision: number, begunAt: number): void {
    cannotRead = false
    lastRead = { revision, begunAt }
  }

  /** What was written here after the revision was read last may have raised it. Only staff write content, and send a cookie. */
  function noteWrite({ method, headers }: IncomingMessage, response: ServerResponse): void {
    if (method === 'GET' || method === 'HEAD' || headers.cookie === undefined) return
    response.once('finish', () => {
      if (response.statusCode < 400) lastWriteAt = now()
    })
  }

  /** Whether an answer is of the last revision that could be read, not too long ago and after all that was written here. */
  function wasCurrent({ validity }: KeptAnswer): boolean {
    if (validity === undefined || lastRead === undefined) return false
    if (now() - lastRead.begunAt > LONGEST_BLIND || lastRead.begunAt <= lastWriteAt) return false
    return validity.revision === undefined || validity.revision === lastRead.revision
  }

  function isCurrent({ validity }: KeptAnswer, revision: number): boolean {
    if (validity === undefined || (validity.revision !== undefined && validity.revision !== revision)) return false
    const time = now()
    return validity.from <= time && time < validity.until
  }

  /** Who asks while the same is made of the same revision waits for that; after a write, it is made anew. */
  function make(address: string, revision: number): Making['answer'] {
    const begun = making.get(address)
    const waited = begun ? now() - begun.begunAt : 0
    if (begun && begun.revision === revision && waited >= 0 && waited < LONGEST_WAIT) return begun.answer
    const mine: Making = { revision, begunAt: now(), answer: read(address) }
    making.set(address, mine)
    void mine.answer
      .then((made) => {
        // A younger one has been begun, or is there already.
        if (making.get(address) !== mine) return
        if (made) keep(address, made, mine)
        else noteTooLarge(address, revision)
      }, () => {})
      .finally(() => {
        if (making.get(address) === mine) making.delete(address)
      })
    return mine.answer
  }

  async function read(address: string): Making['answer'] {
    return KeptAnswer.read(await answer(new Request(address)), largestAnswer)
  }

  function noteTooLarge(address: string, revision: number): void {
    kept.drop(address)
    if (tooLarge.size >= TOO_LARGE_COUNT) tooLarge.clear()
    tooLarge.set(address, revision)
  }

  function keep(address: string, made: KeptAnswer, { revision, begunAt }: Making): void {
    const { cacheControl } = made
    // A failure says nothing of the page: what is kept may still be answered while the database is away.
    if (made.status >= 500) return
    const isForEver = cacheControl.includes('immutable')
    if (made.status !== 200 || made.setsCookie || !(isForEver || cacheControl === 'no-cache')) {
      kept.drop(address)
      return
    }
    const before = kept.peek(address)
    if (before) {
      made.requests = before.requests >> 1
      // It says the same as before: then it need not be compressed again.
      if (before.etag === made.etag) made.body = before.body
    }
    const day = begunAt + NEPAL_OFFSET
    const midnight = day - (day % DAY) + DAY - NEPAL_OFFSET
    made.validity = isForEver
      ? { revision: undefined, from: -Infinity, until: Infinity }
      : { revision, from: begunAt, until: Math.min(begunAt + LONGEST_KEPT, midnight) }
    kept.keep(address, made)
  }

  /** One at a time: compressing in the background must leave room for those who wait. */
  function shrinkLater(address: string, found: KeptAnswer): void {
    shrinking.set(address, found)
    if (shrinks) return
    shrinks = true
    void shrinkAll().finally(() => (shrinks = false))
  }

  async function shrinkAll(): Promise<void> {
    for (const [address, found] of shrinking) {
      shrinking.delete(address)
      // Another one has its place, which may be of another revision but say the same.
      if (kept.peek(address)?.body !== found.body) continue
      await found.body.shrink().catch((error: unknown) => log.error(`${address} could not be compressed`, error))
      const present = kept.peek(address)
      if (present) kept.recount(address, present)
    }
  }

  async function warmUp(): Promise<void> {
    if (warms) return
    warms = true
    try {
      const begunAt = now()
      const changed = await readRevision()
      noteRevision(changed, begunAt)
      if (changed === warmedRevision) return
      const isFirst = warmedRevision === undefined
      warmedRevision = changed
      if (isFirst) return
      const end = performance.now() + WARM_UP_BUDGET
      for (const address of kept.favourites(WARM_UP_COUNT)) {
        if (performance.now() > end) return
        const revision = await readRevision()
        const found = kept.peek(address)
        if (found && isCurrent(found, revision)) continue
        const made = await make(address, revision)
        if (!made) continue
        await made.body.make('br')
        kept.recount(address, made)
        // Whoever comes first after a change is not sent more than others.
        if (made.body.canShrink) shrinkLater(address, made)
      }
    } catch (error) {
      log.error('Pages could not be made beforehand', error)
    } finally {
      warms = false
    }
  }

  const timer = setInterval(() => void warmUp(), WARM_UP_INTERVAL)
  timer.unref()
  return { handle, warmUp, count: () => ({ answers: kept.count, bytes: kept.bytes }), close: () => clearInterval(timer) }
}
