import { useState, type ReactNode } from 'react'
import { SayButton, type SayButtonProps } from '../words/use-words.ts'

interface DialogButtonProps extends Omit<SayButtonProps, 'onClick'> {
  renderDialog: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function DialogButton({ renderDialog, ...button }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SayButton {...button} onClick={() => setOpen(true)} />
      {isOpen && renderDialog(() => setOpen(false))}
    </>
  )
}
