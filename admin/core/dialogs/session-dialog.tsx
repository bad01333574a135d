import { DialogContent, Link, Typography } from '@mui/material'
import { useGetIdentity, useLogout } from 'react-admin'
import { call } from '../api/call.ts'
import { DialogForm } from './dialog-form.tsx'
import { PasskeyButton, SignInForm } from '../auth/sign-in-form.tsx'
import { PasswordField } from '../auth/sign-in-fields.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import proofWords from './proof-words.json' with { type: 'json' }
import { setStaff } from '../auth/auth-provider.ts'
import { TitledDialog } from './titled-dialog.tsx'
import { useWords, SayButton, SayText } from '../words/use-words.ts'
import signInWords from '../auth/words.json' with { type: 'json' }
import { useEffect, useState } from 'react'
import { endWait, onQuestion } from '../api/questions.ts'

/** The questions over any screen. */
export function SessionDialogs() {
  const proof = useQuestion('proof')
  return (
    <>
      <SessionDialog />
      {proof.isAsked && <ProofDialog onAnswer={proof.answer} />}
    </>
  )
}

/**
 * Opens over the screen when the session has ended. What was asked of the server waits meanwhile, and goes on when the same
 * person has signed in again: nothing that was typed is lost.
 */
function SessionDialog() {
  const { isAsked, answer } = useQuestion('sign-in')
  const say = useWords()
  const { identity } = useGetIdentity()
  const email = identity?.['email'] as string
  const logout = useLogout()

  const leave = () => {
    answer(false)
    void logout()
  }
  return (
    <TitledDialog title={say(signInWords.again)} open={isAsked} maxWidth="xs">
      <DialogContent>
        <Typography sx={{ marginBottom: 1 }}>
          {say(email ? signInWords.ended_for : signInWords.ended, { email })}
        </Typography>
        <SignInForm
          email={email}
          onSignedIn={(staff) => {
            setStaff(staff)
            answer(true)
          }}
        />
        <SayButton words={signInWords.as_other} onClick={leave} sx={{ marginTop: 2 }} />
      </DialogContent>
    </TitledDialog>
  )
}

/** Opens over the screen when a call needs the password or a passkey once more; then the call is made again by itself. */
function ProofDialog({ onAnswer }: { onAnswer: (isGiven: boolean) => void }) {
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
        <SayText words={proofWords.text} />
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

/** Whether calls wait for an answer, and a function that lets them go on or fail. */
function useQuestion(question: Parameters<typeof endWait>[0]) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    onQuestion(question, () => setAsked(true))
    return () => {
      onQuestion(question, undefined)
      endWait(question, false)
    }
  }, [question])
  const answer = (isAnswered: boolean) => {
    setAsked(false)
    endWait(question, isAnswered)
  }
  return { isAsked, answer }
}
