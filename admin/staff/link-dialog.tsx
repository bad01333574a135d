import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { CopyField } from '../dialogs/copy-field.tsx'
import { useWords } from '../words/use-words.ts'
import { staffWords } from './words.ts'

export interface GivenLink {
  name: string
  email: string
  link: string
  isNew: boolean
}

/** A link to choose a password by, which is shown this once: whoever closes the dialog by accident has to make another. */
export function LinkDialog({
  given: { name, email, link, isNew },
  onClose,
}: {
  given: GivenLink
  onClose: () => void
}) {
  const say = useWords()
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">{say(isNew ? staffWords.link_new : staffWords.link_again, { name })}</DialogTitle>
      <DialogContent>
        <Typography>{say(staffWords.link_give, { name, email })}</Typography>
        <CopyField label={say(staffWords.link)} value={link} copied={say(staffWords.link_copied)} />
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1.5 }}>
          {say(staffWords.link_once, { name })}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say(staffWords.link_have)}</Button>
      </DialogActions>
    </Dialog>
  )
}
