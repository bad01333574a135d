import PublishIcon from '@mui/icons-material/PublicOutlined'
import PurgeIcon from '@mui/icons-material/DeleteForeverOutlined'
import RecoverIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import UnpublishIcon from '@mui/icons-material/PublicOffOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BulkActionsToolbar, Confirm, useListContext, useNotify, usePermissions, useTranslate } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { ApiError } from '../api/api-error.ts'
import { contentCalls } from './content-calls.ts'
import { RefusalDialog, type Refusal } from './refusal-dialog.tsx'

interface BulkAction {
  /** Key of its label beneath staff.action. */
  id: string
  icon: SvgIconComponent
  /** What is said when it is done, of one and of several. */
  done: string
  /** Asked before. */
  question?: string
  call: (entity: string, row: ContentRow) => Promise<{ message?: string }>
}

const PUBLISH: BulkAction = {
  id: 'publish',
  icon: PublishIcon,
  done: 'published',
  call: (entity, { id, version }) => contentCalls.publish(entity, id, version),
}
const UNPUBLISH: BulkAction = {
  id: 'unpublish',
  icon: UnpublishIcon,
  done: 'taken off the site',
  question: 'Visitors will not find them any more. They stay here as drafts.',
  call: (entity, { id }) => contentCalls.unpublish(entity, id),
}
const TRASH: BulkAction = {
  id: 'trash',
  icon: TrashIcon,
  done: 'moved to the trash',
  question: 'They can be restored for 30 days.',
  call: (entity, { id }) => contentCalls.trash(entity, id),
}
const RECOVER: BulkAction = {
  id: 'recover',
  icon: RecoverIcon,
  done: 'restored',
  call: (entity, { id }) => contentCalls.recover(entity, id),
}
const PURGE: BulkAction = {
  id: 'purge',
  icon: PurgeIcon,
  done: 'deleted permanently',
  question: 'All their versions are deleted too. This cannot be undone.',
  call: (entity, { id }) => contentCalls.purge(entity, id),
}

/** What can be done with several items at once: one after the other, and what is refused is said of each. */
export function BulkActions({ entity }: { entity: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { permissions } = usePermissions<string>()
  const { data = [], selectedIds, filterValues, onUnselectItems } = useListContext<ContentRow>()
  const [asked, setAsked] = useState<BulkAction>()
  const [isUnderway, setUnderway] = useState(false)
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const isTrash = filterValues['state'] === 'trash'
  const actions = isTrash ? [RECOVER, ...(permissions === 'owner' ? [PURGE] : [])] : [PUBLISH, UNPUBLISH, TRASH]

  const run = async (action: BulkAction) => {
    setAsked(undefined)
    setUnderway(true)
    const refused: Refusal[] = []
    const messages: string[] = []
    for (const row of data.filter(({ id }) => selectedIds.includes(id))) {
      try {
        messages.push((await action.call(entity, row)).message ?? '')
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        refused.push({ title: row.title, message: error.message, users: (error.body.users as Refusal['users']) ?? [] })
      }
    }
    setUnderway(false)
    setRefusals(refused)
    onUnselectItems()
    if (messages.length > 0)
      notify(messages.length === 1 && messages[0] ? messages[0] : `${messages.length} ${action.done}.`, {
        type: 'success',
      })
    await queryClient.invalidateQueries({ queryKey: [entity] })
  }

  return (
    <>
      <BulkActionsToolbar>
        {/* Folded away, they would still lie over the heading of the table. */}
        {selectedIds.length > 0 &&
          actions.map((action) => (
            <Button
              key={action.id}
              startIcon={<action.icon />}
              disabled={isUnderway}
              onClick={() => (action.question ? setAsked(action) : void run(action))}
            >
              {translate(`staff.action.${action.id}`)}
            </Button>
          ))}
      </BulkActionsToolbar>
      {asked && (
        <Confirm
          isOpen
          title={`${translate(`staff.action.${asked.id}`)}: ${selectedIds.length}`}
          content={asked.question}
          onConfirm={() => void run(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <RefusalDialog refusals={refusals} onClose={() => setRefusals([])} />
    </>
  )
}
