import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import { DataTable, List, SearchInput, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { Redirect } from '../../contract/redirect.ts'
import { dialogListStyle } from '../dialogs/list-style.ts'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { MissingAddresses } from './missing-addresses.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useTimes } from '../words/use-times.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { useWords } from '../words/use-words.ts'
import { redirectWords } from './words.ts'

/** Old addresses, and where they lead. */
export function RedirectList() {
  const say = useWords()
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
              {say(redirectWords.new)}
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
            label={say(redirectWords.from)}
            className="first"
            render={({ id: of, from }: Redirect) => (
              <Link to={placeOf(of)} onClick={(event) => event.stopPropagation()}>
                {from}
              </Link>
            )}
          />
          <DataTable.Col
            label={say(redirectWords.leads_to)}
            disableSort
            render={({ to }: Redirect) => (
              <>
                <span className="card-label">{say(redirectWords.leads_to)} </span>
                {to ?? say(redirectWords.nowhere)}
              </>
            )}
          />
          <DataTable.Col
            label={say(redirectWords.made)}
            disableSort
            render={({ isAutomatic }: Redirect) => say(isAutomatic ? redirectWords.automatic : redirectWords.by_hand)}
          />
          <DataTable.Col
            source="created"
            label={say(redirectWords.on)}
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
