import { MENU_ENTRIES, NAMED_LISTS, type AddressName } from '../addresses.ts'
import { defineBlock, oneOf, type Block, type BlockKind } from '../fields/block.ts'
import { hasItemPages, type Kind } from '../fields/kind.ts'
import { choice, flag, line, type Choice } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { HTTPS_LINK } from '../patterns.ts'
import words from './entries-words.json' with { type: 'json' }

/** Of the header, side by side. */
export const MOST_HEADER_ENTRIES = 9
const LABEL_LENGTH = 30

/** Pages that every site has, and that an entry can lead to. `story` is the beginning of `about`. */
export const MENU_PAGES = [
  { value: 'home', label: { en: 'Home', ne: 'गृहपृष्ठ' } },
  { value: 'about', label: { en: 'About Us', ne: 'हाम्रो बारेमा' } },
  { value: 'overview', label: { en: 'Overview', ne: 'परिचय' } },
  { value: 'clients', label: { en: 'Clients', ne: 'ग्राहक' } },
  { value: 'story', label: { en: 'Our Story', ne: 'हाम्रो कथा' } },
  { value: 'history', label: { en: 'History', ne: 'इतिहास' } },
  { value: 'team', label: { en: 'Our Team', ne: 'हाम्रो टोली' } },
  { value: 'profile', label: { en: 'Profile', ne: 'प्रोफाइल' } },
  ...MENU_ENTRIES,
  { value: 'services', label: { en: 'Services', ne: 'सेवाहरू' } },
  { value: 'projects', label: { en: 'Projects', ne: 'परियोजना' } },
  { value: 'news', label: { en: 'News', ne: 'समाचार' } },
  { value: 'gallery', label: { en: 'Gallery', ne: 'चित्रशाला' } },
  { value: 'contact', label: { en: 'Contact', ne: 'सम्पर्क' } },
  ...NAMED_LISTS,
] as const satisfies Choice<AddressName | 'story'>[]
export type MenuPageName = (typeof MENU_PAGES)[number]['value']

/** Of every entry, after what it leads to. */
const OPTIONS = {
  label: line({ ...words.optionsLabel, bound: LABEL_LENGTH }),
  isHidden: flag(words.optionsIsHidden),
}
const isBelow = flag(words.isBelow)

const leadsTo = ({ entity, singular: label }: Kind) =>
  defineBlock({
    label,
    ...words.leadsTo,
    fields: { itemId: oneOf({ label, to: entity, isRequired: true }), ...OPTIONS },
  })

/** Stored entries name their kind: never rename one. Those that lead to an item have the name of its kind of content. */
export const footerEntries = (kinds: readonly Kind[]): Record<string, BlockKind> => ({
  page: defineBlock({
    ...words.pageEntry,
    fields: { page: choice({ ...words.page, choices: MENU_PAGES, initial: 'home' }), ...OPTIONS },
  }),
  ...Object.fromEntries(kinds.filter(hasItemPages).map((kind) => [kind.entity, leadsTo(kind)])),
  link: defineBlock({
    ...words.linkEntry,
    fields: {
      url: line({
        ...words.url,
        bound: CONTENT_BOUNDS.link,
        pattern: HTTPS_LINK,
        isRequired: true,
        isTranslated: false,
      }),
      ...OPTIONS,
      label: { ...OPTIONS.label, ...words.linkLabel, isRequired: true },
    },
  }),
  pages: defineBlock({
    ...words.pagesEntry,
    fields: { isHidden: OPTIONS.isHidden },
  }),
})

export const headerEntries = (kinds: readonly Kind[]): Record<string, BlockKind> =>
  Object.fromEntries(
    Object.entries(footerEntries(kinds)).map(([type, kind]) => [
      type,
      { ...kind, fields: { ...kind.fields, isBelow } },
    ]),
  )

const NO_LABEL = { en: '', ne: '' }
const pageEntry = (page: MenuPageName): Block => ({ id: page, type: 'page', page, label: NO_LABEL, isHidden: false })
const PAGES_ENTRY: Block = { id: 'pages', type: 'pages', isHidden: false }

const top = (entry: Block): Block => ({ ...entry, isBelow: false })
const below = (entry: Block): Block => ({ ...entry, isBelow: true })
const ABOUT = ['overview', 'clients', 'story', 'team', 'profile'] as const

/** Specification section 2, and what the site adds. Services are below theirs, as they are ordered on their own screen. */
export const USUAL_HEADER: readonly Block[] = [
  ...(['home', 'about'] as const).map(pageEntry).map(top),
  ...[...ABOUT.map(pageEntry), ...MENU_ENTRIES.map(({ value }) => pageEntry(value)), PAGES_ENTRY].map(below),
  ...(['services', 'projects', 'news', 'gallery', 'contact'] as const).map(pageEntry).map(top),
]
export const USUAL_FOOTER: readonly Block[] = [
  ...[...(['about', 'team', 'contact', 'news'] as const), ...NAMED_LISTS.map(({ value }) => value)].map((page) =>
    pageEntry(page as MenuPageName),
  ),
  PAGES_ENTRY,
]
