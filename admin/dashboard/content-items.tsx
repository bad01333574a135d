import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useResourceDefinitions, useLocale } from 'react-admin'
import type { ContentRow, Dashboard } from '../../contract/content.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { call } from '../api/call.ts'
import { isContent } from '../api/entities.ts'
import { StateBadge } from '../content/state-badge.tsx'
import { AttentionItem, PlaceLink } from './attention-item.tsx'
import { useTranslate } from '../words/use-translate.ts'
import { useTimes } from '../words/use-times.ts'
import { EnglishText } from '../words/error-text.tsx'
import { numberOf } from '../words/numbers.ts'

/** What should be public by now, and why it is not. */
export function OverdueItem({ rows }: { rows: ContentRow[] }) {
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  if (rows.length === 0) return null
  return (
    <AttentionItem
      count={rows.length}
      title={translate('staff.dashboard.overdue', { smart_count: rows.length })}
      isPressing
    >
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            <span>{row.scheduledFor && translate('staff.dashboard.since', { time: minuteOf(row.scheduledFor) })}</span>
            {row.scheduleFault && (
              <span className="fault">
                <EnglishText>{row.scheduleFault}</EnglishText>
              </span>
            )}
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** What is published by itself soon. */
export function UpcomingItem({ rows }: { rows: ContentRow[] }) {
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  if (rows.length === 0) return null
  return (
    <AttentionItem count={rows.length} title={translate('staff.dashboard.upcoming', { smart_count: rows.length })}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            <span>{row.scheduledFor && translate('staff.dashboard.on', { time: minuteOf(row.scheduledFor) })}</span>
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** What visitors do not see yet. */
export function DraftsItem({ drafts: { total, rows } }: { drafts: Dashboard['drafts'] }) {
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  if (total === 0) return null
  return (
    <AttentionItem count={total} title={translate('staff.dashboard.drafts', { smart_count: total })}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            {row.hasDraft && <StateBadge of={row} />}
            <span>
              {minuteOf(row.updatedAt)}
              {row.updatedBy && ` · ${row.updatedBy}`}
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && <ByKind states={['draft', 'changed']} />}
    </AttentionItem>
  )
}

/** What can still be taken out of the trash. */
export function TrashItem({ count }: { count: number }) {
  const translate = useTranslate()
  if (count === 0) return null
  return (
    <AttentionItem count={count} title={translate('staff.dashboard.trash', { smart_count: count })}>
      <ByKind states={['trash']} />
    </AttentionItem>
  )
}

type State = 'draft' | 'changed' | 'trash'

interface KindCount {
  entity: ContentEntity
  state: State
  total: number
}

/** The lists in which items of some states are, each with how many. */
function ByKind({ states }: { states: State[] }) {
  const locale = useLocale()
  const translate = useTranslate()
  const entities = Object.keys(useResourceDefinitions()).filter(isContent)
  const { data = [] } = useQuery({
    queryKey: ['dashboard', 'kinds', states, entities],
    queryFn: async () => {
      const counts = entities.flatMap((entity) =>
        states.map(async (state): Promise<KindCount> => {
          const { meta } = await call<ContentRow[]>(`/content/${entity}?state=${state}&limit=1`)
          return { entity, state, total: meta?.total ?? 0 }
        }),
      )
      return (await Promise.all(counts)).filter(({ total }) => total > 0)
    },
  })
  return (
    <Box component="ul" className="kinds">
      {data.map(({ entity, state, total }) => (
        <li key={entity + state}>
          <PlaceLink to={listPlace(entity, { state })}>
            {translate(`resources.${entity}.name`, { smart_count: 2 })}, {translate(`staff.dashboard.state.${state}`)}:{' '}
            {numberOf(total, locale)}
          </PlaceLink>
        </li>
      ))}
    </Box>
  )
}

function RowLink({ row: { entity, id, title } }: { row: ContentRow }) {
  const translate = useTranslate()
  return (
    <>
      <PlaceLink to={`/${entity}/${id}`}>{title}</PlaceLink>
      <span>{translate(`resources.${entity}.name`, { smart_count: 1 })}</span>
    </>
  )
}

/** A list of react-admin's, with its filter set. */
export function listPlace(resource: string, filter: Record<string, string>): string {
  return `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
