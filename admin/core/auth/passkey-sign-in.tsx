import { Button } from '@mui/material'
import { useState } from 'react'
import type { Staff } from '../../../contract/accounts/staff.ts'
import { useWords } from '../words/use-words.ts'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'
import { signInWords } from './words.ts'

/** Browsers offer passkeys on HTTPS and on localhost alone. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

interface PasskeySignInProps {
  /** Only this person may go on. */
  email: string | undefined
  onSignedIn: (staff: Staff) => void
}

/** Signing in with the lock of the device, without a password. */
export function PasskeySignIn({ email, onSignedIn }: PasskeySignInProps) {
  const say = useWords()
  const [fault, setFault] = useState<string>()
  const { attempt, isSending, message } = useFormCall(async () => {})
  if (!hasPasskeys()) return null
  const signIn = async () => {
    setFault(undefined)
    const answer = await (await import('./device-passkey.ts')).signInByDevice(email)
    if ('en' in answer) setFault(say(answer))
    else onSignedIn(answer)
  }
  return (
    <>
      <Button
        variant="outlined"
        fullWidth
        disabled={isSending}
        onClick={() => void attempt(signIn)}
        sx={{ marginBlock: 1.5 }}
      >
        {say(signInWords.by_passkey)}
      </Button>
      <FormMessage message={fault ?? message} />
    </>
  )
}
