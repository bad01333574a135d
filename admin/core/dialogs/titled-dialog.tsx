import { Dialog, DialogTitle, type DialogProps } from '@mui/material'
import { useId } from 'react'

/** An open dialog named by its title. Without `onClose`, only a button closes it, so that nothing is lost by accident. */
export function TitledDialog({ title, children, ...others }: Partial<DialogProps> & { title: string }) {
  const id = useId()
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id} {...others}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </DialogTitle>
      {children}
    </Dialog>
  )
}
