import PublishIcon from '@mui/icons-material/PublicOutlined'
import PurgeIcon from '@mui/icons-material/DeleteForeverOutlined'
import RecoverIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import UnpublishIcon from '@mui/icons-material/PublicOffOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BulkActionsToolbar, useListContext, useLocale, useNotify, usePermissions } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { ApiError } from '../core/api/api-error.ts'
import { useMay } from '../core/auth/use-may.ts'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useHasBlank } from '../seed/use-has-blank.ts'
import { templateWords } from '../seed/words.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { MoveToTop } from './move-to-top.tsx'
import { useKind } from './use-kind.ts'
import { RefusalDialog, type Refusal } from './refusal-dialog.tsx'
import { ListReceipt, pagesOfSeveral, type ListReceiptProps } from '../receipt/list-receipt.tsx'
import { lookAt } from '../receipt/visitor-pages.ts'
import { useConfirm } from '../core/dialogs/use-confirm.tsx'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import { listWords } from '../core/lists/list-words.ts'
import type { Words } from '../../contract/locale.ts'

interface BulkAction {
  /** Key of its texts. */
  id: 'publish' | 'unpublish' | 'trash' | 'recover' | 'purge'
  icon: SvgIconComponent
  /** Asked before. */
  question?: Words
  call: (entity: string, row: ContentRow) => Promise<{ data: Partial<ContentRow> }>
  /** Visitors see it, and staff a receipt. */
  isSeen?: boolean
  /** Left out: it cannot be undone. */
  undo?: (entity: string, row: ContentRow) => Promise<unknown>
  /** Whether undoing brings the very state before back. */
  canUndo?: (row: ContentRow) => boolean
}

/** Undoing would publish a newer draft as well, and does not bring schedules back. */
const isPlain = ({ hasDraft, scheduledFor, unpublishAt }: ContentRow) =>
  !hasDraft && scheduledFor === null && unpublishAt === null

const PUBLISH: BulkAction = {
  id: 'publish',
  icon: PublishIcon,
  isSeen: true,
  call: (entity, { id, version }) => contentCalls.publish(entity, id, version),
  undo: (entity, { id, version }) => contentCalls.unpublish(entity, id, version),
  canUndo: (row) => row.state === 'draft' && isPlain(row),
}
const UNPUBLISH: BulkAction = {
  id: 'unpublish',
  icon: UnpublishIcon,
  isSeen: true,
  question: listWords.ask.several_unpublish_text,
  call: (entity, { id }) => contentCalls.unpublish(entity, id),
  undo: (entity, { id, version }) => contentCalls.publish(entity, id, version),
  canUndo: (row) => row.state === 'published' && isPlain(row),
}
const TRASH: BulkAction = {
  id: 'trash',
  icon: TrashIcon,
  question: listWords.ask.several_trash_text,
  call: (entity, { id }) => contentCalls.trash(entity, id),
  undo: (entity, { id }) => contentCalls.recover(entity, id),
  canUndo: isPlain,
}
const RECOVER: BulkAction = {
  id: 'recover',
  icon: RecoverIcon,
  call: (entity, { id }) => contentCalls.recover(entity, id),
  undo: (entity, { id }) => contentCalls.trash(entity, id),
}
const PURGE: BulkAction = {
  id: 'purge',
  icon: PurgeIcon,
  question: listWords.ask.several_purge_text,
  call: (entity, { id }) => contentCalls.purge(entity, id),
}

