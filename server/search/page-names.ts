import { ADDRESSES, type Address, type AddressName } from '../../contract/addresses.ts'
import { CONTENT_ENTITIES, kindOf } from '../../contract/kinds/index.ts'
import { sharedPathOf } from '../../contract/kinds/kind.ts'
import type { PageLocale } from '../../contract/page-locales.ts'
import { leadingText, type PAGE_TEXTS } from '../../contract/pages/page-texts.ts'
import { words as history } from '../../site/routes/about-history.words.ts'
import { words as statement } from '../../site/routes/about-statement.words.ts'
import { words as search } from '../../site/routes/search.words.ts'
import { words as shortlist } from '../../site/routes/shortlist.words.ts'
import { words as verify } from '../../site/ui/sheet/check.words.ts'
import { words as menu } from '../../site/ui/site-header/words.ts'

/** Pages whose address has no parameter and that have neither a name nor a text of staff: their headings are words of the site. */
type WordedPage = {
  [Name in AddressName]: (typeof ADDRESSES)[Name] extends { path: `${string}:${string}` } | { name: object }
    ? never
    : Name extends (typeof PAGE_TEXTS)[keyof typeof PAGE_TEXTS]['at']
      ? never
      : Name
}[AddressName]

type Heading = Record<PageLocale, { title: string; description?: string }>
const HEADINGS: Record<WordedPage, Heading> = { history, statement, search, shortlist, verify }

export interface NamedPage {
  address: AddressName
  /** What its heading and description say; undefined for a page with a text of staff. */
  heading: Heading | undefined
  /** What else visitors call it: its entry in the menu, and the kinds of content that it shows. */
  otherNames: Record<PageLocale, string[]>
}

/** Every page with a fixed address. */
export const NAMED_PAGES: readonly NamedPage[] = (Object.entries(ADDRESSES) as [AddressName, Address][])
  .filter(([, { path }]) => !path.includes(':'))
  .map(([address, { title, path, name }]) => ({
    address,
    heading: name ? headingOf(name) : HEADINGS[address as WordedPage],
    otherNames: {
      en: [...inMenu(address, 'en'), ...kindsOn(address, 'en'), title ?? '', path.split('/').at(-1)!].filter(Boolean),
      ne: [...inMenu(address, 'ne'), ...kindsOn(address, 'ne')],
    },
  }))

/** Of the page whose first text has this key. */
export const pageOfText = (key: unknown): NamedPage | undefined =>
  NAMED_PAGES.find(({ address }) => leadingText(address) === key)

function headingOf(name: Record<PageLocale, string>): Heading {
  return Object.fromEntries(Object.entries(name).map(([locale, title]) => [locale, { title }])) as Heading
}

function inMenu(address: AddressName, locale: PageLocale): string[] {
  const entry: unknown = Reflect.get(menu[locale], address)
  return typeof entry === 'string' ? [entry] : []
}

/** A kind is at home on the first page that lists it, or where its items have no pages of their own. */
function kindsOn(address: AddressName, locale: PageLocale): string[] {
  const pages = Object.entries(ADDRESSES) as [AddressName, Address][]
  return CONTENT_ENTITIES.filter((entity) => kindOf(entity).search === undefined).flatMap((entity) => {
    const kind = kindOf(entity)
    const { singular, plural } = kind
    const isHere =
      pages.find(([, { lists }]) => lists === entity)?.[0] === address || sharedPathOf(kind) === ADDRESSES[address].path
    return isHere ? [singular[locale] ?? '', plural[locale] ?? ''] : []
  })
}
