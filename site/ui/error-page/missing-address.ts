import { href } from '../../../contract/addresses.ts'
import { decoded } from '../../../contract/decoded.ts'

const MAX_LENGTH = 80
const SUGGESTED = ['projects', 'services', 'news', 'about', 'home', 'contact'] as const

/** '/projects/some-old-bridge' becomes 'some old bridge'. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return decoded(last)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, MAX_LENGTH)
    .trim()
}

/** First the list to which the address seems to belong. */
export function suggestedPages(pathname: string) {
  const ways = SUGGESTED.map((name) => ({ name, to: href(name) }))
  const first = ways.find(({ to }) => to !== href('home') && pathname.startsWith(`${to}/`))
  return first ? [first, ...ways.filter((way) => way !== first)] : ways
}
