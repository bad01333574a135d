import { ADDRESSES, href, type Address } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'

/** Each is rendered once for it. */
const MOST_PAGES = 10
/** Milliseconds before one more look, while nothing has changed: ten seconds together. */
const PAUSES = [0, 1000, 3000, 6000]
const TIMEOUT = 10_000

interface SeenPage {
  /** Where the address led. */
  at: string
  /** Undefined where there was no such page. */
  html: string | undefined
}
/** The pages that a visitor got at addresses, and when (UTC ISO). */
export interface Look {
  pages: Map<string, SeenPage>
  time: string
}

export interface SeenChange {
  address: string
  seen: 'changed' | 'same' | 'away' | 'gone'
}

/** A page in each language. */
export const inEachLanguage = (path: string): string[] => PAGE_LOCALES.map((locale) => localePath(locale, path))

/** The public pages that may show items: their own ones first, and always the lists. @param paths before and after */
export function pagesOf(entity: string, paths: readonly unknown[], most = MOST_PAGES): string[] {
  const lists = (Object.values(ADDRESSES) as Address[]).filter(({ lists }) => lists === entity)
  const shared = [...new Set([...lists.map(({ path }) => path), href('home')])].flatMap(inEachLanguage)
  const own = [...new Set(paths)].flatMap((path) => (typeof path === 'string' ? inEachLanguage(path) : []))
  return [...own.slice(0, most - shared.length), ...shared]
}

/** Opens pages as somebody who is not signed in. */
export async function lookAt(addresses: readonly string[]): Promise<Look> {
  const pages = await Promise.all(addresses.map(async (address) => [address, await open(address)] as const))
  return { pages: new Map(pages), time: new Date().toISOString() }
}

async function open(address: string): Promise<SeenPage> {
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const html = await answer.text()
    return { at: new URL(answer.url).pathname, html: answer.ok ? html : undefined }
  } catch {
    // Nobody can see a page that does not come: the receipt says so.
    return { at: address, html: undefined }
  }
}

/** Pages are read here, after publishing: the first look is taken while somebody types. */
const isShownAs = (html: string, earlier: string | undefined) =>
  earlier !== undefined && shownIn(html) === shownIn(earlier)

/**
 * Without what differs between two renderings of the same page: tokens, and addresses of scripts. Styles are no styles
 * here: the policy of this screen would refuse them one by one, on the console.
 */
function shownIn(html: string): string {
  const inert = html.replaceAll(/(<\/?)style\b/g, '$1template').replaceAll(' style="', ' data-style="')
  const page = new DOMParser().parseFromString(inert, 'text/html')
  for (const element of page.querySelectorAll('script, template, link, meta, input[type=hidden]')) element.remove()
  return page.documentElement.innerHTML
}

/**
 * Looks until a page has changed, for ten seconds at most.
 * @param before without it only the pages of `own` are compared, with nothing
 */
export async function watchPages(
  addresses: readonly string[],
  own: readonly string[],
  before: Look | undefined,
): Promise<{ pages: SeenChange[]; time: string }> {
  let found: { pages: SeenChange[]; time: string } = { pages: [], time: '' }
  for (const pause of PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const now = await lookAt(before ? addresses : own)
    found = { pages: compare(before, now, own), time: now.time }
    if (found.pages.some(({ seen }) => seen === 'changed' || seen === 'gone')) break
  }
  return found
}

/** Other pages than its own are only of interest where they have changed. */
function compare(before: Look | undefined, now: Look, own: readonly string[]): SeenChange[] {
  // A language that the site does not have leads to one that it has.
  const shown = [...now.pages].filter(([address, { at }]) => at === pathnameOf(address) || !now.pages.has(at))
  return shown.flatMap(([address, { html }]) => {
    const earlier = before?.pages.get(address)?.html
    const missing = earlier === undefined ? 'away' : 'gone'
    const seen = html === undefined ? missing : isShownAs(html, earlier) ? 'same' : 'changed'
    return seen === 'changed' || own.includes(address) ? [{ address, seen }] : []
  })
}

const pathnameOf = (address: string) => new URL(address, location.origin).pathname
