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
        {isNew ? `${name} can choose a password now` : `${name} can choose a new password now`}
      </DialogTitle>
      <DialogContent>
        <Typography>
          Give this link to {name} ({email}) in a way that nobody else can read: by hand, or in a message to them alone.
          Whoever opens it chooses the password. It is good once, for three days.
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', marginBlock: 1.5 }}>
          <TextField
            inputRef={field}
            label="Link"
            value={link}
            onFocus={(event) => (event.target as HTMLInputElement).select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            sx={{ margin: 0 }}
          />
          <Button variant="contained" onClick={() => void copy()} autoFocus>
            Copy
          </Button>
        </Box>
        <Box role="status">
          {isCopied === true && 'Copied.'}
          {isCopied === false && 'It is selected: copy it with Ctrl+C.'}
        </Box>
        <Alert severity="warning" variant="outlined" sx={{ marginTop: 1.5 }}>
          It is shown only now. If it gets lost, make a new one: open {name} in the list, “New password link”.
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>I have the link</Button>
      </DialogActions>
    </Dialog>
  )
}
