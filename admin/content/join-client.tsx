import { Button, DialogActions, DialogContent, DialogContentText, NativeSelect } from '@mui/material'
import { useState } from 'react'
import { useRedirect } from 'react-admin'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useAllChoices } from '../core/inputs/grouped-choices.ts'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { formWords } from '../core/forms/form-words.ts'
import { options } from '../core/layout/choices.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

/** Joins a client with another entry of it, which takes over its projects and its address. */
export default function JoinClient({ id, title }: { id: number; title: string }) {
  const say = useWords()
  const attempt = useAttempt('clients')
  const redirect = useRedirect()
  const { letGo } = useContentFormContext()
  const [isOpen, setOpen] = useState(false)
  const [into, setInto] = useState('')
  const others = useAllChoices('clients', isOpen).filter((one) => Number(one.id) !== id)
  const close = () => setOpen(false)
  const join = () =>
    attempt(async () => {
      const answer = await contentCalls.joinClients(id, Number(into))
      letGo()
      redirect('edit', 'clients', Number(into))
      return answer
    }, say(formWords.join.done))
  return (
    <>
      <SayButton words={formWords.join.open} sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)} />
      <TitledDialog title={say(formWords.join.title, { title })} open={isOpen} onClose={close} fullWidth={false}>
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
          <SayButton words={common.action.cancel} onClick={close} />
          <Button variant="contained" color="warning" disabled={into === ''} onClick={() => (close(), void join())}>
            {say(formWords.join.confirm)}
          </Button>
        </DialogActions>
      </TitledDialog>
    </>
  )
}
