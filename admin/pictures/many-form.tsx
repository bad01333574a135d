import { TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { CREDIT_LENGTH } from '../../contract/pictures/picture-limits.ts'
import { useFormCall } from '../auth/use-form-call.ts'
import { DialogForm } from '../dialogs/dialog-form.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'
import { careWords } from './care-words.ts'
import { splitTags } from './credit-fields.tsx'
import { creditWords } from './credit-words.ts'
import { pictureCalls } from './picture-calls.ts'

/** Tags, credit and licence of many pictures. */
export function ManyForm({ ids, onClose, onDone }: { ids: number[]; onClose: () => void; onDone: () => void }) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const form = useFormCall(async ({ addedTags = '', removedTags = '', credit, licence }) => {
    const { data } = await pictureCalls.changeMany({
      ids,
      addedTags: splitTags(addedTags),
      removedTags: splitTags(removedTags),
      ...(credit && { credit }),
      ...(licence && { licence }),
    })
    notify(say(careWords.changed, { count: data.done.length }), { type: 'success' })
    void queryClient.invalidateQueries({ queryKey: ['pictures'] })
    onDone()
  })
  const field = (name: string, label: string, maxLength?: number) => (
    <TextField
      name={name}
      label={label}
      {...form.faultOf(name)}
      slotProps={{ htmlInput: { ...(maxLength && { maxLength }) } }}
    />
  )
  return (
    <TitledDialog title={say(careWords.chosen, { count: ids.length })} onClose={onClose}>
      <DialogForm form={form} submit={say(common.action.save)} onClose={onClose}>
        <Typography variant="body2">{say(careWords.set_help)}</Typography>
        {field('addedTags', say(careWords.added_tags))}
        {field('removedTags', say(careWords.removed_tags))}
        {field('credit', say(creditWords.credit), CREDIT_LENGTH)}
        {field('licence', say(creditWords.licence), CREDIT_LENGTH)}
      </DialogForm>
    </TitledDialog>
  )
}
