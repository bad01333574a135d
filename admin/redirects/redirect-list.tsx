import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, List, SearchInput, TopToolbar } from 'react-admin'
import { Link } from 'react-router'
import type { Redirect } from '../../contract/redirect.ts'
import { dialogListStyle } from '../dialogs/list-style.ts'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { MissingAddresses } from './missing-addresses.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useTranslate } from '../words/use-translate.ts'
import { useTimes } from '../words/use-times.ts'
import { ListPages } from '../lists/list-pages.tsx'

/** Old addresses, and where they lead. */
export function RedirectList() {
  const translate = useTranslate()
  const { dayOf } = useTimes()
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
              {translate('staff.redirect.new')}
            </Button>
          </TopToolbar>
        }
        pagination={<ListPages rowsPerPageOptions={[25, 100]} />}
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
            label={translate('staff.redirect.from')}
            className="first"
            render={({ id: of, from }: Redirect) => (
              <Link to={placeOf(of)} onClick={(event) => event.stopPropagation()}>
                {from}
              </Link>
            )}
          />
          <DataTable.Col
            label={translate('staff.redirect.leads_to')}
            disableSort
            render={({ to }: Redirect) => (
              <>
                <span className="card-label">{translate('staff.redirect.leads_to')} </span>
                {to ?? translate('staff.redirect.nowhere')}
              </>
            )}
          />
          <DataTable.Col
            label={translate('staff.redirect.made')}
            disableSort
            render={({ isAutomatic }: Redirect) =>
              translate(isAutomatic ? 'staff.redirect.automatic' : 'staff.redirect.by_hand')
            }
          />
          <DataTable.Col
            source="created"
            label={translate('staff.redirect.on')}
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
