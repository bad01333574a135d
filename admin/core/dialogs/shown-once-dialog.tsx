import { DialogActions, DialogContent } from '@mui/material'
import type { ReactNode } from 'react'
import { CopyField } from './copy-field.tsx'
import { TitledDialog } from './titled-dialog.tsx'
import { useWords, SayAlert, SayButton } from '../words/use-words.ts'
import type { Words } from '../../../contract/locale.ts'

interface ShownOnceDialogProps {
  title: string
  value: string
  words: Record<'label' | 'copied' | 'once' | 'have', Words>
  /** Of these words. */
  values?: Record<string, string>
  children?: ReactNode
  onClose: () => void
}

/** A key, a secret or a link, shown once: only the button closes the dialog. */
export function ShownOnceDialog({ title, value, words, values, children, onClose }: ShownOnceDialogProps) {
  const say = useWords()
  return (
    <TitledDialog title={title}>
      <DialogContent>
        {children}
        <CopyField label={say(words.label)} value={value} copied={say(words.copied)} />
        <SayAlert words={words.once} values={values} severity="warning" sx={{ marginTop: 1.5 }} />
      </DialogContent>
      <DialogActions>
        <SayButton words={words.have} onClick={onClose} />
      </DialogActions>
    </TitledDialog>
  )
}
