import type { ReactNode } from 'react'
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import type { StaffRole } from '../../contract/accounts/staff.ts'
import { useWords } from '../words/use-words.ts'
import { staffWords } from './words.ts'

/** Role: editor or owner. */
export function RoleField({ given, fault }: { given: StaffRole; fault?: ReactNode }) {
  const say = useWords()
  return (
    <FormControl error={Boolean(fault)} sx={{ marginTop: 1.5 }}>
      <FormLabel id="role-label">{say(staffWords.role)}</FormLabel>
      <RadioGroup name="role" defaultValue={given} aria-labelledby="role-label">
        <FormControlLabel value="editor" control={<Radio size="small" />} label={say(staffWords.editor_may)} />
        <FormControlLabel value="owner" control={<Radio size="small" />} label={say(staffWords.owner_may)} />
      </RadioGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}
