import { TextField, type TextFieldProps } from '@mui/material'
import { useWords } from '../words/use-words.ts'
import type { FaultOf } from './use-form-call.ts'
import { signInWords } from './words.ts'

type SignInFieldProps = { faultOf: FaultOf } & Pick<TextFieldProps, 'name' | 'label' | 'autoFocus'>

/** The password that somebody has already. */
export function PasswordField({ faultOf, ...others }: SignInFieldProps) {
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

/** The address that somebody signs in with. */
export function EmailField({ faultOf, ...others }: SignInFieldProps) {
  const say = useWords()
  return (
    <TextField
      name="email"
      type="email"
      label={say(signInWords.email)}
      autoComplete="username"
      required
      {...others}
      {...faultOf('email', signInWords.bad_email)}
    />
  )
}
