// @chunk extra
import { SHORTLIST_ITEMS } from '../../../../contract/limits.ts'
import { toDevanagariDigits } from '../../../../contract/digits.ts'
import { defineWords } from '../../../../site/words.ts'
import type { ShortlistIds } from './shortlist-ids.ts'
import texts from './shortlist.words.json' with { type: 'json' }

type Items = Record<keyof ShortlistIds, readonly unknown[]>

const inEnglish = (count: number, one: string, several: string) => (count === 1 ? `1 ${one}` : `${count} ${several}`)
const inNepali = (count: number, name: string) => `${toDevanagariDigits(String(count))} ${name}`

/** '3 projects, 1 person'. */
const countInEnglish = ({ projects, people }: Items) =>
  [
    projects.length > 0 && inEnglish(projects.length, 'project', 'projects'),
    people.length > 0 && inEnglish(people.length, 'person', 'people'),
  ]
    .filter(Boolean)
    .join(', ')

const countInNepali = ({ projects, people }: Items) =>
  [projects.length > 0 && inNepali(projects.length, 'परियोजना'), people.length > 0 && inNepali(people.length, 'व्यक्ति')]
    .filter(Boolean)
    .join(', ')

export const words = defineWords({
  ...texts,
  labelled: { en: (title: string) => `Shortlist: ${title}`, ne: (title: string) => `छनोट सूची: ${title}` },
  counted: {
    en: (count: number) => `Shortlist (${count})`,
    ne: (count: number) => `छनोट सूची (${toDevanagariDigits(String(count))})`,
  },
  full: {
    en: `A shortlist holds ${SHORTLIST_ITEMS} items. Remove one to add another.`,
    ne: `छनोट सूचीमा ${toDevanagariDigits(String(SHORTLIST_ITEMS))} वटासम्म अट्छ। नयाँ थप्न एउटा हटाउनुहोस्।`,
  },
  count: { en: countInEnglish, ne: countInNepali },
  items: {
    en: (count: number) => inEnglish(count, 'item', 'items'),
    ne: (count: number) => (count === 1 ? 'एउटा' : inNepali(count, 'वटा')),
  },
  /** The subject of an enquiry, and the title of a shared link. */
  title: {
    en: (items: Items) => `Shortlist: ${countInEnglish(items)}`,
    ne: (items: Items) => `छनोट सूची: ${countInNepali(items)}`,
  },
})
