import PublishIcon from '@mui/icons-material/PublicOutlined'
import TopIcon from '@mui/icons-material/VerticalAlignTop'
import PurgeIcon from '@mui/icons-material/DeleteForeverOutlined'
import RecoverIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import TrashIcon from '@mui/icons-material/DeleteOutlined'
import UnpublishIcon from '@mui/icons-material/PublicOffOutlined'
import type { SvgIconComponent } from '@mui/icons-material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BulkActionsToolbar, useDataProvider, useListContext, useLocale, useNotify, usePermissions } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { ORDER_BOUND } from '../../contract/limits.ts'
import { ApiError } from '../core/api/api-error.ts'
import { useMay } from '../core/auth/use-may.ts'
import { useTitleOf } from '../core/inputs/grouped-choices.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useHasBlank } from '../seed/use-has-blank.ts'
import templateWords from '../seed/template-words.json' with { type: 'json' }
import { contentCalls } from '../core/forms/content-calls.ts'
import { useKind } from './use-kind.ts'
import { RefusalDialog, type Refusal } from './refusal-dialog.tsx'
import { ListReceipt, pagesOfSeveral, type ListReceiptProps } from '../receipt/receipt.tsx'
import { lookAt } from '../receipt/visitor-pages.ts'
import { useConfirm } from '../core/dialogs/use-confirm.tsx'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { common, useWords, SayButton } from '../core/words/use-words.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import type { Words } from '../../contract/locale.ts'

type ActionName = keyof typeof listWords.done.several

interface BulkAction {
  icon: SvgIconComponent
  /** Asked before. */
  question?: Words
  /** Visitors see it, and staff a receipt: undoing brings the very state before back if it was this. */
  from?: ContentRow['state']
  /** The action that takes it back; left out: it cannot be undone. */
  undo?: Exclude<ActionName, 'purge'>
}

const ACTIONS: Record<ActionName, BulkAction> = {
  publish: { icon: PublishIcon, from: 'draft', undo: 'unpublish' },
  unpublish: {
    icon: UnpublishIcon,
    question: listWords.ask.several_unpublish_text,
    from: 'published',
    undo: 'publish',
  },
  trash: { icon: TrashIcon, question: listWords.ask.several_trash_text, undo: 'recover' },
  recover: { icon: RecoverIcon, undo: 'trash' },
  purge: { icon: PurgeIcon, question: listWords.ask.several_purge_text },
}

/** Undoing would publish a newer draft as well, and does not bring schedules back. */
function canUndo(name: ActionName, { state, hasDraft, scheduledFor, unpublishAt }: ContentRow): boolean {
  const { from = state } = ACTIONS[name]
  return name === 'recover' || (state === from && !hasDraft && scheduledFor === null && unpublishAt === null)
}

/** Only publishing needs the version that was read. */
const callOf = (
  name: ActionName,
  entity: string,
  { id, version }: ContentRow,
): Promise<{ data: Partial<ContentRow> }> =>
  name === 'publish' ? contentCalls.publish(entity, id, version) : contentCalls[name](entity, id)

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
  const names: ActionName[] = isTrash
    ? ['recover', ...(permissions === 'owner' ? (['purge'] as const) : [])]
    : [...(publishes ? (['publish', 'unpublish'] as const) : []), 'trash']

  const rows = data.filter(({ id }) => selectedIds.includes(id))
  const askTo = (action: ActionName, text: Words, titles = '') => {
    const title = say(listWords.ask.several, { action: say(common.action[action]), count: rows.length })
    ask({ title, content: say(text, { titles }) }, () => void run(action))
  }
  const start = async (action: ActionName) => {
    const { question } = ACTIONS[action]
    if (question) return askTo(action, question)
    setProgress({ done: 0, total: rows.length })
    const unfinished = action === 'publish' ? await listUnfinished() : []
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

  const run = async (action: ActionName) => {
    const refused: Refusal[] = []
    const done: ContentRow[] = []
    const paths = rows.map(({ path }) => path)
    setReceipt(undefined)
    setProgress({ done: 0, total: rows.length })
    const before = ACTIONS[action].from ? await lookAt(pagesOfSeveral(entity, paths)) : undefined
    for (const [index, row] of rows.entries()) {
      setProgress({ done: index, total: rows.length })
      try {
        const { data } = await callOf(action, entity, row)
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

  const report = (
    action: ActionName,
    rows: ContentRow[],
    seen: Pick<ListReceiptProps, 'before' | 'paths'> | undefined,
  ) => {
    const { undo } = ACTIONS[action]
    const takeBack = async () => {
      for (const { id, version } of rows) await contentCalls[undo!](entity, id, version)
    }
    const text = say(listWords.done.several[action], { count: rows.length })
    const isUndoable = undo && rows.every((row) => canUndo(action, row))
    const onUndo = isUndoable ? () => attempt(takeBack, say(listWords.done.undone)) : undefined
    if (seen) return setReceipt({ text, onUndo, ...seen })
    notify(<UndoNote onUndo={onUndo}>{text}</UndoNote>, { type: 'success', autoHideDuration: 8000 })
  }

  return (
    <>
      <BulkActionsToolbar>
        {/* Folded away, they would still lie over the heading of the table. */}
        {selectedIds.length > 0 &&
          names.map((name) => {
            const { icon: Icon } = ACTIONS[name]
            return (
              <SayButton
                key={name}
                words={common.action[name]}
                startIcon={<Icon />}
                disabled={progress !== undefined}
                onClick={() => void start(name)}
              />
            )
          })}
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

/** Moves the selected items before all others of their kind, in the order that they have among themselves. */
function MoveToTop({ entity }: { entity: string }) {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt(entity)
  const dataProvider = useDataProvider()
  const { selectedIds, onUnselectItems } = useListContext<ContentRow>()
  const undo = (before: number[]) => attempt(() => contentCalls.order(entity, before), say(listWords.done.undone))
  const move = () =>
    attempt(async () => {
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
  return (
    <SayButton
      words={listWords.order.to_top}
      startIcon={<TopIcon />}
      disabled={attempt.isRunning}
      onClick={() => void move()}
    />
  )
}
