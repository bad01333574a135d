import type { CachedAnswer, Validity } from './cached-answer.ts'

const MINUTE = 60_000
/**
 * Pages name ages and years, which are late by at most this, in milliseconds. Far less than the lifetime of the
 * tokens in pages (csrf.ts: a day, of which up to an hour has passed when a page gets one).
 */
const MAX_AGE = 10 * MINUTE
const DAY = 24 * 60 * MINUTE
/** Nepal is 5 hours 45 minutes ahead of UTC. */
const NEPAL_OFFSET = (5 * 60 + 45) * MINUTE

/**
 * How long an answer may be sent from the cache: until the revision changes, it is too old, or the day ends in Nepal.
 * @param startedAt when rendering began, in milliseconds since 1970
 * @returns undefined for an answer that must not be cached
 */
export function validityOf(answer: CachedAnswer, revision: number, startedAt: number): Validity | undefined {
  const isImmutable = answer.cacheControl.includes('immutable')
  const isCacheable = isImmutable || answer.cacheControl === 'no-cache'
  if (answer.status !== 200 || answer.setsCookie || !isCacheable) return undefined
  if (isImmutable) return { revision: undefined, from: -Infinity, until: Infinity }
  const localTime = startedAt + NEPAL_OFFSET
  const midnight = localTime - (localTime % DAY) + DAY - NEPAL_OFFSET
  return { revision, from: startedAt, until: Math.min(startedAt + MAX_AGE, midnight) }
}

/** @param time now, in milliseconds since 1970 */
export function isCurrent({ validity }: CachedAnswer, revision: number, time: number): boolean {
  if (validity === undefined || (validity.revision !== undefined && validity.revision !== revision)) return false
  return validity.from <= time && time < validity.until
}
