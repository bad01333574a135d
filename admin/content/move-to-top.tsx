import TopIcon from '@mui/icons-material/VerticalAlignTop'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useDataProvider, useListContext, useNotify } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { ORDER_BOUND } from '../../contract/limits.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { useWords } from '../core/words/use-words.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { listWords } from '../core/lists/list-words.ts'

/** Moves the selected items before all others of their kind, in the order that they have among themselves. */
export function MoveToTop({ entity }: { entity: string }) {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt(entity)
  const dataProvider = useDataProvider()
  const { selectedIds, onUnselectItems } = useListContext<ContentRow>()
  const [isMoving, setMoving] = useState(false)
  const undo = (before: number[]) => attempt(() => contentCalls.order(entity, before), say(listWords.done.undone))
  const move = async () => {
    setMoving(true)
    await attempt(async () => {
      const { data } = await dataProvider.getList<ContentRow>(entity, {
        pagination: { page: 1, perPage: ORDER_BOUND },
        sort: { field: 'position', order: 'ASC' },
        filter: {},
      })
      const before = data.map(({ id }) => id)
      const isChosen = (id: number) => selectedIds.includes(id)
      await contentCalls.order(entity, [...before.filter(isChosen), ...before.filter((id) => !isChosen(id))])
      const count = before.filter(isChosen).length
      onUnselectItems()
      const note = <UndoNote onUndo={() => undo(before)}>{say(listWords.done.to_top, { count })}</UndoNote>
      notify(note, { type: 'success', autoHideDuration: 8000 })
    })
    setMoving(false)
  }
  return (
    <Button startIcon={<TopIcon />} disabled={isMoving} onClick={() => void move()}>
      {say(listWords.order.to_top)}
    </Button>
  )
}
