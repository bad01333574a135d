import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { DataTable, List, Pagination, SearchInput, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Redirect } from '../../contract/redirect.ts'
import { dialogListStyle } from '../dialogs/list-style.ts'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { dayOf } from '../words/times.ts'
import { MissingAddresses } from './missing-addresses.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'

/** Old addresses, and where they lead. */
export function RedirectList() {
  const translate = useTranslate()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('redirects')
  return (
    <>
      <List
        title={translate('resources.redirects.name', { smart_count: 2 })}
        sort={{ field: 'created', order: 'DESC' }}
        filters={[<SearchInput key="search" source="search" alwaysOn />]}
        actions={
          <TopToolbar>
            <Button component={Link} to={newPlace} variant="contained" startIcon={<AddIcon />}>
              New redirect
            </Button>
          </TopToolbar>
        }
        pagination={<Pagination rowsPerPageOptions={[25, 100]} />}
        perPage={25}
        empty={false}
        sx={dialogListStyle}
      >
        <DataTable<Redirect>
          bulkActionButtons={false}
          rowClick={(of) => placeOf(of)}
          sx={{ '& td': { overflowWrap: 'anywhere' } }}
        >
          <DataTable.Col
            source="from"
            label="Old address"
            className="first"
            render={({ id: of, from }: Redirect) => (
              <Link to={placeOf(of)} onClick={(event) => event.stopPropagation()}>
                {from}
              </Link>
            )}
          />
          <DataTable.Col
            label="Leads to"
            disableSort
            render={({ to }: Redirect) => (
              <>
                <span className="card-label">Leads to </span>
                {to ?? 'Nowhere, while the item is not published'}
              </>
            )}
          />
          <DataTable.Col
            label="Made"
            disableSort
            render={({ isAutomatic }: Redirect) => (isAutomatic ? 'By itself, when an address was changed' : 'By hand')}
          />
          <DataTable.Col
            source="created"
            label="On"
            cellClassName="spare"
            headerClassName="spare"
            render={({ createdAt }: Redirect) => dayOf(createdAt)}
            sx={{ whiteSpace: 'nowrap' }}
          />
        </DataTable>
      </List>
      <MissingAddresses />
      {(isNew || id !== undefined) && <RedirectDialog key={id ?? 'new'} id={id} onClose={close} />}
    </>
  )
}
