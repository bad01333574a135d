import { Button } from '@mui/material'
import { useState, type ReactNode } from 'react'
import { common } from '../words/common.ts'
import { useWords } from '../words/use-words.ts'

interface UndoNoteProps {
  children?: ReactNode
  /** Undefined: it cannot be undone. */
  onUndo: (() => Promise<void>) | undefined
}

/** For a toast: what was done, with a button that undoes it, once. */
export function UndoNote({ children, onUndo }: UndoNoteProps) {
  const say = useWords()
  const [isUsed, setUsed] = useState(false)
  const undo = () => {
    setUsed(true)
    void onUndo?.()
  }
  return (
    <>
      {children}{' '}
      {onUndo && (
        <Button color="inherit" disabled={isUsed} onClick={undo}>
          {say(common.action.undo)}
        </Button>
      )}
    </>
  )
}
