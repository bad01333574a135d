import { decoded } from '../decoded.ts'

/** The normalized form in which old addresses are stored and looked up. */
export interface NormalAddress {
  /** Decoded, NFC, without a slash at its end: `/हाम्रो-बारे`. */
  path: string
  /** Sorted by name, decoded, NFC: `p=12`; empty for none. */
  query: string
  /** The names alone: `cat&paged`. */
  names: string
}

/** Characters with a meaning in addresses, and invisible ones. */
const PATH_SPECIAL = /[%/?#\\\s\p{Cc}]/gu
const QUERY_SPECIAL = /[%&=+#\\\s\p{Cc}]/gu

/** Unifies percent-encoding, case, final slash, Unicode form and the query's order; idempotent. Drops the fragment. */
export function normalAddress(address: string): NormalAddress {
  const [withQuery = ''] = address.split('#', 1)
  const mark = withQuery.indexOf('?')
  const segments = (mark < 0 ? withQuery : withQuery.slice(0, mark))
    .split('/')
    .map((each) => spell(decode(each), PATH_SPECIAL))
  while (segments.length > 2 && segments.at(-1) === '') segments.pop()
  const pairs = Array.from(new URLSearchParams(mark < 0 ? '' : withQuery.slice(mark + 1)), ([name, value]) => ({
    name: spell(name, QUERY_SPECIAL),
    value: spell(value, QUERY_SPECIAL),
  })).sort((one, other) => compare(one.name, other.name))
  return {
    path: segments.join('/'),
    query: pairs.map(({ name, value }) => `${name}=${value}`).join('&'),
    names: pairs.map(({ name }) => name).join('&'),
  }
}

/** As stored. */
export function normalText({ path, query }: NormalAddress): string {
  return query === '' ? path : `${path}?${query}`
}

function spell(text: string, special: RegExp): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(special, (character) => encodeURIComponent(character))
}

/** Invalid UTF-8 stays encoded, in upper case. */
const decode = (segment: string): string =>
  decoded(
    segment,
    segment.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase()),
  )

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
