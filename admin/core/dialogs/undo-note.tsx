import { SnackbarContent } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { NotificationClasses } from 'react-admin'
import { common, SayButton } from '../words/use-words.ts'

interface UndoNoteProps {
  children: ReactNode
  type?: 'success' | 'warning'
  /** Undefined: it cannot be undone. */
  onUndo: (() => Promise<void>) | undefined
}

/** For a toast: the outcome of an action, with a button that undoes it. react-admin gives grounds to texts alone. */
export function UndoNote({ children, type = 'success', onUndo }: UndoNoteProps) {
  return (
    <SnackbarContent
      className={NotificationClasses[type]}
      message={children}
      action={onUndo && <UndoButton onUndo={onUndo} />}
    />
  )
}

/** Undoes an action once. */
export function UndoButton({ onUndo }: { onUndo: () => Promise<void> }) {
  const [isUsed, setUsed] = useState(false)
  const undo = () => {
    setUsed(true)
    void onUndo()
  }
  return <SayButton words={common.action.undo} color="inherit" disabled={isUsed} onClick={undo} />
}
