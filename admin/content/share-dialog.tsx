import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useNotify } from 'react-admin'
import { CopyField } from '../dialogs/copy-field.tsx'
import { useNotifyError } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import { contentCalls } from './content-calls.ts'
import { useWords } from '../words/use-words.ts'
import { formWords } from './form-words.ts'
import { staffWords } from '../staff/words.ts'
import { common } from '../words/common.ts'

/** A link to the preview of an item: whoever has it needs no account until it ends or is revoked. */
export interface SharedPreview {
  entity: string
  id: number
  url: string
  expiresAt: string
}

export function ShareDialog({ of, onClose }: { of: SharedPreview; onClose: () => void }) {
  const { entity, id, url, expiresAt } = of
  const say = useWords()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const revoke = async () => {
    try {
      await contentCalls.revokePreviews(entity, id)
      notify(say(formWords.share.revoked), { type: 'success' })
      onClose()
    } catch (error) {
      notifyError(error)
    }
  }
  const { minuteOf } = useTimes()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="share-title">
      <DialogTitle id="share-title">{say(formWords.share.title)}</DialogTitle>
      <DialogContent>
        <Typography>{say(formWords.share.text, { time: minuteOf(expiresAt) })}</Typography>
        <CopyField
          label={say(staffWords.link)}
          value={new URL(url, location.origin).href}
          copied={say(staffWords.link_copied)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="warning" onClick={() => void revoke()}>
          {say(formWords.share.revoke)}
        </Button>
        <Button onClick={onClose}>{say(common.action.close)}</Button>
      </DialogActions>
    </Dialog>
  )
}
