import { Button, type ButtonProps } from '@mui/material'
import { useState, type ReactNode } from 'react'

interface DialogButtonProps extends Omit<ButtonProps, 'onClick'> {
  renderDialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  )
}
