import { Alert, Box, Button, Typography, TextField } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { Words } from '../../../contract/locale.ts'
import type { PictureRecord, PicturesChange, PicturesChanged } from '../../../contract/pictures/picture-library.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useDone } from '../api/use-done.ts'
import { common, useWords } from '../words/use-words.ts'
import { careWords } from './care-words.ts'
import { pictureCalls } from './picture-calls.ts'
import { CREDIT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { splitTags } from './credit-fields.tsx'
import { creditWords } from './credit-words.ts'

/** Actions on all chosen pictures at once, and the last one's outcome. */
export function ManyBar() {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt('pictures')
  const { data = [], selectedIds, onSelect, onUnselectItems, filterValues } = useListContext<PictureRecord>()
  const [trashed, setTrashed] = useState<PicturesChanged>()
  const change = (values: Omit<PicturesChange, 'ids'>, ids: number[], done: (changed: PicturesChanged) => void) =>
    attempt(async () => {
      void done((await pictureCalls.changeMany({ ids, ...values })).data)
      onUnselectItems()
    })
  const trash = () => change({ isTrashed: true }, selectedIds, setTrashed)
  const recover = (ids: number[]) =>
    change({ isTrashed: false }, ids, ({ done }) => {
      setTrashed(undefined)
      notify(say(careWords.recovered, { count: done.length }), { type: 'success' })
    })
  const isTrash = filterValues['trash'] === 'yes'
  return (
    <Box sx={{ marginTop: 1, minHeight: 40 }}>
      <div role="status">
        {trashed && (
          <Alert
            severity={trashed.left.length > 0 ? 'warning' : 'success'}
            onClose={() => setTrashed(undefined)}
            sx={{ marginBottom: 1 }}
          >
            {say(careWords.trashed, { count: trashed.done.length })}{' '}
            {trashed.done.length > 0 && (
              <Button onClick={() => void recover(trashed.done)}>{say(common.action.undo)}</Button>
            )}
            {trashed.left.length > 0 && (
              <div>{say(careWords.left, { names: trashed.left.map(({ name }) => name).join(', ') })}</div>
            )}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button onClick={() => onSelect(data.map(({ id }) => id))}>{say(careWords.choose_page)}</Button>
        {selectedIds.length > 0 && (
          <>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {say(careWords.chosen, { count: selectedIds.length })}
            </Typography>
            <DialogButton
              variant="outlined"
              renderDialog={(close) => <ManyForm ids={selectedIds} onClose={close} onDone={onUnselectItems} />}
            >
              {say(careWords.set)}
            </DialogButton>
            {isTrash ? (
              <Button variant="outlined" onClick={() => void recover(selectedIds)}>
                {say(common.action.recover)}
              </Button>
            ) : (
              <Button variant="outlined" onClick={() => void trash()}>
                {say(common.action.trash)}
              </Button>
            )}
            <Button onClick={() => onUnselectItems()}>{say(careWords.unchoose)}</Button>
          </>
        )}
      </Box>
    </Box>
  )
}

/** Tags, credit and licence of many pictures. */
function ManyForm({ ids, onClose, onDone }: { ids: number[]; onClose: () => void; onDone: () => void }) {
  const say = useWords()
  const done = useDone('pictures')
  const form = useFormCall(async ({ addedTags = '', removedTags = '', credit, licence }) => {
    const { data } = await pictureCalls.changeMany({
      ids,
      addedTags: splitTags(addedTags),
      removedTags: splitTags(removedTags),
      ...(credit && { credit }),
      ...(licence && { licence }),
    })
    void done(say(careWords.changed, { count: data.done.length }))
    onClose()
    onDone()
  })
  const field = (name: string, label: Words, maxLength?: number) => (
    <TextField {...form.fieldOf(name, label)} slotProps={{ htmlInput: { ...(maxLength && { maxLength }) } }} />
  )
  return (
    <TitledDialog title={say(careWords.chosen, { count: ids.length })} onClose={onClose}>
      <DialogForm form={form} submit={say(common.action.save)} onClose={onClose}>
        <Typography variant="body2">{say(careWords.set_help)}</Typography>
        {field('addedTags', careWords.added_tags)}
        {field('removedTags', careWords.removed_tags)}
        {field('credit', creditWords.credit, CREDIT_LENGTH)}
        {field('licence', creditWords.licence, CREDIT_LENGTH)}
      </DialogForm>
    </TitledDialog>
  )
}
