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
import { Confirm, Loading, useNotify } from 'react-admin'
import type { Redirect } from '../../contract/redirect.ts'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'

interface RedirectDialogProps {
  /** Undefined: a new one. */
  id: string | undefined
  /** The old address of a new one. */
  from?: string
  onClose: () => void
}

export function RedirectDialog({ id, from, onClose }: RedirectDialogProps) {
  const { data, error } = useQuery({
    queryKey: ['redirects', 'one', id],
    queryFn: async () => (await call<Redirect>(`/redirects/${encodeURIComponent(id!)}`)).data,
    enabled: id !== undefined,
    gcTime: 0,
  })
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="redirect-title">
      <DialogTitle id="redirect-title">{id === undefined ? 'New redirect' : 'Redirect'}</DialogTitle>
      {data || id === undefined ? (
        <RedirectForm redirect={data} from={from} onClose={onClose} />
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

interface RedirectFormProps {
  redirect: Redirect | undefined
  from: string | undefined
  onClose: () => void
}

function RedirectForm({ redirect, from = '', onClose }: RedirectFormProps) {
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const done = (said: string | undefined) => {
    void queryClient.invalidateQueries({ queryKey: ['redirects'] })
    if (said) notify(said, { type: 'success' })
    onClose()
  }
  const { onSubmit, isSending, message, faultOf } = useFormCall(async (values) => {
    const body = { from: pathOf(values['from']), to: pathOf(values['to']) }
    const { message: said } = await call<Redirect>(redirect ? `/redirects/${redirect.id}` : '/redirects', {
      method: redirect ? 'PATCH' : 'POST',
      body,
    })
    done(said)
  })
  const remove = async () => {
    setDeleting(false)
    try {
      done((await call(`/redirects/${redirect!.id}`, { method: 'DELETE' })).message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
  }

  return (
    <form onSubmit={onSubmit} noValidate autoComplete="off">
      <DialogContent sx={{ paddingTop: 0 }}>
        <FormMessage message={message ?? refusal} />
        {redirect?.isAutomatic && (
          <Alert severity="info" variant="outlined" sx={{ marginBottom: 1.5 }}>
            It was made by itself when an address was changed, and follows its item wherever that goes. Saved here, it
            leads to the address below and stays there.
          </Alert>
        )}
        <TextField
          name="from"
          label="Old address"
          defaultValue={redirect?.from ?? from}
          required
          autoFocus={!redirect && from === ''}
          placeholder="/old-page"
          helperText="As it was on this site, such as /old-page or /?p=12. You can paste it from the browser. A page that exists comes before a redirect, unless the old address has a question mark."
          {...faultOf('from')}
        />
        <TextField
          name="to"
          label="New address"
          defaultValue={redirect?.to ?? ''}
          required
          autoFocus={from !== ''}
          placeholder="/news"
          helperText="A page of this site, such as /news, or another site with https://"
          {...faultOf('to')}
        />
        {redirect && (
          <Typography variant="body2" sx={{ marginTop: 1 }}>
            <Link href={redirect.from} target="_blank" rel="noreferrer">
              Try it: {redirect.from}
            </Link>
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {redirect && (
          <>
            <Button color="error" onClick={() => setDeleting(true)}>
              Delete…
            </Button>
            <Box sx={{ flexGrow: 1 }} />
          </>
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={isSending}>
          {redirect ? 'Save' : 'Create'}
        </Button>
      </DialogActions>
      <Confirm
        isOpen={isDeleting}
        title="Delete this redirect?"
        content={`Whoever follows an old link to ${redirect?.from ?? ''} will find nothing any more.`}
        confirm="Delete"
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
