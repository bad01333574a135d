import type { NavigationItem } from '../ui/site-header/navigation.ts'

/** Widths in rem at the size of the menu: what letters take on average, with their spacing. */
const WIDTHS = { capital: 0.62, small: 0.53, devanagari: 0.62 }
const TOGGLE = 1.6
const GAP = 0.95
/** The room of the firm's name, the search and the languages, and the margins. */
const REST = 17
/** From here on the usual menu is beside the name (ui/site-header/desktop-menu.css). */
const WIDE = 64
/** The content of a page is not wider (--content of styles/tokens.css). */
const WIDEST = 78

/** The rule by which a menu that is too long for a screen folds into its button; empty where the usual rule is enough. */
export function foldingStyles(items: readonly NavigationItem[]): string {
  const widths = items.map(({ label, children }) => widthOf(label) + (children ? TOGGLE : 0) + GAP)
  const needed = Math.ceil(REST + widths.reduce((sum, width) => sum + width, 0))
  if (needed <= WIDE) return ''
  const range = needed > WIDEST ? `` : `and (max-width:${needed}rem)`
  return `@media (min-width:${WIDE}rem)${range}{.menu{display:none}.sheet{display:block}}`
}

function widthOf(label: string): number {
  const letters = [...label].filter((letter) => !/\p{M}/u.test(letter))
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0)
}

function widthOfLetter(letter: string): number {
  if (/\p{Script=Devanagari}/u.test(letter)) return WIDTHS.devanagari
  return letter === letter.toLowerCase() ? WIDTHS.small : WIDTHS.capital
}
