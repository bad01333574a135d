import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { CopyField } from '../dialogs/copy-field.tsx'
import { useTranslate } from '../words/use-translate.ts'

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
  const translate = useTranslate()
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">
        {translate(isNew ? 'staff.people.link_new' : 'staff.people.link_again', { name })}
      </DialogTitle>
      <DialogContent>
        <Typography>{translate('staff.people.link_give', { name, email })}</Typography>
        <CopyField label={translate('staff.people.link')} value={link} copied={translate('staff.people.link_copied')} />
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1.5 }}>
          {translate('staff.people.link_once', { name })}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('staff.people.link_have')}</Button>
      </DialogActions>
    </Dialog>
  )
}
