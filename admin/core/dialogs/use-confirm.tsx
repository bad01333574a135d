import { useState } from 'react'
import { Confirm } from 'react-admin'
import { common, SayButton, useWords, type SayButtonProps } from '../words/use-words.ts'

interface Question {
  title: string
  content: string
  /** On the button that goes on; left out: "Confirm". */
  confirm?: string
  cancel?: string
  isWarning?: boolean
}

/** Asks before a step that is hard to undo. @returns a function that asks, and the dialog to place on the screen */
export function useConfirm() {
  const [asked, setAsked] = useState<Question & { onConfirm: () => void }>()
  const [isOpen, setOpen] = useState(false)
  const ask = (question: Question, onConfirm: () => void) => {
    setAsked({ ...question, onConfirm })
    setOpen(true)
  }
  const close = () => setOpen(false)
  if (!asked) return { ask, dialog: undefined }
  const { onConfirm, isWarning, ...texts } = asked
  const confirm = () => {
    close()
    onConfirm()
  }
  const color = isWarning ? { confirmColor: 'warning' as const } : {}
  return { ask, dialog: <Confirm isOpen={isOpen} {...texts} {...color} onConfirm={confirm} onClose={close} /> }
}

interface ConfirmButtonProps extends Omit<SayButtonProps, 'onClick'> {
  question: Question
  onConfirm: () => unknown
}

/** A button of a step that is hard to undo: it asks first. */
export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const { ask, dialog } = useConfirm()
  return (
    <>
      <SayButton {...button} onClick={() => ask(question, () => void onConfirm())} />
      {dialog}
    </>
  )
}

interface DeleteButtonProps extends Partial<SayButtonProps> {
  /** The question, and what goes with it. */
  ask: string
  text: string
  /** On the button that does not delete; left out: "Cancel". */
  keep?: string
  onDelete: () => unknown
}

/** Deletes something, after a question. */
export function DeleteButton({ ask, text, keep, onDelete, ...button }: DeleteButtonProps) {
  const say = useWords()
  const confirm = say(common.action.delete)
  const question = { title: ask, content: text, confirm, isWarning: true, ...(keep && { cancel: keep }) }
  return (
    <ConfirmButton
      words={common.action.delete_ask}
      color="error"
      question={question}
      onConfirm={onDelete}
      {...button}
    />
  )
}
