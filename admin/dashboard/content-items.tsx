import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useResourceDefinitions, useTranslate } from 'react-admin'
import type { ContentRow, Dashboard } from '../../contract/content.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { call } from '../api/call.ts'
import { isContent } from '../api/entities.ts'
import { StateBadge } from '../content/state-badge.tsx'
import { minuteOf } from '../words/times.ts'
import { AttentionItem, PlaceLink } from './attention-item.tsx'

/** What should be public by now, and why it is not. */
export function OverdueItem({ rows }: { rows: ContentRow[] }) {
  if (rows.length === 0) return null
  return (
    <AttentionItem
      count={rows.length}
      title={rows.length === 1 ? 'item should have been published by now' : 'items should have been published by now'}
      isPressing
    >
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            <span>{row.scheduledFor && `since ${minuteOf(row.scheduledFor)}`}</span>
            {row.scheduleFault && <span className="fault">{row.scheduleFault}</span>}
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** What is published by itself soon. */
export function UpcomingItem({ rows }: { rows: ContentRow[] }) {
  if (rows.length === 0) return null
  return (
    <AttentionItem count={rows.length} title={rows.length === 1 ? 'item is scheduled' : 'items are scheduled'}>
      <ul>
        {rows.map((row) => (
          <li key={`${row.entity}-${row.id}`}>
            <RowLink row={row} />
            <span>{row.scheduledFor && `on ${minuteOf(row.scheduledFor)}`}</span>
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** What visitors do not see yet. */
export function DraftsItem({ drafts: { total, rows } }: { drafts: Dashboard['drafts'] }) {
  if (total === 0) return null
  return (
    <AttentionItem
      count={total}
      title={total === 1 ? 'draft that visitors do not see yet' : 'drafts that visitors do not see yet'}
    >
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
  if (count === 0) return null
  return (
    <AttentionItem
      count={count}
      title={
        count === 1
          ? 'item in the trash, deleted permanently after 30 days'
          : 'items in the trash, each deleted permanently after 30 days'
      }
    >
      <ByKind states={['trash']} />
    </AttentionItem>
  )
}

const STATE_WORDS: Record<string, string> = { draft: 'drafts', changed: 'newer drafts', trash: 'trash' }

interface KindCount {
  entity: ContentEntity
  state: string
  total: number
}

/** The lists in which items of some states are, each with how many. */
function ByKind({ states }: { states: string[] }) {
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
            {translate(`resources.${entity}.name`, { smart_count: 2 })}, {STATE_WORDS[state]}: {total}
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
