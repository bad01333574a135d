import { ADDRESSES, type AddressName } from '../addresses.ts'
import { findInExtras } from '../find-in-extras.ts'
import type { PageLocale } from '../page-locales.ts'
import words from './page-texts-words.json' with { type: 'json' }

export interface PageText {
  /** Its id until it is written. Stores have it: never change one. */
  id: number
  at: AddressName
  /** Its title until it is written: claims nothing of the firm. */
  title: Readonly<Record<PageLocale, string>>
  /** Its place, for staff, where neither its title nor its page and title name it. */
  name?: Readonly<Record<PageLocale, string>>
  /**
   * A `page` has a text of its own. An `intro` is the heading of a page that shows other content, a `part` that of a
   * section or a sentence elsewhere: both have only a title and a summary, which come with every page.
   */
  role: 'page' | 'intro' | 'part'
  /** Whether the place shows its link to the contact form. */
  asks?: true
  /** Whether blocks stand on its page, after what is there already. */
  hasBlocks?: true
  /** Whether staff choose which sections stand on its page, and in which order. */
  hasSections?: true
  /** Of an extra's text: what PAGE_SYNONYMS has of the others. */
  synonyms?: string
}

/** Texts of pages of extras, which declare theirs by module augmentation: extras/<name>/contract/page-texts.ts. */
export interface ExtraPageTexts {}

const found = import.meta.env
  ? Object.values(import.meta.glob('../../extras/*/contract/page-texts.ts', { eager: true, import: 'texts' }))
  : await findInExtras('page-texts.ts', 'texts')

/** Texts of pages that staff write, by key, in the order of the site. The first one of an address names the page. */
export const PAGE_TEXTS = {
  home: { id: 1001, at: 'home', role: 'page', hasBlocks: true, hasSections: true, ...words.home },
  'home-projects': { id: 1019, at: 'home', role: 'part', ...words.homeProjects },
  map: { id: 1020, at: 'home', role: 'part', ...words.map },
  'home-partners': { id: 1021, at: 'home', role: 'part', ...words.homePartners },
  'home-contact': { id: 1022, at: 'home', role: 'part', asks: true, ...words.homeContact },
  'our-story': { id: 1003, at: 'about', role: 'page', hasBlocks: true, ...words.ourStory },
  'managing-director': { id: 1004, at: 'about', role: 'page', ...words.managingDirector },
  overview: { id: 1002, at: 'overview', role: 'page', asks: true, hasBlocks: true, ...words.overview },
  profile: { id: 1010, at: 'profile', role: 'page', asks: true, ...words.profile },
  team: { id: 1011, at: 'team', role: 'intro', asks: true, ...words.team },
  clients: { id: 1012, at: 'clients', role: 'intro', asks: true, ...words.clients },
  'clients-partners': { id: 1023, at: 'clients', role: 'part', ...words.clientsPartners },
  services: { id: 1013, at: 'services', role: 'intro', asks: true, hasBlocks: true, ...words.services },
  projects: { id: 1014, at: 'projects', role: 'intro', asks: true, ...words.projects },
  ...(Object.assign({}, ...found) as Pick<ExtraPageTexts, keyof ExtraPageTexts>),
  news: { id: 1016, at: 'news', role: 'intro', ...words.news },
  gallery: { id: 1017, at: 'gallery', role: 'intro', asks: true, ...words.gallery },
  contact: { id: 1018, at: 'contact', role: 'intro', ...words.contact },
  receipt: { id: 1026, at: 'contact', role: 'part', ...words.receipt },
  privacy: { id: 1005, at: 'privacy', role: 'page', ...words.privacy },
  terms: { id: 1006, at: 'terms', role: 'page', ...words.terms },
  accessibility: { id: 1007, at: 'accessibility', role: 'page', ...words.accessibility },
  'footer-privacy': { id: 1024, at: 'home', role: 'part', ...words.footerPrivacy },
  'footer-terms': { id: 1025, at: 'home', role: 'part', ...words.footerTerms },
} as const satisfies Record<string, PageText>

export type PageKey = keyof typeof PAGE_TEXTS
export const PAGE_KEYS = Object.keys(PAGE_TEXTS) as PageKey[]
/** The store keeps the text of a page that went with its extra: staff see it by its key, visitors nowhere. */
export const pageText = (key: PageKey): PageText =>
  PAGE_TEXTS[key] ?? { id: 0, at: 'home', role: 'part', title: { en: key, ne: key } }

/** Where visitors read it. */
export const pathOfText = (key: PageKey): string => ADDRESSES[pageText(key).at].path

/** The key of the text that names a page: its fields for search engines are the page's. */
export const leadingText = (address: AddressName): PageKey | undefined =>
  PAGE_KEYS.find((key) => PAGE_TEXTS[key].at === address)

/** For sorting texts of pages in the order of the site. @param group of their rows: their key */
export const bySite = (one: { group: string | null }, other: { group: string | null }): number =>
  PAGE_KEYS.indexOf(one.group as PageKey) - PAGE_KEYS.indexOf(other.group as PageKey)

/** Whether it stands on a page that another text names. */
export const isPartOfPage = (key: PageKey): boolean => !pageText(key).name && leadingText(pageText(key).at) !== key

/** Its place in the site, for staff. */
export function nameOfText(key: PageKey): Readonly<Record<PageLocale, string>> {
  const { at, title, name = title } = pageText(key)
  if (!isPartOfPage(key)) return name
  const page = nameOfText(leadingText(at)!)
  return { en: `${page.en}: ${title.en}`, ne: `${page.ne}: ${title.ne}` }
}

type KeyOf<Role> = {
  [Key in PageKey]: (typeof PAGE_TEXTS)[Key]['role'] extends Role ? Key : never
}[PageKey]
export type SharedKey = KeyOf<'intro' | 'part'> | 'managing-director'

/** They come with every page; the message of the director, because home quotes it. */
export const SHARED_KEYS = PAGE_KEYS.filter(
  (key) => PAGE_TEXTS[key].role !== 'page' || key === 'managing-director',
) as SharedKey[]
