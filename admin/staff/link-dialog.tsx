import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material'
import { CopyField } from '../core/dialogs/copy-field.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import { staffWords } from './words.ts'

export interface GivenLink {
  name: string
  email: string
  link: string
  isNew: boolean
  isMailed?: boolean
}

/** A link for choosing a password, shown once: only the button closes the dialog. */
export function LinkDialog({
  given: { name, email, link, isNew, isMailed },
  onClose,
}: {
  given: GivenLink
  onClose: () => void
}) {
  const say = useWords()
  return (
    <TitledDialog title={say(isNew ? staffWords.link_new : staffWords.link_again, { name })}>
      <DialogContent>
        <Typography>{say(isMailed ? staffWords.link_mailed : staffWords.link_give, { name, email })}</Typography>
        <CopyField label={say(staffWords.link)} value={link} copied={say(common.copy.copied)} />
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1.5 }}>
          {say(staffWords.link_once, { name })}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(staffWords.link_have)}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
