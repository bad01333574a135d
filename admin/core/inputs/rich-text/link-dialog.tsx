import { Button, DialogActions, DialogContent, TextField } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { AddressInput } from './address-input.tsx'
import { addressOf } from './addresses.ts'
import { TitledDialog } from '../../dialogs/titled-dialog.tsx'
import { common, useWords } from '../../words/use-words.ts'
import { textWords } from './words.ts'

/** The address of a link; without a selection, also its text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const say = useWords()
  const [{ href: present = '', 'data-item': presentItem = null }] = useState(() => editor.getAttributes('link'))
  const isNew = editor.state.selection.empty && !present
  const [typed, setTyped] = useState(present)
  const [words, setWords] = useState('')
  const [isChecked, setChecked] = useState(false)
  /** The server keeps the address of a page that was chosen up to date (server/core/content/item-links.ts). */
  const [page, setPage] = useState({ path: present, item: presentItem })
  const address = addressOf(typed)
  const link = { href: address, 'data-item': address === page.path ? page.item : null }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setChecked(true)
    if (!address) return
    const chain = editor.chain().focus()
    if (isNew)
      chain
        .insertContent({ type: 'text', text: words.trim() || typed.trim(), marks: [{ type: 'link', attrs: link }] })
        .run()
    else chain.extendMarkRange('link').setMark('link', link).run()
    onClose()
  }
  return (
    <TitledDialog title={say(textWords.link_title)} onClose={onClose} maxWidth="xs" disableRestoreFocus>
      <form onSubmit={onSubmit} noValidate>
        <DialogContent>
          <AddressInput
            value={typed}
            onChange={setTyped}
            onPage={({ entity, id, path }, title) => {
              setPage({ path, item: `${entity}:${id}` })
              setWords((old) => old || title)
            }}
            isWrong={isChecked && !address}
          />
          {isNew && (
            <TextField
              label={say(textWords.words)}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              helperText={say(textWords.words_help)}
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
              {say(textWords.link_remove)}
            </Button>
          )}
          <Button onClick={onClose}>{say(common.action.cancel)}</Button>
          <Button type="submit" variant="contained">
            {say(present ? textWords.link_change : textWords.link_set)}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  )
}
