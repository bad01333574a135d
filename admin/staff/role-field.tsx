import type { ReactNode } from 'react'
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import { STAFF_ROLES, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import { useWords } from '../core/words/use-words.ts'
import { staffWords } from './words.ts'

export function RoleField({ given, fault }: { given: StaffRole; fault?: ReactNode }) {
  const say = useWords()
  return (
    <FormControl error={Boolean(fault)} sx={{ marginTop: 1.5 }}>
      <FormLabel id="role-label">{say(staffWords.role)}</FormLabel>
      <RadioGroup name="role" defaultValue={given} aria-labelledby="role-label">
        {STAFF_ROLES.map((role) => (
          <FormControlLabel
            key={role}
            value={role}
            control={<Radio size="small" />}
            label={say(staffWords[`${role}_may`])}
          />
        ))}
      </RadioGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}
