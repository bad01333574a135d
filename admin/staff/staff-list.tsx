import AddIcon from '@mui/icons-material/Add'
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, List, SearchInput, TopToolbar, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { StaffMember } from '../../contract/staff.ts'
import { dialogListStyle } from '../dialogs/list-style.ts'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { LinkDialog, type GivenLink } from './link-dialog.tsx'
import { NewStaffDialog } from './new-staff-dialog.tsx'
import { StaffDialog } from './staff-dialog.tsx'
import { useTimes } from '../words/use-times.ts'
import { ListPages } from '../lists/list-pages.tsx'
import { useWords, type Say } from '../words/use-words.ts'
import { staffWords } from './words.ts'

/** Who may sign in, and who may not any more. */
export function StaffList() {
  const say = useWords()
  const translate = useTranslate()
  const { dayOf } = useTimes()
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
              {say(staffWords.add)}
            </Button>
          </TopToolbar>
        }
        pagination={<ListPages rowsPerPageOptions={[25, 100]} />}
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
            label={say(staffWords.name)}
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
          <DataTable.Col
            source="role"
            label={say(staffWords.role)}
            render={({ role }: StaffMember) => say(staffWords[`role_${role}`])}
          />
          <DataTable.Col
            label={say(staffWords.can_sign_in)}
            disableSort
            render={(member: StaffMember) => (
              <>
                <span className="card-label">{say(staffWords.can_sign_in_now)} </span>
                {standingOf(member, say, dayOf)}
              </>
            )}
          />
          <DataTable.Col
            label={say(staffWords.second_factor)}
            disableSort
            cellClassName="spare"
            headerClassName="spare"
            render={({ secondFactor }: StaffMember) => say(secondFactor ? staffWords.yes : staffWords.no)}
          />
          <DataTable.Col
            label={say(staffWords.last_used)}
            disableSort
            render={({ lastUsedAt }: StaffMember) => (
              <>
                <span className="card-label">{say(staffWords.last_used_on)} </span>
                {lastUsedAt ? dayOf(lastUsedAt) : say(staffWords.never)}
              </>
            )}
          />
          <DataTable.Col
            source="created"
            label={say(staffWords.added_on)}
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

function standingOf({ disabledAt, hasPassword }: StaffMember, say: Say, dayOf: (iso: string) => string): string {
  if (disabledAt) return say(staffWords.disabled_on, { day: dayOf(disabledAt) })
  return say(hasPassword ? staffWords.can : staffWords.no_password)
}
