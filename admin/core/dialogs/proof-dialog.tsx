import { Link, Typography } from '@mui/material'
import { useGetIdentity } from 'react-admin'
import { call } from '../api/call.ts'
import { DialogForm } from './dialog-form.tsx'
import { TitledDialog } from './titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import { PasskeyButton } from '../auth/passkey-button.tsx'
import { proofWords } from './proof-words.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { useQuestion } from '../auth/use-question.ts'
import { signInWords } from '../auth/words.ts'
import { PasswordField } from '../auth/sign-in-fields.tsx'

/** Opens over the screen when a call needs the password or a passkey once more; then the call is made again by itself. */
export function ProofDialog() {
  const { isAsked, answer } = useQuestion('proof')
  return isAsked && <Proof onAnswer={answer} />
}

function Proof({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
  const say = useWords()
  const { identity } = useGetIdentity()
  const cancel = () => onAnswer(false)
  const form = useFormCall(
    async ({ password }) => {
      await call('/session/proof', { method: 'POST', body: { password } })
      onAnswer(true)
    },
    { too_many_requests: signInWords.slowed },
  )
  return (
    <TitledDialog title={say(proofWords.title)} onClose={cancel}>
      <DialogForm form={form} submit={say(proofWords.go_on)} onClose={cancel}>
        <Typography>{say(proofWords.text)}</Typography>
        <input type="hidden" name="email" value={String(identity?.['email'])} autoComplete="username" />
        <PasswordField autoFocus faultOf={form.faultOf} />
        <PasskeyButton by={async (device) => (await device.proveByDevice()) ?? onAnswer(true)} />
        <Link href="/admin/forgotten" target="_blank" sx={{ paddingBlock: 0.5 }}>
          {say(signInWords.forgotten)}
        </Link>
      </DialogForm>
    </TitledDialog>
  )
}
