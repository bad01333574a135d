import { Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable } from 'react-admin'
import type { StaffMember } from '../../contract/accounts/staff.ts'
import { FeatureList, RowLink } from '../core/lists/feature-list.tsx'
import { useDialogPlace } from '../core/dialogs/use-dialog-place.ts'
import { LinkDialog, type GivenLink, NewStaffDialog, StaffDialog } from './staff-dialog.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords, type Say } from '../core/words/use-words.ts'
import { ApprovalSettingSwitch } from '../approval/approval-setting.tsx'
import staffWords from './words.json' with { type: 'json' }

/** The accounts of the staff. */
export function StaffList() {
  const say = useWords()
  const { dayOf } = useTimes()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('staff')
  const [link, setLink] = useState<GivenLink>()
  return (
    <>
      <FeatureList sort={{ field: 'name', order: 'ASC' }} add={{ to: newPlace, label: say(staffWords.add) }}>
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
                <RowLink to={placeOf(of)}>{name}</RowLink>
                <Typography variant="quiet" sx={{ overflowWrap: 'anywhere' }}>
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
            className="spare"
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
            className="spare"
            render={({ createdAt }: StaffMember) => dayOf(createdAt)}
          />
        </DataTable>
      </FeatureList>
      <ApprovalSettingSwitch />
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
