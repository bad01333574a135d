import { ADDRESSES, type Address } from '../../contract/addresses.ts'
import type { ContentRow } from '../../contract/content/content.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { LOCALES, type Words } from '../../contract/locale.ts'
import { nameOfText, pageText, type PageKey } from '../../contract/pages/page-texts.ts'
import pageSynonyms from '../../contract/pages/page-synonyms.json' with { type: 'json' }
import { isContent } from '../core/api/entities.ts'
import { staffFeatures } from '../core/feature.ts'
import { HELP } from '../help/help.ts'
import { common, wordsIn, type Say } from '../core/words/use-words.ts'
import findWords from './words.json' with { type: 'json' }

/** A screen, or a page of the site. */
export interface Place {
  to: string
  /** The first one is shown. */
  names: Words[]
  synonyms?: string | undefined
}

/** Other words by which staff look for the texts of pages, in any language. */
const PAGE_SYNONYMS: Partial<Record<PageKey, string>> = pageSynonyms

/** Screens that everybody has. */
export const OWN_PLACES: Place[] = [
  { to: '/', names: [common.menu.dashboard], synonyms: 'start, to do' },
  { to: '/account', names: [common.menu.account], synonyms: findWords.synonyms.account },
]

/** The screen of a resource; a list has its trash. */
export function placesOfScreen(name: string): Place[] {
  if (!isContent(name)) {
    const { title } = staffFeatures().find((one) => one.name === name) ?? {}
    return title ? [{ to: `/${name}`, names: [title], synonyms: HELP[name]?.synonyms }] : []
  }
  const { plural, singular, synonyms = '', listNames = '', isFixed } = kindOf(name)
  const ofVisitors = Object.values<Address>(ADDRESSES).flatMap((one) => (one.lists === name ? (one.name ?? []) : []))
  const list = { to: `/${name}`, names: [plural, singular, ...ofVisitors], synonyms: `${synonyms} ${listNames}` }
  const trash = { en: '', ...Object.fromEntries(LOCALES.map((locale) => [locale, nameOfTrash(plural, locale)])) }
  const to = `/${name}?filter=${encodeURIComponent('{"state":"trash"}')}`
  return isFixed ? [list] : [list, { to, names: [trash], synonyms: findWords.synonyms.trash }]
}

const nameOfTrash = (list: Words, locale: string) =>
  [list, common.action.see_trash].map((words) => wordsIn(words, locale)).join(': ')

/** A text of a page, by its place, and by the titles that it had at first and has now. */
export function placeOfText({
  id,
  group,
  title,
  titles,
}: Pick<ContentRow, 'id' | 'group' | 'title' | 'titles'>): Place {
  const key = group as PageKey
  const names = [nameOfText(key), pageText(key).title, { en: title, ...titles }]
  return { to: `/pages/${id}`, names, synonyms: pageText(key).synonyms ?? PAGE_SYNONYMS[key] }
}

/** Places with all typed words, in any language: those whose shown name begins with them first, then has them. */
export function findPlaces(places: Place[], typed: string, say: Say): (Place & { label: string })[] {
  const text = typed.trim().toLowerCase()
  const rankOf = (label: string) => (label.startsWith(text) ? 0 : label.includes(text) ? 1 : 2)
  return places
    .filter(({ names, synonyms = '' }) => {
      const all = [synonyms, ...names.flatMap((name) => Object.values(name))].join(' ').toLowerCase()
      return text.split(/\s+/).every((word) => all.includes(word))
    })
    .map((place) => ({ ...place, label: say(place.names[0]!) }))
    .toSorted((one, other) => rankOf(one.label.toLowerCase()) - rankOf(other.label.toLowerCase()))
}
