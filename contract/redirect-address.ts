/** The one spelling by which old addresses are stored and looked up. Without zod, and without the rules of what may be one. */
export interface NormalAddress {
  /** Decoded, NFC, without a slash at its end: `/हाम्रो-बारे`. */
  path: string
  /** Names in their order, decoded, NFC: `p=12`; empty when there is none. */
  query: string
  /** The names alone: `cat&paged`. */
  names: string
}

/** Characters that mean something in an address, and those that cannot be seen in it. */
const PATH_SPECIAL = /[%/?#\\\s\p{Cc}]/gu
const QUERY_SPECIAL = /[%&=+#\\\s\p{Cc}]/gu

/**
 * Gives all spellings of an address the same form: percent-encoded or not, in digits of either case, with or without a slash
 * at the end, letters composed or not, names of the query in any order. It is the normal form of its own result.
 * @param address path and query as in a link; what comes after `#` is left out
 */
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

/** As one text, which is what is stored. */
export function normalText({ path, query }: NormalAddress): string {
  return query === '' ? path : `${path}?${query}`
}

function spell(text: string, special: RegExp): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(special, (character) => encodeURIComponent(character))
}

/** What is not UTF-8 stays encoded, in upper case. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
