import { DialogActions, DialogContent, TextField, Autocomplete, Box } from '@mui/material'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { addressOf } from './addresses.ts'
import { TitledDialog } from '../../dialogs/titled-dialog.tsx'
import { common, useWords, SayButton } from '../../words/use-words.ts'
import textWords from './words.json' with { type: 'json' }
import type { ContentRow } from '../../../../contract/content/content.ts'
import { useFoundContent, useSettled } from '../../api/use-settled.ts'
import { useTitleOf } from '../grouped-choices.ts'

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
    <TitledDialog title={say(common.copy.link)} onClose={onClose} maxWidth="xs" disableRestoreFocus>
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
            <SayButton
              words={textWords.link_remove}
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
                onClose()
              }}
            />
          )}
          <SayButton words={common.action.cancel} onClick={onClose} />
          <SayButton words={present ? textWords.link_change : textWords.link_set} type="submit" variant="contained" />
        </DialogActions>
      </form>
    </TitledDialog>
  )
}

interface AddressInputProps {
  value: string
  onChange: (typed: string) => void
  /** A page of the site was chosen. */
  onPage: (page: ContentRow, title: string) => void
  isWrong: boolean
}

/** An address, or words that find a page of the site. */
function AddressInput({ value, onChange, onPage, isWrong }: AddressInputProps) {
  const say = useWords()
  const titleOf = useTitleOf()
  const search = useSettled(value.trim())
  // A path is an address already.
  const { data = [] } = useFoundContent(search, { enabled: search !== '' && !search.includes('/') })
  const pages = data.filter(({ path, state }) => path !== null && state === 'published')
  return (
    <Autocomplete<ContentRow, false, true, true>
      freeSolo
      disableClearable
      forcePopupIcon={false}
      options={value.trim() === search ? pages : []}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : (option.path ?? ''))}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.entity} ${option.id}`)}
      inputValue={value}
      onInputChange={(_event, typed, reason) => reason !== 'reset' && onChange(typed)}
      onChange={(_event, chosen) => typeof chosen !== 'string' && onPage(chosen, titleOf(chosen))}
      renderOption={({ key, ...properties }, row) => (
        <Box component="li" key={key} {...properties} sx={{ display: 'block !important', overflowWrap: 'anywhere' }}>
          {titleOf(row)}
          <Box sx={{ color: 'text.secondary' }}>{row.path}</Box>
        </Box>
      )}
      renderInput={({ slotProps, ...properties }) => (
        <TextField
          {...properties}
          label={say(textWords.address)}
          error={isWrong}
          helperText={say(isWrong ? textWords.address_fault : textWords.address_help)}
          autoFocus
          slotProps={{
            ...slotProps,
            htmlInput: { ...slotProps.htmlInput, inputMode: 'url', spellCheck: false, autoCapitalize: 'none' },
          }}
        />
      )}
    />
  )
}
