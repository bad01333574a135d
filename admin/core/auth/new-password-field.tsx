import { InputAdornment, TextField } from '@mui/material'
import { useState } from 'react'
import { PASSWORD_BOUNDS } from '../../../contract/limits.ts'
import type { FaultOf } from './use-form-call.ts'
import { useWords, SayButton } from '../words/use-words.ts'
import passwordWords from './password-words.json' with { type: 'json' }

/** A new password: typed once, because it can be shown. */
export function NewPasswordField({ name, faultOf }: { name: string; faultOf: FaultOf }) {
  const say = useWords()
  const [isShown, setShown] = useState(false)
  const show = (
    <InputAdornment position="end">
      <SayButton words={passwordWords.show} onClick={() => setShown(!isShown)} aria-pressed={isShown} />
    </InputAdornment>
  )
  return (
    <TextField
      name={name}
      type={isShown ? 'text' : 'password'}
      label={say(passwordWords.new_password)}
      autoComplete="new-password"
      required
      helperText={say(passwordWords.password_help, { least: PASSWORD_BOUNDS.least })}
      slotProps={{ htmlInput: { maxLength: PASSWORD_BOUNDS.most }, input: { endAdornment: show } }}
      {...faultOf(name, passwordWords.password_fault, PASSWORD_BOUNDS)}
    />
  )
}
