import { Dialog, DialogTitle } from '@mui/material'
import { useId, type ReactNode } from 'react'

interface TitledDialogProps {
  title: string
  /** Left out: only a button closes it, so that nothing is lost by accident. */
  onClose?: () => void
  children: ReactNode
}

export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const id = useId()
  return (
    <Dialog open {...(onClose && { onClose })} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
