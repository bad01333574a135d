import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  TextField,
  Typography,
} from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Confirm, Loading, useGetIdentity, useNotify } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { STAFF_NAME_LENGTH } from '../../contract/limits.ts'
import type { ApiKey } from '../../contract/api-key.ts'
import type { StaffMember } from '../../contract/staff.ts'
import type { Webhook } from '../../contract/webhook.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import type { GivenLink } from './link-dialog.tsx'
import { RoleField } from './role-field.tsx'
import { useTimes } from '../words/use-times.ts'
import { ErrorText, useErrorText } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'
import { staffWords } from './words.ts'

interface StaffDialogProps {
  id: string
  onClose: () => void
  onLink: (given: GivenLink) => void
}

/** One member of staff: name and role, and the ways to keep somebody out or to let them in again. */
export function StaffDialog({ id, onClose, onLink }: StaffDialogProps) {
  const say = useWords()
  const { data, error } = useQuery({
    queryKey: ['staff', 'one', id],
    queryFn: async () => (await call<StaffMember>(`/staff/${encodeURIComponent(id)}`)).data,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="staff-title">
      <DialogTitle id="staff-title">{data?.name ?? say(staffWords.one)}</DialogTitle>
      {data ? (
        <StaffForm member={data} onClose={onClose} onLink={onLink} />
      ) : (
        <DialogContent>
          {error ? (
            <Alert severity="error" variant="outlined">
              <ErrorText error={error} />
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
  const errorText = useErrorText()
  const say = useWords()
  const { dayOf } = useTimes()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'disable' | 'reset'>()
  const [effects, setEffects] = useState<string[]>([])
  const [refusal, setRefusal] = useState<ReactNode>()
  const { id, name, email, role, disabledAt, hasPassword, secondFactor } = member
  const path = `/staff/${encodeURIComponent(id)}`
  const isSelf = identity?.id === id

  const done = (said: string) => {
    for (const known of ['staff', 'colleagues']) void queryClient.invalidateQueries({ queryKey: [known] })
    notify(said, { type: 'success' })
  }
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    await call<StaffMember>(path, { method: 'PATCH', body: values })
    done(say(staffWords.saved))
    onClose()
  })
  const attempt = async (work: () => Promise<void>) => {
    setAsked(undefined)
    setRefusal(undefined)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(errorText(error))
    }
  }
  const askToDisable = () =>
    attempt(async () => {
      const [keys, webhooks] = await Promise.all([call<ApiKey[]>('/api-keys'), call<Webhook[]>('/webhooks')])
      const stopped = keys.data.filter((key) => key.createdBy === email && key.state === 'active')
      // Only owners register them.
      const goingOn = role === 'owner' ? webhooks.data.filter(({ disabledAt }) => disabledAt === null) : []
      setEffects([
        ...(stopped.length > 0 ? [say(staffWords.keysStop, { names: stopped.map((key) => key.name).join(', ') })] : []),
        ...(goingOn.length > 0
          ? [say(staffWords.webhooksGoOn, { hosts: goingOn.map(({ url }) => new URL(url).host).join(', ') })]
          : []),
      ])
      setAsked('disable')
    })
  const setDisabled = (disabled: boolean) =>
    attempt(async () => {
      await call<StaffMember>(path, { method: 'PATCH', body: { disabled } })
      done(say(staffWords.saved))
      onClose()
    })
  const reset = () =>
    attempt(async () => {
      const { data } = await call<{ link: string }>(`${path}/reset`, { method: 'POST', body: {} })
      done(say(staffWords.reset_done))
      onLink({ name, email, link: data.link, isNew: false })
    })

  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <DialogContent sx={{ paddingTop: 0 }}>
        <FormMessage message={message ?? refusal} />
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {email}
          {disabledAt && ` · ${say(staffWords.note_disabled, { day: dayOf(disabledAt) })}`}
          {!disabledAt && !hasPassword && ` · ${say(staffWords.note_no_password)}`}
        </Typography>
        <TextField
          name="name"
          label={say(staffWords.name)}
          defaultValue={name}
          required
          {...faultOf('name', staffWords.name_fault, { most: STAFF_NAME_LENGTH })}
        />
        {isSelf ? (
          <Typography sx={{ marginTop: 1.5 }}>
            {say(staffWords.self)}{' '}
            <Link component={RouterLink} to="/account">
              {say(staffWords.open_account)}
            </Link>
          </Typography>
        ) : (
          <>
            <RoleField given={role} fault={faultOf('role').helperText} />
            <Box
              role="group"
              aria-label={say(staffWords.access)}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}
            >
              {!disabledAt && (
                <Button variant="outlined" onClick={() => setAsked('reset')}>
                  {say(staffWords.new_link)}
                </Button>
              )}
              {disabledAt ? (
                <Button variant="outlined" onClick={() => void setDisabled(false)}>
                  {say(staffWords.enable)}
                </Button>
              ) : (
                <Button variant="outlined" color="error" onClick={() => void askToDisable()}>
                  {say(staffWords.disable_ask)}
                </Button>
              )}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(common.action.cancel)}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {say(common.action.save)}
        </Button>
      </DialogActions>
      <Confirm
        isOpen={asked === 'disable'}
        title={say(staffWords.disable_title, { name })}
        content={[say(staffWords.disable_text), ...effects].join(' ')}
        confirm={say(staffWords.disable)}
        confirmColor="warning"
        onConfirm={() => void setDisabled(true)}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'reset'}
        title={say(staffWords.reset_title, { name })}
        content={say(secondFactor ? staffWords.reset_text_factor : staffWords.reset_text)}
        confirm={say(staffWords.reset)}
        onConfirm={() => void reset()}
        onClose={() => setAsked(undefined)}
      />
    </form>
  )
}
