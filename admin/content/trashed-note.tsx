import type { Kind } from '../../contract/fields/kind.ts'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useSuccessText } from './use-success-text.ts'
import { useWords } from '../core/words/use-words.ts'
import { listWords } from '../core/lists/list-words.ts'

interface TrashedNoteProps {
  kind: Kind
  id: number
  /** Of the answer. */
  message: string | undefined
}

/** The toast after an item was moved to the trash, with a button that brings it back. */
export function TrashedNote({ kind, id, message }: TrashedNoteProps) {
  const { entity } = kind
  const say = useWords()
  const successText = useSuccessText(kind)
  const attempt = useAttempt(entity)
  const undo = () => attempt(() => contentCalls.recover(entity, id), say(listWords.done.recovered))
  return <UndoNote onUndo={undo}>{successText(message, say(listWords.done.trash))}</UndoNote>
}
