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
import { ErrorText, useErrorText } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { redirectWords } from './words.ts'
import { common } from '../words/common.ts'

interface RedirectDialogProps {
  /** Undefined: a new one. */
  id: string | undefined
  /** The old address of a new one. */
  from?: string
  onClose: () => void
}

export function RedirectDialog({ id, from, onClose }: RedirectDialogProps) {
  const say = useWords()
  const { data, error } = useQuery({
    queryKey: ['redirects', 'one', id],
    queryFn: async () => (await call<Redirect>(`/redirects/${encodeURIComponent(id!)}`)).data,
    enabled: id !== undefined,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="redirect-title">
      <DialogTitle id="redirect-title">{say(id === undefined ? redirectWords.new : redirectWords.one)}</DialogTitle>
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
  const say = useWords()
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
    done(say(redirect ? redirectWords.saved : redirectWords.created))
  })
  const remove = async () => {
    setDeleting(false)
    try {
      await call(`/redirects/${redirect!.id}`, { method: 'DELETE' })
      done(say(redirectWords.deleted))
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
            {say(redirectWords.automatic_text)}
          </Alert>
        )}
        <TextField
          name="from"
          label={say(redirectWords.from)}
          defaultValue={redirect?.from ?? from}
          required
          autoFocus={!redirect && from === ''}
          placeholder="/old-page"
          helperText={say(redirectWords.from_help)}
          {...faultOf('from', redirectWords.from_fault)}
        />
        <TextField
          name="to"
          label={say(redirectWords.to)}
          defaultValue={redirect?.to ?? ''}
          required
          autoFocus={from !== ''}
          placeholder="/news"
          helperText={say(redirectWords.to_help)}
          {...faultOf('to', redirectWords.to_fault)}
        />
        {redirect && (
          <Typography variant="body2" sx={{ marginTop: 1 }}>
            <Link href={redirect.from} target="_blank" rel="noreferrer">
              {say(redirectWords.try, { address: redirect.from })}
            </Link>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {redirect && (
          <>
            <Button color="error" onClick={() => setDeleting(true)}>
              {say(common.action.delete_ask)}
            </Button>
            <Box sx={{ flexGrow: 1 }} />
          </>
        )}
        <Button onClick={onClose}>{say(common.action.cancel)}</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {say(redirect ? common.action.save : common.action.create)}
        </Button>
      </DialogActions>
      <Confirm
        isOpen={isDeleting}
        title={say(redirectWords.delete_ask)}
        content={say(redirectWords.delete_text, { address: redirect?.from ?? '' })}
        confirm={say(common.action.delete)}
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
