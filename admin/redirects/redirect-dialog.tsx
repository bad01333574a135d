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
import { Confirm, Loading, useNotify } from 'react-admin'
import type { Redirect } from '../../contract/redirect.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { useTranslate } from '../words/use-translate.ts'
import { ErrorText, useErrorText } from '../words/error-text.tsx'

interface RedirectDialogProps {
  /** Undefined: a new one. */
  id: string | undefined
  /** The old address of a new one. */
  from?: string
  onClose: () => void
}

export function RedirectDialog({ id, from, onClose }: RedirectDialogProps) {
  const translate = useTranslate()
  const { data, error } = useQuery({
    queryKey: ['redirects', 'one', id],
    queryFn: async () => (await call<Redirect>(`/redirects/${encodeURIComponent(id!)}`)).data,
    enabled: id !== undefined,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="redirect-title">
      <DialogTitle id="redirect-title">
        {translate(id === undefined ? 'staff.redirect.new' : 'staff.redirect.one')}
      </DialogTitle>
      {data || id === undefined ? (
        <RedirectForm redirect={data} from={from} onClose={onClose} />
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

interface RedirectFormProps {
  redirect: Redirect | undefined
  from: string | undefined
  onClose: () => void
}

function RedirectForm({ redirect, from = '', onClose }: RedirectFormProps) {
  const notify = useNotify()
  const errorText = useErrorText()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const [refusal, setRefusal] = useState<ReactNode>()
  const done = (said: string) => {
    void queryClient.invalidateQueries({ queryKey: ['redirects'] })
    notify(said, { type: 'success' })
    onClose()
  }
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const body = { from: pathOf(values['from']), to: pathOf(values['to']) }
    await call<Redirect>(redirect ? `/redirects/${redirect.id}` : '/redirects', {
      method: redirect ? 'PATCH' : 'POST',
      body,
    })
    done(translate(redirect ? 'staff.redirect.saved' : 'staff.redirect.created'))
  })
  const remove = async () => {
    setDeleting(false)
    try {
      await call(`/redirects/${redirect!.id}`, { method: 'DELETE' })
      done(translate('staff.redirect.deleted'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(errorText(error))
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <DialogContent sx={{ paddingTop: 0 }}>
        <FormMessage message={message ?? refusal} />
        {redirect?.isAutomatic && (
          <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
            {translate('staff.redirect.automatic_text')}
          </Alert>
        )}
        <TextField
          name="from"
          label={translate('staff.redirect.from')}
          defaultValue={redirect?.from ?? from}
          required
          autoFocus={!redirect && from === ''}
          placeholder="/old-page"
          helperText={translate('staff.redirect.from_help')}
          {...faultOf('from', 'staff.redirect.from_fault')}
        />
        <TextField
          name="to"
          label={translate('staff.redirect.to')}
          defaultValue={redirect?.to ?? ''}
          required
          autoFocus={from !== ''}
          placeholder="/news"
          helperText={translate('staff.redirect.to_help')}
          {...faultOf('to', 'staff.redirect.to_fault')}
        />
        {redirect && (
          <Typography variant="body2" sx={{ marginTop: 1 }}>
            <Link href={redirect.from} target="_blank" rel="noreferrer">
              {translate('staff.redirect.try', { address: redirect.from })}
            </Link>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {redirect && (
          <>
            <Button color="error" onClick={() => setDeleting(true)}>
              {translate('staff.action.delete_ask')}
            </Button>
            <Box sx={{ flexGrow: 1 }} />
          </>
        )}
        <Button onClick={onClose}>{translate('staff.action.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {translate(redirect ? 'staff.action.save' : 'staff.action.create')}
        </Button>
      </DialogActions>
      <Confirm
        isOpen={isDeleting}
        title={translate('staff.redirect.delete_ask')}
        content={translate('staff.redirect.delete_text', { address: redirect?.from ?? '' })}
        confirm={translate('staff.action.delete')}
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      />
    </form>
  )
}

/** Addresses of this site are often pasted whole. */
function pathOf(text = ''): string {
  const given = text.trim()
  return given.startsWith(`${location.origin}/`) ? given.slice(location.origin.length) : given
}
