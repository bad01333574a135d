import { DataTable } from 'react-admin'
import type { Redirect } from '../../contract/redirects/redirect.ts'
import { DialogList, RowLink } from '../lists/dialog-list.tsx'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { MissingAddresses } from './missing-addresses.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { redirectWords } from './words.ts'

/** Old addresses, and where they lead. */
export function RedirectList() {
  const say = useWords()
  const { dayOf } = useTimes()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('redirects')
  return (
    <>
      <DialogList
        resource="redirects"
        sort={{ field: 'created', order: 'DESC' }}
        add={{ to: newPlace, label: say(redirectWords.new) }}
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
            render={({ id: of, from }: Redirect) => <RowLink to={placeOf(of)}>{from}</RowLink>}
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
      </DialogList>
      <MissingAddresses />
      {(isNew || id !== undefined) && <RedirectDialog key={id ?? 'new'} id={id} onClose={close} />}
    </>
  )
}
