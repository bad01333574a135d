import AddIcon from '@mui/icons-material/Add'
import BackIcon from '@mui/icons-material/ArrowBack'
import OrderIcon from '@mui/icons-material/SwapVert'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import { Button, Box } from '@mui/material'
import { useEffect, useState, type ReactNode } from 'react'
import {
  ColumnsButton,
  DataTable,
  List,
  ListContextProvider,
  Loading,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { Link } from 'react-router'
import type { ContentRow } from '../../contract/content/content.ts'
import type { Kind } from '../../contract/fields/kind.ts'
import { bySite } from '../../contract/pages/page-texts.ts'
import { useMay } from '../core/auth/use-may.ts'
import { cardsStyle, listToolsStyle, toolbarStyle } from '../core/lists/cards-style.ts'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import { RowTitle, RowUpdated, useKindColumns, selectColumn } from './content-columns.tsx'
import { gapFilter, gapsColumn } from './gaps.tsx'
import { groupFilter, useGroups } from './kind-columns.tsx'
import { ItemNotes } from './item-notes.tsx'
import { StateBadge } from '../core/forms/state-badge.tsx'
import { useKind } from './use-kind.ts'
import { ListPages } from '../core/lists/list-pages.tsx'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { TRASH_DAYS } from '../../contract/limits.ts'
import { onDemand } from '../core/layout/on-demand.tsx'

// Drag and drop is loaded when ordering starts.
const OrderMode = onDemand(async () => (await import('./order-mode.tsx')).OrderMode, <Loading />)

const ListTools = onDemand(async () => (await import('./list-tools.tsx')).ListTools)

/** Loaded with the first selection. */
const BulkActions = onDemand(async () => (await import('./bulk-actions.tsx')).BulkActions)

const STATES = ['published', 'draft', 'changed', 'scheduled', 'submitted', 'trash'] as const

/** The list of one kind of content. */
export function ContentList() {
  const kind = useKind()
  return <KindList key={kind.entity} kind={kind} />
}

function KindList({ kind }: { kind: Kind }) {
  const say = useWords()
  const others = useOtherLocales()
  const { edits } = useMay()
  const [isOrdering, setOrdering] = useState(false)
  const groups = useGroups(kind)
  const { picture, title, columns } = useKindColumns(kind, groups)
  const states = STATES.filter((id) => !kind.isFixed || id !== 'trash').map((id) => ({
    id,
    name: say(common.state[id === 'scheduled' ? 'scheduled_any' : id]),
  }))
  if (isOrdering) return <OrderMode kind={kind} onEnd={() => setOrdering(false)} />
  const { sort = 'updated' } = kind.list ?? {}
  return (
    <List
      title={say(kind.plural)}
      sort={{ field: sort, order: sort === 'updated' ? 'DESC' : 'ASC' }}
      perPage={25}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <SelectInput
          key="state"
          source="state"
          label={say(listWords.field.state)}
          choices={states}
          alwaysOn
          resettable
          sx={{ minWidth: 180 }}
        />,
        ...gapFilter(kind, others.length > 0, say),
        ...(groups ? [groupFilter(kind, groups, say)] : []),
      ]}
      actions={<ListActions kind={kind} groups={groups} onOrder={() => setOrdering(true)} />}
      pagination={<ListPages rowsPerPageOptions={[10, 25, 50, 100]} />}
      empty={false}
      sx={listToolsStyle}
    >
      {!kind.isFixed && edits && <ActionsOfSelected entity={kind.entity} />}
      <InOrderOfSite>
        <DataTable<ContentRow> rowClick="edit" bulkActionButtons={false} sx={[tableStyle, cardsStyle]}>
          {!kind.isFixed && edits && selectColumn}
          {picture}
          <DataTable.Col source="title" label={title} render={(row: ContentRow) => <RowTitle row={row} />} />
          {columns}
          {gapsColumn(others, say)}
          <DataTable.Col
            label={say(listWords.field.state)}
            disableSort
            render={(row: ContentRow) => (
              <>
                <StateBadge of={row} />
                <TrashTime row={row} />
                <ItemNotes kind={kind} of={row} />
              </>
            )}
          />
          <DataTable.Col
            source="updated"
            label={say(listWords.field.updated)}
            render={(row: ContentRow) => <RowUpdated row={row} />}
          />
        </DataTable>
      </InOrderOfSite>
    </List>
  )
}

/** Texts of pages stand in the order of the site, each below its page, unless they are sorted by time. */
function InOrderOfSite({ children }: { children: ReactNode }) {
  const list = useListContext<ContentRow>()
  if (list.resource !== 'pages' || list.sort.field === 'updated' || !list.data) return children
  return <ListContextProvider value={{ ...list, data: list.data.toSorted(bySite) }}>{children}</ListContextProvider>
}

/** Stays mounted once loaded: it shows errors after the selection is cleared. */
function ActionsOfSelected({ entity }: { entity: string }) {
  const { selectedIds = [] } = useListContext()
  const unselectAll = useUnselectAll(entity)
  const [isWanted, setWanted] = useState(false)
  // A selection is for what is done next: react-admin keeps it for other days.
  useEffect(() => unselectAll, [unselectAll])
  if (selectedIds.length > 0 && !isWanted) setWanted(true)
  return isWanted && <BulkActions entity={entity} />
}

const NARROW = '@media (max-width: 900px)'

const tableStyle = {
  '& .MuiTableSortLabel-root': { minHeight: 24 },
  [NARROW]: { '& .column-day, & .column-updated, & .column-gaps': { display: 'none' } },
}

interface ListActionsProps {
  kind: Kind
  groups: ReturnType<typeof useGroups>
  onOrder: () => void
}

function ListActions({ kind, groups, onOrder }: ListActionsProps) {
  const say = useWords()
  const translate = useTranslate()
  const may = useMay()
  const { filterValues, setFilters } = useListContext()
  const { state, ...others } = filterValues as { state?: string }
  if (state === 'trash') {
    return (
      <TopToolbar>
        {/* The same in both bars: the table looks for its place once alone. */}
        <ColumnsButton key="columns" />
        <SayButton words={common.action.leave_trash} startIcon={<BackIcon />} onClick={() => setFilters(others)} />
      </TopToolbar>
    )
  }
  return (
    <TopToolbar sx={toolbarStyle}>
      <ListTools kind={kind} groups={groups} />
      <ColumnsButton key="columns" />
      {kind.hasOrder && may.publishes && (
        <SayButton words={common.action.order} startIcon={<OrderIcon />} onClick={onOrder} />
      )}
      {!kind.isFixed && (
        <>
          <Button startIcon={<TrashIcon />} onClick={() => setFilters({ ...others, state: 'trash' })}>
            {say(common.action.see_trash)}
          </Button>
          {may.writesNew && (
            <Button component={Link} to={`/${kind.entity}/create`} variant="contained" startIcon={<AddIcon />}>
              {translate('ra.action.create')}
            </Button>
          )}
        </>
      )}
    </TopToolbar>
  )
}

const DAY = 24 * 60 * 60 * 1000

/** How long something in the trash can still be taken out. */
function TrashTime({ row: { state, trashedAt } }: { row: ContentRow }) {
  const say = useWords()
  if (state !== 'trash' || !trashedAt) return null
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', whiteSpace: 'nowrap' }}>
      {say(listWords.trash_time, { count: daysLeft(trashedAt) })}
    </Box>
  )
}

function daysLeft(since: string): number {
  return Math.max(0, Math.ceil((Date.parse(since) + TRASH_DAYS * DAY - Date.now()) / DAY))
}
