import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, TextField, Typography } from '@mui/material'
import { useRef } from 'react'
import { Link } from 'react-router'
import { PREFERENCE_BOUNDS } from '../../../contract/limits.ts'
import type { SavedFilter } from '../../../contract/preferences/preferences.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { Loaded } from '../lists/loaded.tsx'
import { Row, Rows } from '../lists/rows.tsx'
import { useWords } from '../words/use-words.ts'
import { useChangePreferences, usePreferences } from './use-preferences.ts'
import { preferenceWords } from './words.ts'

/** The saved filters of a list: each shows the list with it; the present one is saved under a name. */
export function SavedFiltersDialog({ list, query, onClose }: { list: string; query: string; onClose: () => void }) {
  const say = useWords()
  const preferences = usePreferences()
  const change = useChangePreferences()
  const field = useRef<HTMLInputElement>(null)
  const put = (changeOf: (saved: SavedFilter[]) => SavedFilter[]) =>
    change(({ savedFilters }) => ({ savedFilters: { [list]: changeOf(savedFilters[list] ?? []) } }))
  const form = useFormCall(async ({ name = '' }) => {
    await put((saved) => [...saved, { name, query }])
    onClose()
  })
  const remove = (name: string) =>
    form.attempt(async () => {
      await put((saved) => saved.filter((one) => one.name !== name))
      // The button that had the focus is gone.
      field.current?.focus()
    })
  return (
    <TitledDialog title={say(preferenceWords.filters)} onClose={onClose}>
      <DialogForm form={form} submit={say(preferenceWords.save)} onClose={onClose}>
        <Loaded of={preferences}>
          {({ savedFilters }) => (
            <Rows items={savedFilters[list] ?? []} empty={say(preferenceWords.none)}>
              {({ name, query: saved }) => (
                <Row
                  key={name}
                  action={
                    <IconButton aria-label={say(preferenceWords.delete, { name })} onClick={() => void remove(name)}>
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  }
                >
                  <Typography component={Link} to={`/${list}?${saved}`} onClick={onClose} sx={{ color: 'inherit' }}>
                    {name}
                  </Typography>
                </Row>
              )}
            </Rows>
          )}
        </Loaded>
        <TextField
          name="name"
          inputRef={field}
          label={say(preferenceWords.name)}
          helperText={say(preferenceWords.help)}
          {...form.faultOf('name')}
          autoFocus
          fullWidth
          sx={{ marginTop: 2 }}
          slotProps={{ htmlInput: { maxLength: PREFERENCE_BOUNDS.name } }}
        />
      </DialogForm>
    </TitledDialog>
  )
}
