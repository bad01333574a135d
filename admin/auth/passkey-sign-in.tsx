import { Button } from '@mui/material'
import { useState } from 'react'
import type { Staff } from '../../contract/accounts/staff.ts'
import { call } from '../api/call.ts'
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
  const { attempt, isSending, message } = useFormCall(async () => {}, { unauthorized: signInWords.unknown_passkey })
  if (!hasPasskeys()) return null
  const signIn = async () => {
    setFault(undefined)
    const { signInByDevice } = await import('./device-passkey.ts')
    const staff = (await signInByDevice())?.staff
    if (!staff) return setFault(say(signInWords.no_passkey))
    if (!email || staff.email === email) return onSignedIn(staff)
    await call('/session', { method: 'DELETE' })
    setFault(say(signInWords.other_passkey, { email }))
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
