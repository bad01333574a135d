import { MENU_ENTRIES, NAMED_LISTS, type AddressName } from '../addresses.ts'
import { defineBlock, oneOf, type Block, type BlockKind } from '../fields/block.ts'
import { hasItemPages, type Kind } from '../fields/kind.ts'
import { choice, flag, line, type Choice } from '../fields/field.ts'
import { CONTENT_BOUNDS } from '../limits.ts'
import { HTTPS_LINK } from '../patterns.ts'

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
  label: line({
    label: { en: 'Name in the menu', ne: 'मेनुमा देखिने नाम' },
    help: { en: 'If empty, its usual name', ne: 'खाली भए सधैँको नाम' },
    bound: LABEL_LENGTH,
  }),
  isHidden: flag({
    label: { en: 'Hidden', ne: 'लुकाइएको' },
    help: { en: 'With what is below it', ne: 'यसमुनिका समेत' },
  }),
}
const isBelow = flag({ label: { en: 'Below the entry above', ne: 'माथिको मेनुमुनि' } })

const leadsTo = ({ entity, singular: label }: Kind) =>
  defineBlock({
    label,
    help: { en: 'Its page', ne: 'यसको पृष्ठ' },
    fields: { itemId: oneOf({ label, to: entity, isRequired: true }), ...OPTIONS },
  })

/** Stored entries name their kind: never rename one. Those that lead to an item have the name of its kind of content. */
export const footerEntries = (kinds: readonly Kind[]): Record<string, BlockKind> => ({
  page: defineBlock({
    label: { en: 'Page of every site', ne: 'साइटको स्थायी पृष्ठ' },
    help: { en: 'Such as Projects or Contact', ne: 'जस्तै परियोजना वा सम्पर्क' },
    fields: {
      page: choice({
        label: { en: 'Page', ne: 'पृष्ठ' },
        help: { en: 'Left out while it has nothing to show', ne: 'देखाउने कुरा नभएसम्म देखिँदैन' },
        choices: MENU_PAGES,
        initial: 'home',
      }),
      ...OPTIONS,
    },
  }),
  ...Object.fromEntries(kinds.filter(hasItemPages).map((kind) => [kind.entity, leadsTo(kind)])),
  link: defineBlock({
    label: { en: 'Another website', ne: 'अर्को वेबसाइट' },
    help: { en: 'An address with https://', ne: 'https:// को ठेगाना' },
    fields: {
      url: line({
        label: { en: 'Address', ne: 'ठेगाना' },
        bound: CONTENT_BOUNDS.link,
        pattern: HTTPS_LINK,
        isRequired: true,
        isTranslated: false,
      }),
      ...OPTIONS,
      label: { ...OPTIONS.label, help: { en: 'In one language at least', ne: 'कम्तीमा एक भाषामा' }, isRequired: true },
    },
  }),
  pages: defineBlock({
    label: { en: 'All pages marked “In the menu”', ne: '“मेनुमा” राखिएका सबै पृष्ठ' },
    help: { en: 'Those that have no entry of their own', ne: 'आफ्नै मेनु नभएका पृष्ठहरू' },
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
