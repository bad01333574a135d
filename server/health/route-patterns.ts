import { METHOD_NAME_ALL } from 'hono/router'
import { RegExpRouter } from 'hono/router/reg-exp-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import { ADDRESSES } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'

const FAMILIES = ['/api/*', '/media/*', '/documents/*', '/assets/*', '/hydration/*', '/admin/*']

/** Every pattern of the site's addresses, the most specific first. @param apiPaths such as `/api/v1/news/:id` */
export function listPatterns(apiPaths: readonly string[]): string[] {
  const pages = Object.values(ADDRESSES).flatMap(({ path }) => PAGE_LOCALES.map((locale) => localePath(locale, path)))
  const parameters = (path: string) => path.split(':').length
  return [...[...new Set([...pages, ...apiPaths])].toSorted((a, b) => parameters(a) - parameters(b)), ...FAMILIES]
}

/** Returns a function that finds what belongs to a path: its number is bounded by that of the patterns. */
export function createPatternLookup<Entry>(entries: ReadonlyMap<string, Entry>): (path: string) => Entry | undefined {
  const router = new SmartRouter<Entry>({ routers: [new RegExpRouter(), new TrieRouter()] })
  for (const [pattern, entry] of entries) router.add(METHOD_NAME_ALL, pattern, entry)
  // Most requests are for these, which need no router.
  const plain = new Map([...entries].filter(([pattern]) => !/[:*]/.test(pattern)))
  return (path) => plain.get(path) ?? router.match('GET', path)[0][0]?.[0]
}
