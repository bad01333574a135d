import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetIdentity, useLogout } from 'react-admin'
import { endWait, onSessionEnd } from '../api/session-end.ts'
import { setStaff } from './auth-provider.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useWords } from '../words/use-words.ts'
import { signInWords } from './words.ts'

/**
 * Opens over the screen when the session has ended. What was asked of the server waits meanwhile, and goes on when the same
 * person has signed in again: nothing that was typed is lost.
 */
export function SessionDialog() {
  const [isOpen, setOpen] = useState(false)
  const say = useWords()
  const { identity } = useGetIdentity()
  const email = identity?.['email'] as string
  const logout = useLogout()
  useEffect(() => {
    onSessionEnd(() => setOpen(true))
    return () => {
      onSessionEnd(undefined)
      endWait(false)
    }
  }, [])

  const leave = () => {
    setOpen(false)
    endWait(false)
    void logout()
  }
  return (
    <Dialog open={isOpen} maxWidth="xs" fullWidth aria-labelledby="session-dialog-title">
      <DialogTitle id="session-dialog-title">{say(signInWords.again)}</DialogTitle>
      <DialogContent>
        <Typography sx={{ marginBottom: 1 }}>
          {say(email ? signInWords.ended_for : signInWords.ended, { email })}
        </Typography>
        <SignInForm
          email={email}
          onSignedIn={(staff) => {
            setStaff(staff)
            setOpen(false)
            endWait(true)
          }}
        />
        <Button onClick={leave} sx={{ marginTop: 2 }}>
          {say(signInWords.as_other)}
        </Button>
      </DialogContent>
    </Dialog>
  )
}