/** Actions on several items: one call after the other, with an error for each that fails. */
export function BulkActions({ entity }: { entity: string }) {
  const say = useWords()
  const titleOf = useTitleOf()
  const locale = useLocale()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { permissions } = usePermissions<string>()
  const { publishes } = useMay()
  const { data = [], selectedIds, filterValues, onUnselectItems } = useListContext<ContentRow>()
  const { hasOrder } = useKind()
  const hasBlank = useHasBlank()
  const { ask, dialog } = useConfirm()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const attempt = useAttempt(entity)
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [receipt, setReceipt] = useState<Omit<ListReceiptProps, 'entity' | 'onGone'>>()
  const place = useRef<HTMLDivElement>(null)
  const isTrash = filterValues['state'] === 'trash'
  const actions = isTrash
    ? [RECOVER, ...(permissions === 'owner' ? [PURGE] : [])]
    : [...(publishes ? [PUBLISH, UNPUBLISH] : []), TRASH]

  const rows = data.filter(({ id }) => selectedIds.includes(id))
  const askTo = (action: BulkAction, text: Words, titles = '') => {
    const title = say(listWords.ask.several, { action: say(common.action[action.id]), count: rows.length })
    ask({ title, content: say(text, { titles }) }, () => void run(action))
  }
  const start = async (action: BulkAction) => {
    if (action.question) return askTo(action, action.question)
    setProgress({ done: 0, total: rows.length })
    const unfinished = action === PUBLISH ? await listUnfinished() : []
    if (unfinished.length === 0) return run(action)
    setProgress(undefined)
    const titles = new Intl.ListFormat(locale).format(unfinished.map((row) => `“${titleOf(row)}”`))
    askTo(action, templateWords.blanks_text, titles)
  }
  // A failed read is reported by its own call.
  const listUnfinished = async () => {
    const items = await Promise.allSettled(
      rows.map(async (row) => ({ row, document: (await contentCalls.get(entity, row.id)).data })),
    )
    return items.flatMap((item) =>
      item.status === 'fulfilled' && hasBlank({ ...item.value.document }) ? [item.value.row] : [],
    )
  }

  const run = async (action: BulkAction) => {
    const refused: Refusal[] = []
    const done: ContentRow[] = []
    const paths = rows.map(({ path }) => path)
    setReceipt(undefined)
    setProgress({ done: 0, total: rows.length })
    const before = action.isSeen ? await lookAt(pagesOfSeveral(entity, paths)) : undefined
    for (const [index, row] of rows.entries()) {
      setProgress({ done: index, total: rows.length })
      try {
        const { data } = await action.call(entity, row)
        done.push(row)
        paths.push(data.path ?? null)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        refused.push({ title: titleOf(row), error, users: (error.body.users as Refusal['users']) ?? [] })
      }
    }
    setProgress(undefined)
    setRefusals(refused)
    onUnselectItems()
    if (done.length > 0) report(action, done, before && { before, paths })
    await queryClient.invalidateQueries({ queryKey: [entity] })
  }

  const undo = (action: BulkAction, rows: ContentRow[]) =>
    attempt(async () => {
      for (const row of rows) await action.undo?.(entity, row)
    }, say(listWords.done.undone))

  const report = (
    action: BulkAction,
    rows: ContentRow[],
    seen: Pick<ListReceiptProps, 'before' | 'paths'> | undefined,
  ) => {
    const canUndo = action.undo && rows.every((row) => action.canUndo?.(row) ?? true)
    const text = say(listWords.done.several[action.id], { count: rows.length })
    const onUndo = canUndo ? () => undo(action, rows) : undefined
    if (seen) return setReceipt({ text, onUndo, ...seen })
    notify(<UndoNote onUndo={onUndo}>{text}</UndoNote>, { type: 'success', autoHideDuration: 8000 })
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
              disabled={progress !== undefined}
              onClick={() => void start(action)}
            >
              {say(common.action[action.id])}
            </Button>
          ))}
        {selectedIds.length > 0 && !isTrash && hasOrder && publishes && <MoveToTop entity={entity} />}
        <span role="status">{progress && say(listWords.done.progress, progress)}</span>
      </BulkActionsToolbar>
      {dialog}
      {receipt && (
        <ListReceipt
          {...receipt}
          entity={entity}
          onGone={() => {
            setReceipt(undefined)
            place.current?.focus()
          }}
        />
      )}
      {/* From here on, the next Tab leads into the list. */}
      <div ref={place} tabIndex={-1} />
      <RefusalDialog refusals={refusals} onClose={() => setRefusals([])} />
    </>
  )
}
