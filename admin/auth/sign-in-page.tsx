import { useLogin } from 'react-admin'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useTranslate } from '../words/use-translate.ts'

/** The page for who is not signed in yet; afterwards the page that was wanted opens. */
export function SignInPage() {
  const login = useLogin()
  const translate = useTranslate()
  return (
    <AuthFrame title={translate('staff.sign_in.title')}>
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
