import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { PASSWORD_BOUNDS } from '../../contract/limits.ts'

/** A new password. It is not asked for twice: it can be looked at instead. */
export function NewPasswordField({ name, faultOf }: { name: string; faultOf: (name: string) => object }) {
  const [isShown, setShown] = useState(false)
  const show = (
    <InputAdornment position="end">
      <Button onClick={() => setShown(!isShown)} aria-pressed={isShown}>
        Show
      </Button>
    </InputAdornment>
  )
  return (
    <TextField
      name={name}
      type={isShown ? 'text' : 'password'}
      label="New password"
      autoComplete="new-password"
      required
      helperText={`At least ${PASSWORD_BOUNDS.least} characters: three or four words are good`}
      slotProps={{ htmlInput: { maxLength: PASSWORD_BOUNDS.most }, input: { endAdornment: show } }}
      {...faultOf(name)}
    />
  )
}
