import { Button, DialogActions, DialogContent, Typography } from '@mui/material'
import { CopyField } from '../dialogs/copy-field.tsx'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { useAttempt } from '../api/use-attempt.ts'
import { useTimes } from '../words/use-times.ts'
import { contentCalls } from './content-calls.ts'
import { useWords } from '../words/use-words.ts'
import { formWords } from './form-words.ts'
import { common } from '../words/common.ts'

/** A link to the preview of an item, valid without an account until it expires or is revoked. */
export interface SharedPreview {
  entity: string
  id: number
  url: string
  expiresAt: string
}

export function ShareDialog({ of, onClose }: { of: SharedPreview; onClose: () => void }) {
  const { entity, id, url, expiresAt } = of
  const say = useWords()
  const attempt = useAttempt()
  const revoke = () =>
    attempt(async () => {
      await contentCalls.revokePreviews(entity, id)
      onClose()
    }, say(formWords.share.revoked))
  const { minuteOf } = useTimes()
  return (
    <TitledDialog title={say(formWords.share.title)} onClose={onClose}>
      <DialogContent>
        <Typography>{say(formWords.share.text, { time: minuteOf(expiresAt) })}</Typography>
        <CopyField
          label={say(common.copy.link)}
          value={new URL(url, location.origin).href}
          copied={say(common.copy.copied)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="warning" onClick={() => void revoke()}>
          {say(formWords.share.revoke)}
        </Button>
        <Button onClick={onClose}>{say(common.action.close)}</Button>
      </DialogActions>
    </TitledDialog>
  )
}
