import type { Log } from '../process/log.ts'
import { isCurrent, type AnswerCache, type BackgroundCompression, type CachedAnswer } from './answer-cache.ts'
import type { CoalescedRenders } from './coalesced-renders.ts'

const INTERVAL = 1_000
const PAGES = 8
const BUDGET = 500

interface WarmUpParts {
  cache: AnswerCache
  compression: BackgroundCompression
  renders: CoalescedRenders
  /** Keys of pages that are rendered before anybody has requested them. */
  ahead: readonly string[]
  readRevision: () => Promise<number>
  now: () => number
  log: Log
}

/**
 * Renders the most requested pages again after content has changed, so that the next visitor does not wait; those of
 * `ahead` also after the start and when their time is over, so that the first answer is the smallest form.
 */
export function createWarmUp({ cache, compression, renders, ahead, readRevision, now, log }: WarmUpParts) {
  let warmedRevision: number | undefined
  let isRunning = false

  async function renderDue(): Promise<void> {
    const revision = await readRevision()
    const isChanged = revision !== warmedRevision
    const isFirst = warmedRevision === undefined
    warmedRevision = revision
    // An answer that is not cached, such as an error, is tried once for a revision.
    const isDue = (cached?: CachedAnswer) =>
      cached ? !isCurrent(cached, revision, now()) || cached.body.canShrink : isChanged
    for (const key of ahead) if (isDue(cache.peek(key))) await renderAgain(key, await readRevision())
    if (isFirst || !isChanged) return
    const end = performance.now() + BUDGET
    for (const key of cache.mostRequested(PAGES)) {
      if (performance.now() > end) return
      await renderAgain(key, await readRevision())
    }
  }

  async function renderAgain(key: string, revision: number): Promise<void> {
    const cached = cache.peek(key)
    const isFresh = cached && isCurrent(cached, revision, now())
    const rendered = isFresh ? cached : await renders.render(key, revision)
    if (!rendered) return
    await rendered.body.encode('br')
    cache.recount(key, rendered)
    // The first visitor after a change then gets the smallest form too, also if another's request had it rendered.
    if (rendered.body.canShrink) compression.add(key, rendered)
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    try {
      await renderDue()
    } catch (error) {
      log.error('Pages could not be rendered ahead of requests', error)
    } finally {
      isRunning = false
    }
  }

  const timer = setInterval(() => void run(), INTERVAL).unref()
  return { run, stop: () => clearInterval(timer) }
}
