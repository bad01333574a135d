import { TextField, type TextFieldProps } from '@mui/material'
import type { Words } from '../../../contract/locale.ts'
import { useWords } from '../words/use-words.ts'
import type { FaultOf } from './use-form-call.ts'
import signInWords from './words.json' with { type: 'json' }

type SignInFieldProps = { faultOf: FaultOf } & Pick<TextFieldProps, 'name' | 'label' | 'autoFocus'>

const signInField = (name: string, label: Words, autoComplete: string, fault: Words) =>
  function SignInField({ faultOf, ...others }: SignInFieldProps) {
    const say = useWords()
    const field = { name, type: name, label: say(label), autoComplete, required: true }
    return <TextField {...field} {...others} {...faultOf(name, fault)} />
  }

/** The password that somebody has already. */
export const PasswordField = signInField(
  'password',
  signInWords.password,
  'current-password',
  signInWords.wrong_password,
)

/** The address that somebody signs in with. */
export const EmailField = signInField('email', signInWords.email, 'username', signInWords.bad_email)
