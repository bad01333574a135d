import { href } from '../../../contract/addresses.ts'

/** Words that a search would look for: long enough to be from a title. */
const LONGEST_GUESS = 80

/** The words of an address's last part, as somebody would type them: '/projects/some-old-bridge' is 'some old bridge'. */
export function wordsOf(pathname: string): string {
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  return readable(last)
    .replace(/\.\w{1,5}$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
    .slice(0, LONGEST_GUESS)
    .trim()
}

/** Where somebody who looked for this address may want to go: first the list that it seems to be from. */
export function waysOn(pathname: string): { label: string; to: string }[] {
  const ways = [
    { label: 'All projects', to: href('projects') },
    { label: 'What we do', to: href('services') },
    { label: 'News and events', to: href('news') },
    { label: 'About the firm', to: href('about') },
    { label: 'Home page', to: href('home') },
    { label: 'Ask us', to: href('contact') },
  ]
  const first = ways.find(({ to }) => to !== href('home') && pathname.startsWith(`${to}/`))
  return first ? [first, ...ways.filter((way) => way !== first)] : ways
}

/** An address may be broken in its signs as well. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
