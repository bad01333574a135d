import { ADDRESSES, type Address } from './addresses.ts'

/** The most exact first: a page of its own before one whose path has parameters. */
const ENTRIES = Object.values<Address>(ADDRESSES)
  .map((address) => ({ address, segments: address.path.split('/') }))
  .toSorted((a, b) => countParameters(a.segments) - countParameters(b.segments))

/** The page that answers at a path. @param path as visitors see it, without a query */
export function findAddress(path: string): Address | undefined {
  const given = path.split('/')
  return ENTRIES.find(({ segments }) => matchesPattern(segments, given))?.address
}

/** Whether the segments of a path fit those of a pattern, in which `:name` stands for any text that is not empty. */
export function matchesPattern(segments: readonly string[], given: readonly string[]): boolean {
  if (segments.length !== given.length) return false
  return segments.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
}

function countParameters(segments: string[]): number {
  return segments.filter((part) => part.startsWith(':')).length
}
