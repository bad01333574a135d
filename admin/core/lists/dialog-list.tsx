import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { List, SearchInput, TopToolbar, useTranslate, type ListProps } from 'react-admin'
import { Link } from 'react-router'
import { dialogListStyle } from './list-style.ts'
import { AddedToolsOfList } from './added-tools.tsx'
import { ListPages } from './list-pages.tsx'

interface DialogListProps {
  resource: string
  sort: ListProps['sort']
  add: { to: string; label: string }
  children: ListProps['children']
}

/** A searchable list whose items are edited in a dialog over it. */
export function DialogList({ resource, sort, add, children }: DialogListProps) {
  const translate = useTranslate()
  return (
    <List
      title={translate(`resources.${resource}.name`, { smart_count: 2 })}
      sort={sort}
      filters={[<SearchInput key="search" source="search" alwaysOn />]}
      actions={
        <TopToolbar>
          <AddedToolsOfList />
          <Button component={Link} to={add.to} variant="contained" startIcon={<AddIcon />}>
            {add.label}
          </Button>
        </TopToolbar>
      }
      pagination={<ListPages rowsPerPageOptions={[25, 100]} />}
      perPage={25}
      empty={false}
      sx={dialogListStyle}
    >
      {children}
    </List>
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
