import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, type ReactNode } from 'react'
import { useLocale, useResourceDefinitions, useTranslate } from 'react-admin'
import type { ContentRow, Dashboard } from '../../contract/content/content.ts'
import { languageGap } from '../../contract/fields/gaps.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { LOCALE_NAMES, type OtherLocale } from '../../contract/locale.ts'
import { EXPIRY_WARNING_DAYS } from '../../contract/limits.ts'
import { call } from '../core/api/call.ts'
import { isContent } from '../core/api/entities.ts'
import { ExpiryBadge } from '../content/expiry-badge.tsx'
import { faultOf, StateBadge } from '../core/forms/state-badge.tsx'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { AttentionItem, PlaceLink, type AttentionItemProps } from '../core/layout/attention-item.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { EnglishText } from '../core/api/error-text.tsx'
import { numberOf } from '../core/words/numbers.ts'
import { useWords } from '../core/words/use-words.ts'
import dashboardWords from './words.json' with { type: 'json' }

/** Names of accounts by address, as the dashboard has them. */
export const PeopleContext = createContext<Dashboard['names']>({})

/** An address that no account has stays as it is: an import, or somebody who has left. */
function usePerson() {
  const names = useContext(PeopleContext)
  return (email: string | null) => (email ? (names[email] ?? email) : '')
}

type Tools = ReturnType<typeof useTimes> & { say: ReturnType<typeof useWords>; person: ReturnType<typeof usePerson> }

/** The lists of items by name, and what each says about an item. */
const SAID: Record<
  'waiting' | 'sent_back' | 'overdue' | 'upcoming' | 'expiring' | 'drafts',
  (row: ContentRow, tools: Tools) => ReactNode
> = {
  waiting: ({ updatedBy, submittedAt }, { person, minuteOf }) => (
    <span>
      {person(updatedBy)} · {submittedAt && minuteOf(submittedAt)}
    </span>
  ),
  sent_back: ({ sentBack, sentBackBy }) => (
    <q>
      {sentBack} {sentBackBy && <cite>{sentBackBy}</cite>}
    </q>
  ),
  // Items that should be public, or a draft, by now, with the reason why they are not.
  overdue: (row, { say, minuteOf }) => (
    <>
      <span>{say(dashboardWords.since, { time: minuteOf((row.scheduledFor ?? row.unpublishAt)!) })}</span>
      {faultOf(row) && (
        <span className="fault">
          <EnglishText>{faultOf(row) ?? ''}</EnglishText>
        </span>
      )}
    </>
  ),
  upcoming: ({ scheduledFor, unpublishAt }, { say, minuteOf }) => (
    <>
      <span>{scheduledFor && say(dashboardWords.on, { time: minuteOf(scheduledFor) })}</span>
      <span>{unpublishAt && say(dashboardWords.until, { time: minuteOf(unpublishAt) })}</span>
    </>
  ),
  // Visitors do not see those that have expired, or their validity.
  expiring: ({ date }, { dayOf }) =>
    date && (
      <>
        <span>{dayOf(date)}</span>
        <ExpiryBadge lastDay={date} />
      </>
    ),
  drafts: (row, { person, minuteOf }) => (
    <>
      {(row.hasDraft || row.submittedAt) && <StateBadge of={row} />}
      <span>
        {minuteOf(row.updatedAt)}
        {row.updatedBy && ` · ${person(row.updatedBy)}`}
      </span>
    </>
  ),
}

interface RowsItemProps extends Pick<AttentionItemProps, 'isPressing'> {
  of: keyof typeof SAID
  rows: ContentRow[]
  total?: number
  /** Where the others are listed. */
  filters?: Filter[]
}

/** Items by name, with what is said about each. */
export function RowsItem({ of, rows, total = rows.length, filters, ...item }: RowsItemProps) {
  const tools = { ...useTimes(), say: useWords(), person: usePerson() }
  return (
    <AttentionItem count={total} title={dashboardWords[of]} values={{ days: EXPIRY_WARNING_DAYS }} {...item}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            {SAID[of](row, tools)}
          </li>
        ))}
      </ul>
      {filters && total > rows.length && <ByKind filters={filters} />}
    </AttentionItem>
  )
}

/** Items that can still be taken out of the trash. */
export function TrashItem({ count }: { count: number }) {
  return (
    <AttentionItem count={count} title={dashboardWords.trash}>
      <ByKind filters={[{ state: 'trash' }]} />
    </AttentionItem>
  )
}

/** Translations that are older than their English. */
export function OutdatedItem({ locale, count }: { locale: OtherLocale; count: number }) {
  const language = LOCALE_NAMES[locale][useLocale() === locale ? 'own' : 'english']
  return (
    <AttentionItem count={count} title={dashboardWords.outdated} values={{ language }}>
      <ByKind filters={[{ gap: languageGap(locale, 'outdated') }]} />
    </AttentionItem>
  )
}

type Filter = { state: 'draft' | 'changed' | 'submitted' | 'trash' } | { gap: string }

interface KindCount {
  entity: ContentEntity
  filter: Filter
  total: number
}

/** The lists that have such items, each with how many. */
function ByKind({ filters }: { filters: Filter[] }) {
  const locale = useLocale()
  const say = useWords()
  const translate = useTranslate()
  const entities = Object.keys(useResourceDefinitions()).filter(isContent)
  const { data = [] } = useQuery({
    queryKey: ['dashboard', 'kinds', filters, entities],
    queryFn: async () => {
      const counts = entities.flatMap((entity) =>
        filters.map(async (filter): Promise<KindCount> => {
          const query = new URLSearchParams({ ...filter, limit: '1' }).toString()
          const { meta } = await call<ContentRow[]>(`/content/${entity}?${query}`)
          return { entity, filter, total: meta?.total ?? 0 }
        }),
      )
      return (await Promise.all(counts)).filter(({ total }) => total > 0)
    },
  })
  return (
    <Box component="ul" className="kinds">
      {data.map(({ entity, filter, total }) => (
        <li key={entity + Object.values(filter).join()}>
          <PlaceLink to={listPlace(entity, filter)}>
            {translate(`resources.${entity}.name`, { smart_count: 2 })}
            {'state' in filter && `, ${say(dashboardWords.state[filter.state])}`}: {numberOf(total, locale)}
          </PlaceLink>
        </li>
      ))}
    </Box>
  )
}

function RowLink({ row }: { row: ContentRow }) {
  const translate = useTranslate()
  const titleOf = useTitleOf()
  const { entity, id } = row
  return (
    <>
      <PlaceLink to={`/${entity}/${id}`}>{titleOf(row)}</PlaceLink>
      <span>{translate(`resources.${entity}.name`, { smart_count: 1 })}</span>
    </>
  )
}

/** A list of react-admin's, with its filter set. */
export function listPlace(resource: string, filter: Record<string, string>): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
