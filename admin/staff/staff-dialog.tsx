import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Link from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, Loading, useGetIdentity, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { StaffMember } from '../../contract/staff.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { dayOf } from '../words/times.ts'
import type { GivenLink } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'

interface StaffDialogProps {
  id: string
  onClose: () => void
  onLink: (given: GivenLink) => void
}

/** One member of staff: name and role, and the ways to keep somebody out or to let them in again. */
export function StaffDialog({ id, onClose, onLink }: StaffDialogProps) {
  const { data, error } = useQuery({
    queryKey: ['staff', 'one', id],
    queryFn: async () => (await call<StaffMember>(`/staff/${encodeURIComponent(id)}`)).data,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="staff-title">
      <DialogTitle id="staff-title">{data?.name ?? 'Member of staff'}</DialogTitle>
      {data ? (
        <StaffForm member={data} onClose={onClose} onLink={onLink} />
      ) : (
        <DialogContent>
          {error ? (
            <Alert severity="error" variant="outlined">
              {error.message}
            </Alert>
          ) : (
            <Loading />
          )}
        </DialogContent>
      )}
    </Dialog>
  )
}

function StaffForm({ member, onClose, onLink }: Omit<StaffDialogProps, 'id'> & { member: StaffMember }) {
  const { identity } = useGetIdentity()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'disable' | 'reset'>()
  const [refusal, setRefusal] = useState<string>()
  const { id, name, email, role, disabledAt, hasPassword, secondFactor } = member
  const path = `/staff/${encodeURIComponent(id)}`
  const isSelf = identity?.id === id

  const done = (said: string | undefined) => {
    for (const known of ['staff', 'colleagues']) void queryClient.invalidateQueries({ queryKey: [known] })
    if (said) notify(said, { type: 'success' })
  }
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const { message: said } = await call<StaffMember>(path, { method: 'PATCH', body: values })
    done(said)
    onClose()
  })
  const attempt = async (work: () => Promise<void>) => {
    setAsked(undefined)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
  }
  const setDisabled = (disabled: boolean) =>
    attempt(async () => {
      done((await call<StaffMember>(path, { method: 'PATCH', body: { disabled } })).message)
      onClose()
    })
  const reset = () =>
    attempt(async () => {
      const { data, message: said } = await call<{ link: string }>(`${path}/reset`, { method: 'POST', body: {} })
      done(said)
      onLink({ name, email, link: data.link, isNew: false })
    })

  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <DialogContent sx={{ paddingTop: 0 }}>
        <FormMessage message={message ?? refusal} />
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
          {disabledAt && ` · disabled on ${dayOf(disabledAt)}`}
          {!disabledAt && !hasPassword && ' · has not chosen a password yet'}
        </Typography>
        <TextField name="name" label="Name" defaultValue={name} required {...faultOf('name')} />
        {isSelf ? (
          <Typography sx={{ marginTop: 1.5 }}>
            This is you. Your role is changed, and your account disabled or reset, by another owner; password and second
            factor are in{' '}
            <Link component={RouterLink} to="/account">
              your account
            </Link>
            .
          </Typography>
        ) : (
          <>
            <RoleField given={role} fault={faultOf('role').helperText} />
            <Box role="group" aria-label="Access" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
              {!disabledAt && (
                <Button variant="outlined" onClick={() => setAsked('reset')}>
                  New password link…
                </Button>
              )}
              {disabledAt ? (
                <Button variant="outlined" onClick={() => void setDisabled(false)}>
                  Let sign in again
                </Button>
              ) : (
                <Button variant="outlined" color="error" onClick={() => setAsked('disable')}>
                  Disable…
                </Button>
              )}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          Save
        </Button>
      </DialogActions>
      <Confirm
        isOpen={asked === 'disable'}
        title={`Disable the account of ${name}?`}
        content="It is signed out everywhere at once, and cannot sign in any more. What this person did stays, and the account can be enabled again."
        confirm="Disable"
        confirmColor="warning"
        onConfirm={() => void setDisabled(true)}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'reset'}
        title={`Make a new password link for ${name}?`}
        content={`The account is signed out everywhere${secondFactor ? ', its second factor is taken away' : ''}, and links made before are good no more. The password stays as it is until a new one is chosen.`}
        confirm="Make the link"
        onConfirm={() => void reset()}
        onClose={() => setAsked(undefined)}
      />
    </form>
  )
}
