import { Alert, Button, DialogActions, DialogContent } from '@mui/material'
import { CopyField } from './copy-field.tsx'
import { TitledDialog } from './titled-dialog.tsx'
import { useWords } from '../words/use-words.ts'
import type { Words } from '../../../contract/locale.ts'

interface ShownOnceDialogProps {
  title: string
  value: string
  words: Record<'label' | 'copied' | 'once' | 'have', Words>
  onClose: () => void
}

/** A key or a secret, shown once: only the button closes the dialog. */
export function ShownOnceDialog({ title, value, words, onClose }: ShownOnceDialogProps) {
  const say = useWords()
  return (
    <TitledDialog title={title}>
      <DialogContent>
        <CopyField label={say(words.label)} value={value} copied={say(words.copied)} />
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1.5 }}>
          {say(words.once)}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(words.have)}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
