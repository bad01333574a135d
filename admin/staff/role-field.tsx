import type { ReactNode } from 'react'
import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import type { StaffRole } from '../../contract/staff.ts'
import { useTranslate } from '../words/use-translate.ts'

/** What somebody may do. */
export function RoleField({ given, fault }: { given: StaffRole; fault?: ReactNode }) {
  const translate = useTranslate()
  return (
    <FormControl error={Boolean(fault)} sx={{ marginTop: 1.5 }}>
      <FormLabel id="role-label">{translate('staff.people.role')}</FormLabel>
      <RadioGroup name="role" defaultValue={given} aria-labelledby="role-label">
        <FormControlLabel
          value="editor"
          control={<Radio size="small" />}
          label={translate('staff.people.editor_may')}
        />
        <FormControlLabel value="owner" control={<Radio size="small" />} label={translate('staff.people.owner_may')} />
      </RadioGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}
