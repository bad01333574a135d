import { useState } from 'react'
import { useLogin } from 'react-admin'
import type { SetUpState } from '../../../contract/set-up/set-up.ts'
import { useRead } from '../api/use-read.ts'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useWords } from '../words/use-words.ts'
import signInWords from './words.json' with { type: 'json' }
import { onDemand } from '../layout/on-demand.tsx'

/** Rarely shown: loaded on demand. */
const SetUpNotice = onDemand(async () => (await import('./set-up-notice.tsx')).SetUpNotice)

/** The sign-in page; it leads on to the requested page. Without an owner it says where the set-up begins. */
export function SignInPage() {
  const login = useLogin()
  const say = useWords()
  const { data: setUp } = useRead<SetUpState>(['set-up'], '/set-up')
  const [isAsked, setAsked] = useState(false)
  if (setUp?.isOpen && !isAsked) return <SetUpNotice onSignIn={() => setAsked(true)} />
  return (
    <AuthFrame title={say(signInWords.title)}>
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
