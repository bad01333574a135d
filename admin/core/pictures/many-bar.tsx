import { Alert, Box, Typography, TextField } from '@mui/material'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import type { Words } from '../../../contract/locale.ts'
import type { PictureRecord, PicturesChange, PicturesChanged } from '../../../contract/pictures/picture-library.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useDone } from '../api/use-done.ts'
import { common, useWords, SayButton, SayText } from '../words/use-words.ts'
import careWords from './care-words.json' with { type: 'json' }
import { pictureCalls } from './picture-calls.ts'
import { CREDIT_LENGTH } from '../../../contract/pictures/picture-limits.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { splitTags } from './credit-fields.tsx'
import creditWords from './credit-words.json' with { type: 'json' }

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
              <SayButton words={common.action.undo} onClick={() => void recover(trashed.done)} />
            )}
            {trashed.left.length > 0 && (
              <div>{say(careWords.left, { names: trashed.left.map(({ name }) => name).join(', ') })}</div>
            )}
          </Alert>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SayButton words={careWords.choose_page} onClick={() => onSelect(data.map(({ id }) => id))} />
        {selectedIds.length > 0 && (
          <>
            <Typography role="status" sx={{ fontWeight: 600 }}>
              {say(careWords.chosen, { count: selectedIds.length })}
            </Typography>
            <DialogButton
              words={careWords.set}
              variant="outlined"
              renderDialog={(close) => <ManyForm ids={selectedIds} onClose={close} onDone={onUnselectItems} />}
            />
            {isTrash ? (
              <SayButton words={common.action.recover} variant="outlined" onClick={() => void recover(selectedIds)} />
            ) : (
              <SayButton words={common.action.trash} variant="outlined" onClick={() => void trash()} />
            )}
            <SayButton words={careWords.unchoose} onClick={() => onUnselectItems()} />
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
        <SayText words={careWords.set_help} variant="body2" />
        {field('addedTags', careWords.added_tags)}
        {field('removedTags', careWords.removed_tags)}
        {field('credit', creditWords.credit, CREDIT_LENGTH)}
        {field('licence', creditWords.licence, CREDIT_LENGTH)}
      </DialogForm>
    </TitledDialog>
  )
}
