import { localePath } from '../../../../contract/page-locales.ts'
import type { Attach } from '../../../../site/routes/contact.tsx'
import { countItems, EMPTY_SHORTLIST, shortlistHref, shortlistOfQuery } from '../ui/shortlist-ids.ts'
import { words } from '../ui/shortlist.words.ts'
import { wordsIn } from '../../../../site/words.ts'

/** In characters: with the most items, the message stays below its bound (contract/limits.ts). */
const LINE_LENGTH = 300

/** The shortlist of a contact form's address. Without its titles, if they cannot be loaded, it still has its link. */
const attachShortlist: Attach = async (api, url, locale) => {
  const t = wordsIn(words, locale)
  const { projects, people } = shortlistOfQuery(url.searchParams)
  if (countItems({ projects, people }) === 0) return undefined
  const found = await api.getShortlist({ projects, people }).catch(() => ({ projects: [], people: [] }))
  const lines = [
    ...found.projects.map(({ code, title }) => `${code} ${title}`),
    ...found.people.map(({ name, position }) => [name, position].filter(Boolean).join(', ')),
  ].map((line) => `- ${line.slice(0, LINE_LENGTH)}`)
  return {
    text: [t.opening, ...lines, '', `${t.link} `].join('\n'),
    path: localePath(locale, shortlistHref({ ...EMPTY_SHORTLIST, projects, people })),
  }
}
export default attachShortlist
