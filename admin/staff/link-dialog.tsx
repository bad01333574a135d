import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
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
  const [isCopied, setCopied] = useState<boolean>()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied(true)
    } catch {
      // Only pages under https may write there: then it is selected, to be copied by hand.
      field.current?.select()
      setCopied(false)
    }
  }
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby="link-title">
      <DialogTitle id="link-title">
        {translate(isNew ? 'staff.people.link_new' : 'staff.people.link_again', { name })}
      </DialogTitle>
      <DialogContent>
        <Typography>{translate('staff.people.link_give', { name, email })}</Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlock: 1.5 }}>
          <TextField
            inputRef={field}
            label={translate('staff.people.link')}
            value={link}
            onFocus={(event) => (event.target as HTMLInputElement).select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            sx={{ margin: 0 }}
          />
          <Button variant="contained" onClick={() => void copy()} autoFocus>
            {translate('staff.action.copy')}
          </Button>
        </Box>
        <Box role="status">
          {isCopied === true && translate('staff.people.link_copied')}
          {isCopied === false && translate('staff.people.link_selected')}
        </Box>
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
