import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DataTable, List, Pagination, SearchInput, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { StaffMember } from '../../contract/staff.ts'
import { dialogListStyle } from '../dialogs/list-style.ts'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { dayOf } from '../words/times.ts'
import { LinkDialog, type GivenLink } from './link-dialog.tsx'
import { NewStaffDialog } from './new-staff-dialog.tsx'
import { StaffDialog } from './staff-dialog.tsx'

/** Who may sign in, and who may not any more. */
export function StaffList() {
  const translate = useTranslate()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('staff')
  const [link, setLink] = useState<GivenLink>()
  return (
    <>
      <List
        title={translate('resources.staff.name', { smart_count: 2 })}
        sort={{ field: 'name', order: 'ASC' }}
        filters={[<SearchInput key="search" source="search" alwaysOn />]}
        actions={
          <TopToolbar>
            <Button component={Link} to={newPlace} variant="contained" startIcon={<AddIcon />}>
              Add a member of staff
            </Button>
          </TopToolbar>
        }
        pagination={<Pagination rowsPerPageOptions={[25, 100]} />}
        perPage={25}
        empty={false}
        sx={dialogListStyle}
      >
        <DataTable<StaffMember>
          bulkActionButtons={false}
          rowClick={(of) => placeOf(of)}
          rowSx={({ disabledAt }: StaffMember) => ({
            ...(disabledAt && { '& td, & td a, & td p': { color: 'text.secondary' } }),
          })}
        >
          <DataTable.Col
            source="name"
            label="Name"
            className="first"
            render={({ id: of, name, email }: StaffMember) => (
              <>
                <Link to={placeOf(of)} onClick={(event) => event.stopPropagation()}>
                  {name}
                </Link>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {email}
                </Typography>
              </>
            )}
          />
          <DataTable.Col source="role" label="Role" render={({ role }: StaffMember) => ROLE_WORDS[role]} />
          <DataTable.Col
            label="Can sign in"
            disableSort
            render={(member: StaffMember) => (
              <>
                <span className="card-label">Can sign in: </span>
                {standingOf(member)}
              </>
            )}
          />
          <DataTable.Col
            label="Second factor"
            disableSort
            cellClassName="spare"
            headerClassName="spare"
            render={({ secondFactor }: StaffMember) => (secondFactor ? 'Yes' : 'No')}
          />
          <DataTable.Col
            label="Last used"
            disableSort
            render={({ lastUsedAt }: StaffMember) => (
              <>
                <span className="card-label">Last used: </span>
                {lastUsedAt ? dayOf(lastUsedAt) : 'Never'}
              </>
            )}
          />
          <DataTable.Col
            source="created"
            label="Added"
            cellClassName="spare"
            headerClassName="spare"
            render={({ createdAt }: StaffMember) => dayOf(createdAt)}
          />
        </DataTable>
      </List>
      {isNew && <NewStaffDialog onClose={close} onAdded={(given) => (close(), setLink(given))} />}
      {id !== undefined && (
        <StaffDialog key={id} id={id} onClose={close} onLink={(given) => (close(), setLink(given))} />
      )}
      {link && <LinkDialog given={link} onClose={() => setLink(undefined)} />}
    </>
  )
}

const ROLE_WORDS = { owner: 'Owner', editor: 'Editor' }

function standingOf({ disabledAt, hasPassword }: StaffMember): string {
  if (disabledAt) return `No: disabled on ${dayOf(disabledAt)}`
  return hasPassword ? 'Yes' : 'Not yet: no password is chosen'
}
