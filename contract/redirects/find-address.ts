import { ADDRESSES, type Address } from '../addresses.ts'
import { splitLocale } from '../page-locales.ts'

/** Without parameters first. */
const ENTRIES = Object.values<Address>(ADDRESSES)
  .map((address) => ({ address, segments: address.path.split('/') }))
  .toSorted((a, b) => countParameters(a.segments) - countParameters(b.segments))

/** @param path as visitors see it, in any language, without a query */
export function findAddress(path: string): Address | undefined {
  const given = splitLocale(path).path.split('/')
  return ENTRIES.find(({ segments }) => matchesPattern(segments, given))?.address
}

/** `:name` in a pattern matches any text but an empty one. */
export function matchesPattern(segments: readonly string[], given: readonly string[]): boolean {
  if (segments.length !== given.length) return false
  return segments.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
}

function countParameters(segments: string[]): number {
  return segments.filter((part) => part.startsWith(':')).length
}
