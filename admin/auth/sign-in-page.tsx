import { useLogin } from 'react-admin'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useWords } from '../words/use-words.ts'
import { signInWords } from './words.ts'

/** The sign-in page; it leads on to the requested page. */
export function SignInPage() {
  const login = useLogin()
  const say = useWords()
  return (
    <AuthFrame title={say(signInWords.title)}>
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
