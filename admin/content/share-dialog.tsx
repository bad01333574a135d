import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { CopyField } from '../dialogs/copy-field.tsx'
import { useTimes } from '../words/use-times.ts'
import { useTranslate } from '../words/use-translate.ts'

/** A link to a preview: whoever has it needs no account until it ends. */
export interface SharedPreview {
  url: string
  expiresAt: string
}

export function ShareDialog({ of: { url, expiresAt }, onClose }: { of: SharedPreview; onClose: () => void }) {
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="share-title">
      <DialogTitle id="share-title">{translate('staff.share.title')}</DialogTitle>
      <DialogContent>
        <Typography>{translate('staff.share.text', { time: minuteOf(expiresAt) })}</Typography>
        <CopyField
          label={translate('staff.people.link')}
          value={new URL(url, location.origin).href}
          copied={translate('staff.people.link_copied')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('staff.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
