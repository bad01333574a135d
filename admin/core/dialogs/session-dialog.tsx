import { Button, DialogContent, Typography } from '@mui/material'
import { useGetIdentity, useLogout } from 'react-admin'
import { setStaff } from '../auth/auth-provider.ts'
import { SignInForm } from '../auth/sign-in-form.tsx'
import { TitledDialog } from './titled-dialog.tsx'
import { useQuestion } from '../auth/use-question.ts'
import { useWords } from '../words/use-words.ts'
import { signInWords } from '../auth/words.ts'

/**
 * Opens over the screen when the session has ended. What was asked of the server waits meanwhile, and goes on when the same
 * person has signed in again: nothing that was typed is lost.
 */
export function SessionDialog() {
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
        <Button onClick={leave} sx={{ marginTop: 2 }}>
          {say(signInWords.as_other)}
        </Button>
      </DialogContent>
    </TitledDialog>
  )
}
