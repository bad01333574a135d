import AddIcon from '@mui/icons-material/Add'
import BackIcon from '@mui/icons-material/ArrowBack'
import OrderIcon from '@mui/icons-material/SwapVert'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react'
import { DataTable, List, Loading, Pagination, SearchInput, SelectInput, TopToolbar, useListContext, useRecordContext, useResourceContext, useTranslate, type SortPayload } from 'react-admin'
import { Link } from 'react-router'
import type { ContentRow } from '../../contract/content.ts'
import { cardsStyle, listToolsStyle } from '../lists/cards-style.ts'
import { dayOf, minuteOf } from '../words/times.ts'
import { BulkActions } from './bulk-actions.tsx'
import type { ContentKind } from './content-kind.ts'
import { gapsColumn } from './gaps.tsx'
import { selectColumn } from './select-column.tsx'
import { StateBadge } from './state-badge.tsx'
import { TrashTime } from './trash-time.tsx'

// Whoever puts nothing in order does without dragging.
const OrderMode = lazy(() => import('./order-mode.tsx').then((module) => ({ default: module.OrderMode })))

const STATES = ['published', 'draft', 'changed', 'scheduled', 'trash']

interface ContentListProps {
  kind: ContentKind
  /** Filters of this kind beside words and state; always in view. */
  filters?: ReactElement[]
  /** What the list begins with. */
  sort?: SortPayload
  /** A column before the title: pictures. */
  before?: ReactNode
  /** Columns of this kind, between title and state. */
  children?: ReactNode
}

/** A list of one kind of content: words, state, the newest change first. */
export function ContentList({ kind, filters = [], sort = { field: 'updated', order: 'DESC' }, before, children }: ContentListProps) {
  const translate = useTranslate()
  const [isOrdering, setOrdering] = useState(false)
  const states = STATES.filter((id) => !kind.isFixed || id !== 'trash').map((id) => ({ id, name: translate(`staff.state.${id === 'scheduled' ? 'scheduled_any' : id}`) }))
  if (isOrdering) {
    return (
      <Suspense fallback={<Loading />}>
        <OrderMode kind={kind} onEnd={() => setOrdering(false)} />
      </Suspense>
    )
  }
  return (
    <List
      title={translate(`resources.${kind.entity}.name`, { smart_count: 2 })}
      sort={sort}
      perPage={25}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <SelectInput key="state" source="state" label="staff.field.state" choices={states} alwaysOn resettable sx={{ minWidth: 180 }} />,
        ...filters,
      ]}
      actions={<ListActions kind={kind} onOrder={() => setOrdering(true)} />}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      empty={false}
      sx={listToolsStyle}
    >
      {!kind.isFixed && <BulkActions entity={kind.entity} />}
      <DataTable<ContentRow> rowClick="edit" bulkActionButtons={false} sx={[tableStyle, cardsStyle]}>
        {!kind.isFixed && selectColumn}
        {before}
        <DataTable.Col source="title" label={kind.translated[0]!.label}>
          <Title />
        </DataTable.Col>
        {children}
        {gapsColumn}
        <DataTable.Col label="staff.field.state" disableSort>
          <StateBadge />
          <TrashTime />
        </DataTable.Col>
        <DataTable.Col source="updated" label="staff.field.updated">
          <Updated />
        </DataTable.Col>
      </DataTable>
    </List>
  )
}

const NARROW = '@media (max-width: 900px)'

const tableStyle = {
  '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
  '& .MuiTableSortLabel-root': { minHeight: 24 },
  [NARROW]: { '& .column-date:not(.column-years), & .column-updated, & .column-gaps': { display: 'none' } },
}

/** The day that an item carries. */
export const dateColumn = <DataTable.Col key="date" source="date" label="staff.field.date" render={({ date }: ContentRow) => (date ? dayOf(date) : '')} sx={{ whiteSpace: 'nowrap' }} />

/** Opens the item by keyboard as well, and in another tab. */
function Title() {
  const row = useRecordContext<ContentRow>()
  const resource = useResourceContext()
  if (!row) return null
  const { id, title, titleNe } = row
  return (
    <>
      <Box component={Link} to={`/${resource}/${id}`} onClick={(event) => event.stopPropagation()} sx={{ color: 'inherit', fontWeight: 600, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}>
        {title}
      </Box>
      {titleNe && (
        <Box lang="ne" sx={{ color: 'text.secondary' }}>
          {titleNe}
        </Box>
      )}
    </>
  )
}

function Updated() {
  const row = useRecordContext<ContentRow>()
  if (!row) return null
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {minuteOf(row.updatedAt)}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>{row.updatedBy}</Box>
    </Box>
  )
}

function ListActions({ kind, onOrder }: { kind: ContentKind; onOrder: () => void }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { state, ...others } = filterValues as { state?: string }
  if (state === 'trash') {
    return (
      <TopToolbar>
        <Button startIcon={<BackIcon />} onClick={() => setFilters(others)}>
          {translate('staff.action.leave_trash')}
        </Button>
      </TopToolbar>
    )
  }
  return (
    <TopToolbar>
      {kind.order && (
        <Button startIcon={<OrderIcon />} onClick={onOrder}>
          {translate('staff.action.order')}
        </Button>
      )}
      {!kind.isFixed && (
        <>
          <Button startIcon={<TrashIcon />} onClick={() => setFilters({ ...others, state: 'trash' })}>
            {translate('staff.action.see_trash')}
          </Button>
          <Button component={Link} to={`/${kind.entity}/create`} variant="contained" startIcon={<AddIcon />}>
            {translate('ra.action.create')}
          </Button>
        </>
      )}
    </TopToolbar>
  )
}
