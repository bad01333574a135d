import AddIcon from '@mui/icons-material/Add'
import { Button, type Theme } from '@mui/material'
import type { SystemStyleObject } from '@mui/system'
import { List, SearchInput, TopToolbar, type ListProps } from 'react-admin'
import { Link } from 'react-router'
import { AddedToolsOfList } from './added-tools.tsx'
import { cardsStyle, listToolsStyle } from './cards-style.ts'
import { ListPages } from './list-pages.tsx'

const NARROW = '@media (max-width: 900px)'

const ownStyle: SystemStyleObject<Theme> = {
  '& .RaDataTable-headerCell': { whiteSpace: 'nowrap' },
  '& td a': {
    color: 'text.primary',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  [NARROW]: { '& .spare': { display: 'none' } },
}

/** Lists whose items are edited in a dialog: columns with the class `spare` make room in narrow windows. */
const dialogListStyle: SystemStyleObject<Theme>[] = [listToolsStyle, ownStyle, cardsStyle]

interface FeatureListProps extends ListProps {
  /** The dialog of a new item. */
  add?: { to: string; label: string }
  rowsPerPage?: [number, number]
}

const SEARCH = [<SearchInput key="search" source="search" alwaysOn />]

/** A list of something that is not content, with a search and the tools of features; items are edited in a dialog over it. */
export function FeatureList({ add, rowsPerPage = [25, 100], ...list }: FeatureListProps) {
  return (
    <List
      title={false}
      filters={SEARCH}
      actions={
        <TopToolbar>
          <AddedToolsOfList />
          {add && (
            <Button component={Link} to={add.to} variant="contained" startIcon={<AddIcon />}>
              {add.label}
            </Button>
          )}
        </TopToolbar>
      }
      pagination={<ListPages rowsPerPageOptions={rowsPerPage} />}
      perPage={rowsPerPage[0]}
      empty={false}
      sx={dialogListStyle}
      {...list}
    />
  )
}

/** The first cell of a row, which leads to its dialog. */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}
