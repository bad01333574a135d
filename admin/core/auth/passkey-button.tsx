import { useState } from 'react'
import { useWords, type Text, SayButton } from '../words/use-words.ts'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'
import { signInWords } from './words.ts'

/** Browsers offer passkeys on HTTPS and on localhost alone. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

interface PasskeyButtonProps {
  /** Uses the device. @returns what to say where that failed */
  by: (device: typeof import('./device-passkey.ts')) => Promise<Text | void>
}

/** The lock of the device instead of a password. */
export function PasskeyButton({ by }: PasskeyButtonProps) {
  const say = useWords()
  const [fault, setFault] = useState<string>()
  const { attempt, isSending, message } = useFormCall(async () => {})
  if (!hasPasskeys()) return null
  const use = async () => {
    setFault(undefined)
    const refusal = await by(await import('./device-passkey.ts'))
    if (refusal) setFault(say(refusal))
  }
  return (
    <>
      <SayButton
        words={signInWords.by_passkey}
        variant="outlined"
        fullWidth
        disabled={isSending}
        onClick={() => void attempt(use)}
        sx={{ marginBlock: 1.5 }}
      />
      <FormMessage message={fault ?? message} />
    </>
  )
}
