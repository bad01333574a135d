import { ADDRESSES, href, type Address, type AddressName } from '../../contract/addresses.ts'
import { MENU_PAGES, type MenuPageName } from '../../contract/menus/entries.ts'
import type { MenuEntry } from '../../contract/menus/menu.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import type { Site } from '../../contract/pages/site.ts'
import type { ServiceMenuItem } from '../service-menu.ts'
import { allItems, pageItems, present, type Entry, type NavigationItem } from '../ui/site-header/navigation.ts'
import { words as footerWords } from '../ui/site-footer/words.ts'
import { words } from '../ui/site-header/words.ts'
import { wordsIn } from '../words.ts'

type Names = Partial<Record<string, unknown>>

/** The menus that the firm has changed, as pages show them. On the server alone: browsers get what comes of it. */
export function ownMenus(
  { header, footer, menu = [], absent }: Pick<Site, 'header' | 'footer' | 'menu' | 'absent'>,
  services: ServiceMenuItem[],
  locale: PageLocale,
): { header?: { items: NavigationItem[]; styles?: string }; footer?: NavigationItem[] } {
  const t = wordsIn(words, locale)
  const isThere = (name: AddressName) => !absent.includes(name)
  const usualItems = flat(allItems(services, locale, []))

  /** Of services and of the story, what is below them follows from the content. */
  const childrenOf = (page: MenuPageName, placed: MenuEntry[]) =>
    page === 'services' || (page === 'story' && !placed.some((entry) => entry.page === 'history'))
      ? (usualItems.find(({ name, label }) => name && label === t[page])?.children ?? [])
      : []

  const toEntries = (entries: MenuEntry[], names: Names, placed?: MenuEntry[]): Entry[] =>
    entries.flatMap(({ page, to, label = '', pagesExcept, children = [] }): Entry[] => {
      const nested = toEntries(children, names, placed)
      if (pagesExcept)
        return [...pageItems(menu.filter(({ slug }) => !pagesExcept.includes(href('sitePage', { slug })))), ...nested]
      if (page === undefined) return [{ label, to: to!, children: nested }]
      const name = page === 'story' ? 'about' : page
      const usual = names[page] ?? MENU_PAGES.find(({ value }) => value === page)!.label[locale]
      const all = placed ? [...childrenOf(page, placed), ...nested] : []
      return [{ label: label || String(usual), name, to: (ADDRESSES[name] as Address).path, children: all }]
    })

  const items = header && present(toEntries(header, t, flat(header)), isThere)
  const links = footer && flat(present(toEntries(footer, wordsIn(footerWords, locale)), isThere))
  return {
    header: items && { items, styles: foldingStyles(items) || undefined },
    footer: links?.map(({ label, to }) => ({ label, to })),
  }
}

const flat = <One extends { children?: One[] | undefined }>(entries: readonly One[]): One[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])])

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
function foldingStyles(items: readonly NavigationItem[]): string {
  const widths = items.map(({ label, children }) => widthOf(label) + (children ? TOGGLE : 0) + GAP)
  const needed = Math.ceil(REST + widths.reduce((sum, width) => sum + width, 0))
  if (needed <= WIDE) return ''
  const range = needed > WIDEST ? `` : `and (max-width:${needed}rem)`
  return `@media (min-width:${WIDE}rem)${range}{.menu{display:none}.sheet{display:block}}`
}

/** Marks stand above or below a letter. */
const widthOf = (label: string): number =>
  Array.from(label.replaceAll(/\p{M}/gu, ''), widthOfLetter).reduce((sum, width) => sum + width, 0)

function widthOfLetter(letter: string): number {
  if (/\p{Script=Devanagari}/u.test(letter)) return WIDTHS.devanagari
  return letter === letter.toLowerCase() ? WIDTHS.small : WIDTHS.capital
}
