import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactElement, ReactNode } from 'react'
import { BulkActionsToolbar, BulkDeleteButton, DataTable, FilterButton, List, Pagination, SearchInput, SelectInput, TopToolbar, useRecordContext, useResourceContext, useTranslate, type SortPayload } from 'react-admin'
import { Link } from 'react-router'
import type { ContentRow } from '../../contract/content.ts'
import { en } from '../words/en.ts'
import { dayOf, minuteOf } from '../words/times.ts'
import { selectColumn } from './select-column.tsx'
import { StateBadge } from './state-badge.tsx'

const STATES = ['published', 'draft', 'changed', 'scheduled', 'trash']

interface ContentListProps {
  /** Filters of this kind beside words and state. */
  filters?: ReactElement[]
  /** What the list begins with. */
  sort?: SortPayload
  /** Columns of this kind, between title and state. */
  children?: ReactNode
  /** False where items are neither made nor deleted: pages. */
  isFixed?: boolean
}

/** A list of one kind of content: words, state, the newest change first. */
export function ContentList({ filters = [], sort = { field: 'updated', order: 'DESC' }, children, isFixed = false }: ContentListProps) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const states = STATES.map((id) => ({ id, name: translate(`staff.state.${id === 'scheduled' ? 'scheduled_any' : id}`) }))
  return (
    <List
      title={translate(`resources.${resource}.name`, { smart_count: 2 })}
      sort={sort}
      perPage={25}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <SelectInput key="state" source="state" label="staff.field.state" choices={states} alwaysOn resettable sx={{ minWidth: 180 }} />,
        ...filters,
      ]}
      actions={<ListActions isFixed={isFixed} hasMore={filters.some((filter) => !(filter.props as { alwaysOn?: boolean }).alwaysOn)} />}
      pagination={<Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      empty={false}
      sx={listStyle}
    >
      {!isFixed && (
        <BulkActionsToolbar>
          <BulkDeleteButton mutationMode="pessimistic" successMessage={deletedMessage(resource)} />
        </BulkActionsToolbar>
      )}
      <DataTable<ContentRow> rowClick="edit" bulkActionButtons={false} sx={tableStyle}>
        {!isFixed && selectColumn}
        <DataTable.Col source="title" label="staff.field.title">
          <Title />
        </DataTable.Col>
        {children}
        <DataTable.Col label="staff.field.state" disableSort>
          <StateBadge />
        </DataTable.Col>
        <DataTable.Col source="updated" label="staff.field.updated" render={({ updatedAt, updatedBy }: ContentRow) => `${minuteOf(updatedAt)}${updatedBy ? ` · ${updatedBy}` : ''}`} />
      </DataTable>
    </List>
  )
}

const NARROW = '@media (max-width: 900px)'

const listStyle = {
  '& .RaList-actions': { justifyContent: 'space-between', alignItems: 'center', [NARROW]: { flexWrap: 'wrap' } },
  '& .RaList-actions form': { flexWrap: 'wrap' },
}

const tableStyle = {
  '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
  [NARROW]: { '& .column-date, & .column-updated': { display: 'none' } },
}

/** The day that an item carries. */
export const dateColumn = <DataTable.Col key="date" source="date" label="staff.field.date" render={({ date }: ContentRow) => (date ? dayOf(date) : '')} sx={{ whiteSpace: 'nowrap' }} />

/** Word for word as the server says it of one (specification section 8). */
function deletedMessage(resource: string | undefined): string {
  const names: Record<string, { name: string }> = en.resources
  return `${names[resource ?? '']?.name.split(' |||| ')[0]} is deleted successfully.`
}

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

function ListActions({ isFixed, hasMore }: { isFixed: boolean; hasMore: boolean }) {
  const resource = useResourceContext()
  const translate = useTranslate()
  return (
    <TopToolbar>
      {hasMore && <FilterButton />}
      {!isFixed && (
        <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<AddIcon />}>
          {translate('ra.action.create')}
        </Button>
      )}
    </TopToolbar>
  )
}
