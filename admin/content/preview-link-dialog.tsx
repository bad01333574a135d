import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useNotify } from 'react-admin'
import type { Words } from '../../contract/kinds/field.ts'
import { CopyField } from '../dialogs/copy-field.tsx'
import { useNotifyError } from '../words/error-text.tsx'
import { useFilledWords } from '../words/use-filled-words.ts'
import { useTimes } from '../words/use-times.ts'
import { useTranslate } from '../words/use-translate.ts'
import { contentCalls } from './content-calls.ts'

export const previewLinkWords = {
  open: { en: 'Copy link for colleagues, valid for a day', ne: 'सहकर्मीका लागि लिङ्क, एक दिन मान्य' },
  title: { en: 'Link for colleagues', ne: 'सहकर्मीका लागि लिङ्क' },
  text: {
    en: 'Anyone who has this link can see this version until %{time}, without signing in.',
    ne: 'यो लिङ्क भएका जोसुकैले यो संस्करण साइन इन नगरी %{time} सम्म हेर्न सक्छन्।',
  },
  label: { en: 'Link', ne: 'लिङ्क' },
  copied: { en: 'Copied.', ne: 'प्रतिलिपि भयो।' },
  revoke: { en: 'Revoke all links of this item', ne: 'यसका सबै लिङ्क रद्द गर्नुहोस्' },
  revoked: { en: 'The links are no longer valid.', ne: 'ती लिङ्क अब मान्य छैनन्।' },
} satisfies Record<string, Words>

export interface PreviewLinkGiven {
  entity: string
  id: number
  url: string
  expiresAt: string
}

/** A link to the newest version for people without an account, and the end of all such links. */
export function PreviewLinkDialog({ given, onClose }: { given: PreviewLinkGiven; onClose: () => void }) {
  const { entity, id, url, expiresAt } = given
  const say = useFilledWords()
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const revoke = async () => {
    try {
      await contentCalls.revokePreviews(entity, id)
      notify(say(previewLinkWords.revoked), { type: 'success' })
      onClose()
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="preview-link-title">
      <DialogTitle id="preview-link-title">{say(previewLinkWords.title)}</DialogTitle>
      <DialogContent>
        <Typography>{say(previewLinkWords.text, { time: minuteOf(expiresAt) })}</Typography>
        <CopyField
          label={say(previewLinkWords.label)}
          value={new URL(url, window.location.href).href}
          copied={say(previewLinkWords.copied)}
        />
      </DialogContent>
      <DialogActions>
        <Button color="warning" onClick={() => void revoke()}>
          {say(previewLinkWords.revoke)}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
