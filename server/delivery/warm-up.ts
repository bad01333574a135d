import type { Log } from '../log.ts'
import type { AnswerCache } from './answer-cache.ts'
import type { BackgroundCompression } from './background-compression.ts'
import { isCurrent } from './cached-answer-validity.ts'
import type { CoalescedRenders } from './coalesced-renders.ts'

/** In milliseconds. */
const INTERVAL = 1_000
const PAGES = 8
/** In milliseconds. */
const BUDGET = 500

interface WarmUpParts {
  cache: AnswerCache
  compression: BackgroundCompression
  renders: CoalescedRenders
  readRevision: () => Promise<number>
  now: () => number
  log: Log
}

/** Renders the most requested pages again after content has changed, so that the next visitor does not wait. */
export function createWarmUp({ cache, compression, renders, readRevision, now, log }: WarmUpParts) {
  let warmedRevision: number | undefined
  let isRunning = false

  async function renderMostRequested(): Promise<void> {
    const revision = await readRevision()
    if (revision === warmedRevision) return
    const isFirst = warmedRevision === undefined
    warmedRevision = revision
    if (isFirst) return
    const end = performance.now() + BUDGET
    for (const key of cache.mostRequested(PAGES)) {
      if (performance.now() > end) return
      await renderAgain(key, await readRevision())
    }
  }

  async function renderAgain(key: string, revision: number): Promise<void> {
    const cached = cache.peek(key)
    if (cached && isCurrent(cached, revision, now())) return
    const rendered = await renders.render(key, revision)
    if (!rendered) return
    await rendered.body.encode('br')
    cache.recount(key, rendered)
    // The first visitor after a change then gets the smallest form too.
    if (rendered.body.canShrink) compression.add(key, rendered)
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      await renderMostRequested()
    } catch (error) {
      log.error('Pages could not be rendered ahead of requests', error)
    } finally {
      isRunning = false
    }
  }

  const timer = setInterval(() => void run(), INTERVAL).unref()
  return { run, stop: () => clearInterval(timer) }
}
