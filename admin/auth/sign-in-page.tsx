import { useLogin } from 'react-admin'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** The page for who is not signed in yet; afterwards the page that was wanted opens. */
export function SignInPage() {
  const login = useLogin()
  return (
    <AuthFrame title="Sign in">
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
