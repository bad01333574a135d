import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import type { Block } from '../../contract/blocks/block.ts'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { useWords } from '../words/use-words.ts'
import { blockWords } from './words.ts'

interface BackToUsualProps {
  usual: readonly Block[]
  read: () => Block[]
  replace: (blocks: Block[]) => void
}

/** Puts the default in place of all blocks of a list, and takes that back. */
export function BackToUsual({ usual, read, replace }: BackToUsualProps) {
  const say = useWords()
  const { ask, dialog } = useConfirm()
  const [replaced, setReplaced] = useState<Block[]>()
  const title = say(blockWords.usual)
  const put = () => {
    setReplaced(structuredClone(read()))
    replace(structuredClone([...usual]))
  }
  const undo = () => {
    replace(replaced!)
    setReplaced(undefined)
  }
  return (
    <>
      <Button onClick={() => ask({ title, content: say(blockWords.usual_ask), confirm: title }, put)}>{title}</Button>
      {dialog}
      {replaced && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ flexBasis: '100%' }}
          action={<Button onClick={undo}>{say(blockWords.undo)}</Button>}
        >
          {say(blockWords.usual_done)}
        </Alert>
      )}
    </>
  )
}
