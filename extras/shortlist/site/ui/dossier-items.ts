import { formatMoneyInFull } from '../../../../contract/money.ts'
import type { ShortlistedProject } from '../../../../contract/shortlist/shortlist.ts'
import type { PageLocale } from '../../../../contract/page-locales.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { descriptionPoints } from '../../../../site/description-points.ts'
import type { Shortlist, ShortlistIds } from './shortlist-ids.ts'
import { hasItem } from './shortlist-store.ts'
import { toPersonSummary, type PersonSummary } from '../../../../site/ui/person/person.tsx'
import { withoutAlt } from '../../../../site/ui/picture/picture.tsx'
import { sizes } from '../../../../site/size.words.ts'
import { loadToday, type Today } from '../../../../site/today.ts'
import { wordsIn } from '../../../../site/words.ts'
import { words as statuses } from '../../../../site/ui/status/words.ts'
import { words } from '../../../../site/ui/project/words.ts'

/** In characters: sentences are taken while they fit. */
const TEXT_LENGTH = 420

export interface DossierItems {
  /** As asked for; some of it may not exist. */
  ids: ShortlistIds
  projects: ReturnType<typeof toDossierProject>[]
  people: PersonSummary[]
  /** When they were loaded. */
  today?: Today
}

export async function loadDossierItems(
  api: SiteApi,
  { projects, people }: ShortlistIds,
  locale: PageLocale,
): Promise<DossierItems> {
  const ids = { projects, people }
  if (projects.length + people.length === 0) return { ids, projects: [], people: [] }
  const [found, today] = await Promise.all([api.getShortlist(ids), loadToday(api, locale)])
  const toProject = (project: ShortlistedProject) => toDossierProject(project, locale)
  return { ids, projects: found.projects.map(toProject), people: found.people.map(toPersonSummary), today }
}

/** Without those that the visitor has removed from the own shortlist, where it is one. */
export const keptItems = (items: DossierItems, own: Shortlist | undefined): DossierItems => ({
  ...items,
  projects: items.projects.filter(({ id }) => !own || hasItem(own, 'projects', id)),
  people: items.people.filter(({ id }) => !own || hasItem(own, 'people', id)),
})

export const idsOf = ({ projects, people }: DossierItems): ShortlistIds => ({
  projects: projects.map(({ id }) => id),
  people: people.map(({ id }) => id),
})

function toDossierProject(project: ShortlistedProject, locale: PageLocale) {
  const t = wordsIn(words, locale)
  const { id, slug, title, code, client, districts, services, size, value, description, partnership } = project
  const { start, end, status, periodBs, datesAsEntered } = project
  const unitName = project.englishFacts.includes('unitName') ? '' : project.unitName
  const facts = [
    { label: t.code, value: code },
    { label: t.client, value: client?.name },
    { label: districts.length > 1 ? t.districts : t.district, value: districts.map(({ name }) => name).join(', ') },
    { label: t.period, value: (start ?? end) === null ? '' : { start, end, status, periodBs, datesAsEntered } },
    { label: t.status, value: wordsIn(statuses, locale)[status] },
    { label: t.services, value: services.map(({ name }) => name).join(', ') },
    { label: t.venture, value: partnership },
    { label: t.size, ...(size ? wordsIn(sizes, locale).size(size, unitName) : { value: '' }) },
    { label: t.value, value: value && formatMoneyInFull(value, locale) },
  ]
  return {
    id,
    slug,
    title,
    locale: project.locale,
    picture: withoutAlt(project.pictures[0]),
    districts: districts.map(({ code, name }) => ({ code, name })),
    facts: facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : [])),
    text: shorten(descriptionPoints(description)),
  }
}

function shorten(sentences: string[]): string {
  let text = sentences[0] ?? ''
  for (const sentence of sentences.slice(1)) {
    if (text.length + sentence.length >= TEXT_LENGTH) break
    text += ` ${sentence}`
  }
  return text.length <= TEXT_LENGTH ? text : `${text.slice(0, TEXT_LENGTH).trimEnd()}…`
}
