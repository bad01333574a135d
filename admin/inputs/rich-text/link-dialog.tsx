import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { addressOf } from './addresses.ts'
import { useTranslate } from '../../words/use-translate.ts'

/** Where a link leads; without selected words, also what it says. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const translate = useTranslate()
  const [present] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const isNew = editor.state.selection.empty && !present
  const [typed, setTyped] = useState(present)
  const [words, setWords] = useState('')
  const [isChecked, setChecked] = useState(false)
  const address = addressOf(typed)

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (!address) return
    const chain = editor.chain().focus()
    if (isNew)
      chain
        .insertContent({
          type: 'text',
          text: words.trim() || typed.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run()
    else chain.extendMarkRange('link').setMark('link', { href: address }).run()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="link-title" disableRestoreFocus>
      <form onSubmit={onSubmit} noValidate>
        <DialogTitle id="link-title">{translate('staff.text.link_title')}</DialogTitle>
        <DialogContent>
          <TextField
            label={translate('staff.text.address')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isChecked && !address}
            helperText={translate(isChecked && !address ? 'staff.text.address_fault' : 'staff.text.address_help')}
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' } }}
          />
          {isNew && (
            <TextField
              label={translate('staff.text.words')}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              helperText={translate('staff.text.words_help')}
            />
          )}
        </DialogContent>
        <DialogActions>
          {present && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
                onClose()
              }}
            >
              {translate('staff.text.link_remove')}
            </Button>
          )}
          <Button onClick={onClose}>{translate('staff.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate(present ? 'staff.text.link_change' : 'staff.text.link_set')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
