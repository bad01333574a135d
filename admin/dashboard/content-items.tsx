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
import { dashboardWords } from './words.ts'

/** Names of accounts by address, as the dashboard has them. */
export const PeopleContext = createContext<Dashboard['names']>({})

/** An address that no account has stays as it is: an import, or somebody who has left. */
function usePerson() {
  const names = useContext(PeopleContext)
  return (email: string | null) => (email ? (names[email] ?? email) : '')
}

interface RowsItemProps extends Omit<AttentionItemProps, 'count' | 'children'> {
  rows: ContentRow[]
  total?: number
  /** Where the others are listed. */
  filters?: Filter[]
  children: (row: ContentRow) => ReactNode
}

/** Items by name, with what is said about each. */
function RowsItem({ rows, total = rows.length, filters, children, ...item }: RowsItemProps) {
  return (
    <AttentionItem count={total} {...item}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            {children(row)}
          </li>
        ))}
      </ul>
      {filters && total > rows.length && <ByKind filters={filters} />}
    </AttentionItem>
  )
}

/** Items that this person may publish or send back. */
export function WaitingItem({ waiting }: { waiting: Dashboard['waiting'] }) {
  const { minuteOf } = useTimes()
  const person = usePerson()
  return (
    <RowsItem {...waiting} title={dashboardWords.waiting} filters={[{ state: 'submitted' }]} isPressing>
      {({ updatedBy, submittedAt }) => (
        <span>
          {person(updatedBy)} · {submittedAt && minuteOf(submittedAt)}
        </span>
      )}
    </RowsItem>
  )
}

/** Own drafts that need a change before they are published. */
export function SentBackItem({ rows }: { rows: ContentRow[] }) {
  return (
    <RowsItem rows={rows} title={dashboardWords.sent_back} isPressing>
      {({ sentBack, sentBackBy }) => (
        <q>
          {sentBack} {sentBackBy && <cite>{sentBackBy}</cite>}
        </q>
      )}
    </RowsItem>
  )
}

/** Items that should be public, or a draft, by now, with the reason why they are not. */
export function OverdueItem({ rows }: { rows: ContentRow[] }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  return (
    <RowsItem rows={rows} title={dashboardWords.overdue} isPressing>
      {(row) => (
        <>
          <span>{say(dashboardWords.since, { time: minuteOf((row.scheduledFor ?? row.unpublishAt)!) })}</span>
          {faultOf(row) && (
            <span className="fault">
              <EnglishText>{faultOf(row) ?? ''}</EnglishText>
            </span>
          )}
        </>
      )}
    </RowsItem>
  )
}

/** Items that will be published by themselves soon. */
export function UpcomingItem({ rows }: { rows: ContentRow[] }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  return (
    <RowsItem rows={rows} title={dashboardWords.upcoming}>
      {({ scheduledFor, unpublishAt }) => (
        <>
          <span>{scheduledFor && say(dashboardWords.on, { time: minuteOf(scheduledFor) })}</span>
          <span>{unpublishAt && say(dashboardWords.until, { time: minuteOf(unpublishAt) })}</span>
        </>
      )}
    </RowsItem>
  )
}

/** Items that have expired, so that visitors no longer see them or their validity, and those that expire soon. */
export function ExpiringItem({ rows }: { rows: ContentRow[] }) {
  const { dayOf } = useTimes()
  return (
    <RowsItem rows={rows} title={dashboardWords.expiring} values={{ days: EXPIRY_WARNING_DAYS }}>
      {({ date }) =>
        date && (
          <>
            <span>{dayOf(date)}</span>
            <ExpiryBadge lastDay={date} />
          </>
        )
      }
    </RowsItem>
  )
}

/** Items that visitors do not see yet. */
export function DraftsItem({ drafts }: { drafts: Dashboard['drafts'] }) {
  const { minuteOf } = useTimes()
  const person = usePerson()
  return (
    <RowsItem {...drafts} title={dashboardWords.drafts} filters={[{ state: 'draft' }, { state: 'changed' }]}>
      {(row) => (
        <>
          {(row.hasDraft || row.submittedAt) && <StateBadge of={row} />}
          <span>
            {minuteOf(row.updatedAt)}
            {row.updatedBy && ` · ${person(row.updatedBy)}`}
          </span>
        </>
      )}
    </RowsItem>
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
