import { useState } from 'react'
import { useLogin } from 'react-admin'
import type { SetUpState } from '../../contract/set-up/set-up.ts'
import { useRead } from '../api/use-read.ts'
import { ownerWords } from '../set-up/owner-words.ts'
import { SetUpNotice } from '../set-up/set-up-notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useWords } from '../words/use-words.ts'
import { signInWords } from './words.ts'

/** The sign-in page; it leads on to the requested page. Without an owner it says where the set-up begins. */
export function SignInPage() {
  const login = useLogin()
  const say = useWords()
  const { data: setUp } = useRead<SetUpState>(['set-up'], '/set-up')
  const [isAsked, setAsked] = useState(false)
  if (setUp?.isOpen && !isAsked) {
    return (
      <AuthFrame title={say(ownerWords.notice.title)}>
        <SetUpNotice onSignIn={() => setAsked(true)} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={say(signInWords.title)}>
      <SignInForm onSignedIn={(staff) => void login({ staff })} />
    </AuthFrame>
  )
}
