import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { addressOf } from './addresses.ts'

/** Where a link leads; without selected words, also what it says. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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
        <DialogTitle id="link-title">Link</DialogTitle>
        <DialogContent>
          <TextField
            label="Address"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isChecked && !address}
            helperText={
              isChecked && !address
                ? 'Type an address such as https://example.org, name@example.org, or a page of this site such as /services'
                : 'A page of this site begins with a slash: /services'
            }
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, autoCapitalize: 'none' } }}
          />
          {isNew && (
            <TextField
              label="Words"
              value={words}
              onChange={({ target }) => setWords(target.value)}
              helperText="What stands in the text; left empty, the address"
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
              Remove link
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained">
            {present ? 'Change' : 'Set link'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
