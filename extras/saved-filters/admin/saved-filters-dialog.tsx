import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import { IconButton, TextField, Typography } from '@mui/material'
import { useRef, type ComponentProps } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import type { ListTool } from '../../../admin/core/feature.ts'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { RouterLink } from '../../../admin/core/packages.ts'
import { FILTER_BOUNDS } from '../contract/bounds.ts'
import type { SavedFilter, SavedFilters } from '../contract/saved-filters.ts'
import words from './words.json' with { type: 'json' }

const PATH = '/preferences/saved-filters'

/** The saved filters of a list: each shows the list with it; the present one is saved under a name. */
export default function SavedFiltersDialog({
  list,
  query,
  onClose,
}: ComponentProps<ListTool> & { onClose: () => void }) {
  const say = useWords()
  const read = useRead<SavedFilters>(['saved-filters'], PATH)
  const field = useRef<HTMLInputElement>(null)
  const put = async (changeOf: (saved: SavedFilter[]) => SavedFilter[]) => {
    // Another tab or computer may have changed them meanwhile.
    const { data: newest } = await call<SavedFilters>(PATH)
    await call(PATH, { method: 'PATCH', body: { filters: { [list]: changeOf(newest[list] ?? []) } } })
    await read.refetch()
  }
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
    <TitledDialog title={say(words.filters)} onClose={onClose}>
      <DialogForm form={form} submit={say(words.save)} onClose={onClose}>
        <Loaded of={read}>
          {(byList) => (
            <Rows items={byList[list] ?? []} empty={say(words.none)}>
              {({ name, query: saved }) => (
                <Row
                  key={name}
                  action={
                    <IconButton aria-label={say(words.delete, { name })} onClick={() => void remove(name)}>
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  }
                >
                  <Typography
                    component={RouterLink}
                    to={`/${list}?${saved}`}
                    onClick={onClose}
                    sx={{ color: 'inherit' }}
                  >
                    {name}
                  </Typography>
                </Row>
              )}
            </Rows>
          )}
        </Loaded>
        <TextField
          inputRef={field}
          helperText={say(words.help)}
          {...form.fieldOf('name', words.name)}
          autoFocus
          sx={{ marginTop: 2 }}
          slotProps={{ htmlInput: { maxLength: FILTER_BOUNDS.name } }}
        />
      </DialogForm>
    </TitledDialog>
  )
}
