import { DialogActions, DialogContent, DialogContentText, NativeSelect } from '@mui/material'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useAllChoices } from '../core/inputs/grouped-choices.ts'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { options } from '../core/layout/choices.tsx'
import { DialogButton } from '../core/dialogs/dialog-button.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

/** Joins a client with another entry of it, which takes over its projects and its address. */
export default function JoinClient({ id, title }: { id: number; title: string }) {
  const dialog = (close: () => void) => <JoinDialog id={id} title={title} onClose={close} />
  return <DialogButton words={formWords.join.open} sx={{ justifySelf: 'start' }} renderDialog={dialog} />
}

function JoinDialog({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const say = useWords()
  const attempt = useAttempt('clients')
  const redirect = useRedirect()
  const { letGo } = useContentFormContext()
  const [into, setInto] = useState('')
  const others = useAllChoices('clients').filter((one) => Number(one.id) !== id)
  const join = () => {
    onClose()
    void attempt(async () => {
      await contentCalls.joinClients(id, Number(into))
      letGo()
      redirect('edit', 'clients', Number(into))
    }, say(formWords.join.done))
  }
  return (
    <TitledDialog title={say(formWords.join.title, { title })} onClose={onClose} fullWidth={false}>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{say(formWords.join.text)}</DialogContentText>
        <NativeSelect
          value={into}
          onChange={({ target }) => setInto(target.value)}
          inputProps={{ 'aria-label': say(formWords.join.into) }}
        >
          <option value="">{say(formWords.join.into)}</option>
          {options(others, (one) => [one.id, one.name])}
        </NativeSelect>
      </DialogContent>
      <DialogActions>
        <SayButton words={common.action.cancel} onClick={onClose} />
        <SayButton words={formWords.join.confirm} variant="contained" color="warning" disabled={!into} onClick={join} />
      </DialogActions>
    </TitledDialog>
  )
}
