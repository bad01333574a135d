import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { CopyField } from '../dialogs/copy-field.tsx'
import { useNotifyError } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import { useTranslate } from '../words/use-translate.ts'
import { contentCalls } from './content-calls.ts'

/** A link to the preview of an item: whoever has it needs no account until it ends or is revoked. */
export interface SharedPreview {
  entity: string
  id: number
  url: string
  expiresAt: string
}

export function ShareDialog({ of, onClose }: { of: SharedPreview; onClose: () => void }) {
  const { entity, id, url, expiresAt } = of
  const translate = useTranslate()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const revoke = async () => {
    try {
      await contentCalls.revokePreviews(entity, id)
      notify(translate('staff.share.revoked'), { type: 'success' })
      onClose()
    } catch (error) {
      notifyError(error)
    }
  }
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
        <Button color="warning" onClick={() => void revoke()}>
          {translate('staff.share.revoke')}
        </Button>
        <Button onClick={onClose}>{translate('staff.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
