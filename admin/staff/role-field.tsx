import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import FormControl from '@mui/material/FormControl'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { StaffRole } from '../../contract/staff.ts'

/** What somebody may do. */
export function RoleField({ given, fault }: { given: StaffRole; fault?: string | undefined }) {
  return (
    <FormControl error={fault !== undefined} sx={{ marginTop: 1.5 }}>
      <FormLabel id="role-label">Role</FormLabel>
      <RadioGroup name="role" defaultValue={given} aria-labelledby="role-label">
        <FormControlLabel
          value="editor"
          control={<Radio size="small" />}
          label="Editor: content, pictures and messages"
        />
        <FormControlLabel
          value="owner"
          control={<Radio size="small" />}
          label="Owner: also settings, staff, redirects and the audit log"
        />
      </RadioGroup>
      {fault && <FormHelperText>{fault}</FormHelperText>}
    </FormControl>
  )
}
