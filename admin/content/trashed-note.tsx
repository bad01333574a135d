import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { Kind } from '../../contract/kinds/kind.ts'
import { useNotifyError } from '../words/error-text.tsx'
import { useTranslate } from '../words/use-translate.ts'
import { contentCalls } from './content-calls.ts'
import { useSuccessText } from './use-success-text.ts'

interface TrashedNoteProps {
  kind: Kind
  id: number
  /** Of the answer. */
  message: string | undefined
}

/** The toast after an item was moved to the trash, with a button that brings it back. */
export function TrashedNote({ kind, id, message }: TrashedNoteProps) {
  const { entity } = kind
  const translate = useTranslate()
  const successText = useSuccessText(kind)
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  const undo = async () => {
    try {
      await contentCalls.recover(entity, id)
      notify(translate('staff.done.recovered'), { type: 'success' })
    } catch (error) {
      notifyError(error)
    }
    await queryClient.invalidateQueries({ queryKey: [entity] })
  }
  return (
    <>
      {successText(message, translate('staff.done.trash'))}{' '}
      <Button color="inherit" onClick={() => void undo()}>
        {translate('staff.action.undo')}
      </Button>
    </>
  )
}
