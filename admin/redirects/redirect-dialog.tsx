import { Box, Link, TextField, Typography } from '@mui/material'
import type { Redirect } from '../../contract/redirects/redirect.ts'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { useRead } from '../core/api/use-read.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { DialogForm } from '../core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { DeleteButton } from '../core/dialogs/use-confirm.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { common, useWords, SayAlert } from '../core/words/use-words.ts'
import redirectWords from './words.json' with { type: 'json' }

interface RedirectDialogProps {
  /** Undefined: a new one. */
  id: string | undefined
  /** The old address of a new one. */
  from?: string | undefined
  onClose: () => void
}

export function RedirectDialog({ id, from, onClose }: RedirectDialogProps) {
  const say = useWords()
  const path = `/redirects/${encodeURIComponent(id ?? '')}`
  const read = useRead<Redirect>(['redirects', 'one', id], path, { enabled: id !== undefined, gcTime: 0 })
  return (
    <TitledDialog title={say(id === undefined ? redirectWords.new : redirectWords.one)} onClose={onClose}>
      {id === undefined ? (
        <RedirectForm redirect={undefined} from={from} onClose={onClose} />
      ) : (
        <Loaded of={read}>{(redirect) => <RedirectForm redirect={redirect} from={from} onClose={onClose} />}</Loaded>
      )}
    </TitledDialog>
  )
}

interface RedirectFormProps {
  redirect: Redirect | undefined
  from: string | undefined
  onClose: () => void
}

function RedirectForm({ redirect, from = '', onClose }: RedirectFormProps) {
  const say = useWords()
  const done = useDone('redirects')
  const path = redirect ? `/redirects/${redirect.id}` : '/redirects'
  const form = useFormCall(async (values) => {
    const body = { from: pathOf(values['from']), to: pathOf(values['to']) }
    await call<Redirect>(path, { method: redirect ? 'PATCH' : 'POST', body })
    void done(say(redirect ? redirectWords.saved : redirectWords.created))
    onClose()
  })
  const remove = () =>
    form.attempt(async () => {
      await call(path, { method: 'DELETE' })
      void done(say(redirectWords.deleted))
      onClose()
    })
  const removal = redirect && (
    <>
      <DeleteButton
        ask={say(redirectWords.delete_ask)}
        text={say(redirectWords.delete_text, { address: redirect.from })}
        onDelete={remove}
      />
      <Box sx={{ flexGrow: 1 }} />
    </>
  )

  return (
    <DialogForm
      form={form}
      submit={say(redirect ? common.action.save : common.action.create)}
      onClose={onClose}
      actions={removal}
    >
      {redirect?.isAutomatic && (
        <SayAlert words={redirectWords.automatic_text} severity="info" sx={{ marginBottom: 1.5 }} />
      )}
      <TextField
        defaultValue={redirect?.from ?? from}
        required
        autoFocus={!redirect && from === ''}
        placeholder="/old-page"
        helperText={say(redirectWords.from_help)}
        {...form.fieldOf('from', redirectWords.from, redirectWords.from_fault)}
      />
      <TextField
        defaultValue={redirect?.to ?? ''}
        required
        autoFocus={from !== ''}
        placeholder="/news"
        helperText={say(redirectWords.to_help)}
        {...form.fieldOf('to', redirectWords.to, redirectWords.to_fault)}
      />
      {redirect && (
        <Typography variant="body2" sx={{ marginTop: 1 }}>
          <Link href={redirect.from} target="_blank" rel="noreferrer">
            {say(redirectWords.try, { address: redirect.from })}
          </Link>
        </Typography>
      )}
    </DialogForm>
  )
}

/** Addresses of this site are often pasted whole. */
function pathOf(text = ''): string {
  const given = text.trim()
  return given.startsWith(`${location.origin}/`) ? given.slice(location.origin.length) : given
}
