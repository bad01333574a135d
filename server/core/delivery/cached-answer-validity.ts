import { NEPAL_OFFSET } from '../../../contract/calendar/nepal-day.ts'
import type { CachedAnswer, Validity } from './cached-answer.ts'

const MINUTE = 60_000
/** Pages name ages and years. Far less than the lifetime of the tokens in pages (csrf.ts). */
const MAX_AGE = 10 * MINUTE
const DAY = 24 * 60 * MINUTE

/** Until the revision changes, it is too old, or the day ends in Nepal. Undefined: must not be cached. */
export function validityOf(answer: CachedAnswer, revision: number, startedAt: number): Validity | undefined {
  const isImmutable = answer.cacheControl.includes('immutable')
  const isCacheable = isImmutable || answer.cacheControl === 'no-cache'
  if (answer.status !== 200 || answer.setsCookie || !isCacheable) return undefined
  if (isImmutable) return { revision: undefined, from: -Infinity, until: Infinity }
  const localTime = startedAt + NEPAL_OFFSET
  const midnight = localTime - (localTime % DAY) + DAY - NEPAL_OFFSET
  return { revision, from: startedAt, until: Math.min(startedAt + MAX_AGE, midnight) }
}

export function isCurrent({ validity }: CachedAnswer, revision: number, time: number): boolean {
  if (validity === undefined || (validity.revision !== undefined && validity.revision !== revision)) return false
  return validity.from <= time && time < validity.until
}
