import { TextField, type TextFieldProps } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import type { FaultOf } from './use-form-call.ts'
import { signInWords } from './words.ts'

type PasswordFieldProps = { faultOf: FaultOf } & Pick<TextFieldProps, 'label' | 'autoFocus'>

/** The password that somebody has already. */
export function PasswordField({ faultOf, ...others }: PasswordFieldProps) {
  const say = useWords()
  return (
    <TextField
      name="password"
      type="password"
      label={say(signInWords.password)}
      autoComplete="current-password"
      required
      {...others}
      {...faultOf('password', signInWords.wrong_password)}
    />
  )
}
