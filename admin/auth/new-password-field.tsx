import { Button, InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { PASSWORD_BOUNDS } from '../../contract/limits.ts'
import { useTranslate } from '../words/use-translate.ts'
import type { FaultOf } from './use-form-call.ts'

/** A new password. It is not asked for twice: it can be looked at instead. */
export function NewPasswordField({ name, faultOf }: { name: string; faultOf: FaultOf }) {
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  const show = (
    <InputAdornment position="end">
      <Button onClick={() => setShown(!isShown)} aria-pressed={isShown}>
        {translate('staff.sign_in.show')}
      </Button>
    </InputAdornment>
  )
  return (
    <TextField
      name={name}
      type={isShown ? 'text' : 'password'}
      label={translate('staff.sign_in.new_password')}
      autoComplete="new-password"
      required
      helperText={translate('staff.sign_in.password_help', { least: PASSWORD_BOUNDS.least })}
      slotProps={{ htmlInput: { maxLength: PASSWORD_BOUNDS.most }, input: { endAdornment: show } }}
      {...faultOf(name, 'staff.sign_in.password_fault', PASSWORD_BOUNDS)}
    />
  )
}
