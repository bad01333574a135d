import { Button, SnackbarContent } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { NotificationClasses } from 'react-admin'
import { common, useWords } from '../words/use-words.ts'

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
  const say = useWords()
  const [isUsed, setUsed] = useState(false)
  const undo = () => {
    setUsed(true)
    void onUndo()
  }
  return (
    <Button color="inherit" disabled={isUsed} onClick={undo}>
      {say(common.action.undo)}
    </Button>
  )
}
