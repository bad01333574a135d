import { useWords, type Text, SayButton } from '../words/use-words.ts'
import { FormMessage } from './form-message.tsx'
import { useFormCall } from './use-form-call.ts'
import signInWords from './words.json' with { type: 'json' }

/** Browsers offer passkeys on HTTPS and on localhost alone. */
export const hasPasskeys = () => typeof PublicKeyCredential === 'function'

/** @returns what to say where that failed */
type UseDevice = (device: typeof import('./device-passkey.ts')) => Promise<Text | void>

/** The lock of the device instead of a password. */
export function PasskeyButton({ by }: { by: UseDevice }) {
  const say = useWords()
  const { attempt, isSending, message } = useFormCall(async () => {})
  if (!hasPasskeys()) return null
  const use = async () => {
    const refusal = await by(await import('./device-passkey.ts'))
    return refusal && say(refusal)
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
      <FormMessage message={message} />
    </>
  )
}
