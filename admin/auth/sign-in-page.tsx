import { useLogin } from 'react-admin'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useWords } from '../words/use-words.ts'
import { signInWords } from './words.ts'

/** The page for who is not signed in yet; afterwards the page that was wanted opens. */
export function SignInPage() {
  const login = useLogin()
  const say = useWords()
  return (
    <AuthFrame title={say(signInWords.title)}>
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
