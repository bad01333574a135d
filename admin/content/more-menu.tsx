import { Button, Menu, MenuItem, useMediaQuery } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNotify, usePermissions, useRedirect } from 'react-admin'
import { ApiError } from '../core/api/api-error.ts'
import { useMay } from '../core/auth/use-may.ts'
import { useConfirm } from '../core/dialogs/use-confirm.tsx'
import { contentCalls } from '../core/forms/content-calls.ts'
import { copyOf } from '../core/forms/documents.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import type { ContentRecord } from '../../contract/content/content.ts'
import { RefusalDialog, type Refusal } from './refusal-dialog.tsx'
import { noteDeleted } from './saved-rows.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { PHONE } from '../core/theme/media.ts'
import { useNotifyError } from '../core/api/error-text.tsx'
import { common, sayIn, useWords, type Text } from '../core/words/use-words.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useSuccessText } from './use-success-text.ts'
import { onDemand } from '../core/layout/on-demand.tsx'

const ShareDialog = onDemand(async () => (await import('./share-dialog.tsx')).ShareDialog)

type Entry = [name: string, label: Text, isOffered: boolean, act: () => void]

/** The less frequent actions on an item. */
export function MoreMenu() {
  const { kind, form, record, perform, letGo } = useContentFormContext()
  const say = useWords()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  const { permissions } = usePermissions<string>()
  const may = useMay()
  const isWritable = may.writes(kind, record)
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [open, setOpen] = useState<'menu' | 'schedule' | 'end'>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [shared, setShared] = useState<{ entity: string; id: number }>()
  const { ask, dialog } = useConfirm()
  const isPhone = useMediaQuery(PHONE)
  const close = () => setOpen(undefined)
  const { entity } = kind
  const successText = useSuccessText(kind)
  const attempt = useAttempt(entity)

  const preview = async () => {
    // Opened before the call: browsers block windows that a click did not open.
    const tab = window.open('', '_blank')
    const item = await perform(async (item) => {
      const { data } = await contentCalls.preview(entity, item.id)
      if (tab) tab.location.href = data.url
      return { data: item }
    })
    if (!item) tab?.close()
  }
  /** Takes the item away, and goes back to the list. */
  const remove = async (call: () => Promise<{ message?: string }>, done: (message?: string) => ReactNode) => {
    if (!record) return
    try {
      const { message } = await call()
      letGo()
      noteDeleted(queryClient, kind, record.id)
      // There is time for its "Undo".
      notify(done(message), { type: 'success', autoHideDuration: 8000 })
      redirect('list', entity)
    } catch (error) {
      refuse(error, record)
    }
  }
  const unpublish = () =>
    perform(async (item) => {
      try {
        return await contentCalls.unpublish(entity, item.id)
      } catch (error) {
        refuse(error, item)
        return undefined
      }
    }, say(listWords.done.unpublished))
  const refuse = (error: unknown, item: ContentRecord) => {
    if (!(error instanceof ApiError)) throw error
    if (error.body.users)
      setRefusals([{ title: String(item[kind.title]), error, users: error.body.users as Refusal['users'] }])
    else notifyError(error)
  }

  if (!record && kind.isFixed) return null
  const undoTrash = () => attempt(() => contentCalls.recover(entity, record!.id), say(listWords.done.recovered))
  const trashedNote = (message?: string) => (
    <UndoNote onUndo={undoTrash}>{successText(message, say(listWords.done.trash))}</UndoNote>
  )
  /** Opens the form of a new item with what stands in this one; nothing is stored yet. */
  const duplicate = () => {
    const mark = (title: string, locale = 'en') => sayIn(locale)(listWords.copy_of, { title })
    redirect('create', entity, undefined, undefined, { copied: copyOf(kind, form.getValues(), mark) })
  }
  const recover = () => perform(({ id }) => contentCalls.recover(entity, id), say(listWords.done.recovered))
  const discard = () =>
    perform(
      ({ id, publishedVersion, version }) => contentCalls.restore(entity, id, publishedVersion!, version, true),
      say(listWords.done.discarded),
    )
  const steps = {
    unpublish,
    discard,
    trash: () => remove(() => contentCalls.trash(entity, record!.id), trashedNote),
    purge: () =>
      remove(
        () => contentCalls.purge(entity, record!.id),
        () => say(listWords.done.purged),
      ),
  }
  const askTo = (step: keyof typeof steps) =>
    ask({ title: say(listWords.ask[step]), content: say(listWords.ask[`${step}_text`]) }, () => void steps[step]())
  const { action } = common
  const isPublished = record?.state === 'published'
  const mayEnd = may.publishes && (isPublished || !!record?.scheduledFor) && !kind.isFixed
  const mayTrash = !!record && !kind.isFixed && isWritable && (may.publishes || !isPublished)
  const inTrash: Entry[] = [
    ['recover', action.recover, isWritable, () => void recover()],
    ['purge', action.purge, permissions === 'owner', () => askTo('purge')],
  ]
  const entries: Entry[] = [
    ['preview', action.preview, true, () => void preview()],
    ['see', action.see, isPhone && !!record?.path, () => void window.open(record!.path!, '_blank', 'noopener')],
    // The first save of a new item opens its own screen, which knows of no link.
    ['share', formWords.share.open, !!record && may.edits, () => setShared({ entity, id: record!.id })],
    ['schedule', action.schedule, may.publishes, () => setOpen('schedule')],
    ['duplicate', action.duplicate, !!record && !kind.isFixed && may.writesNew, duplicate],
    ['discard', action.discard_draft, may.publishes && isPublished && record.hasDraft, () => askTo('discard')],
    ['end', action.unpublish_later, mayEnd, () => setOpen('end')],
    ['unpublish', action.unpublish, may.publishes && isPublished && !kind.isFixed, () => askTo('unpublish')],
    ['trash', action.trash, mayTrash, () => askTo('trash')],
  ]
  return (
    <>
      <Button ref={setAnchor} aria-haspopup="menu" aria-expanded={open === 'menu'} onClick={() => setOpen('menu')}>
        {say(common.action.more)}
      </Button>
      <Menu anchorEl={anchor} open={open === 'menu'} onClose={close}>
        {(record?.state === 'trash' ? inTrash : entries).map(
          ([name, label, isOffered, act]) =>
            isOffered && (
              <MenuItem key={name} onClick={() => (close(), act())}>
                {say(label)}
              </MenuItem>
            ),
        )}
      </Menu>
      {(open === 'schedule' || open === 'end') && <ScheduleDialog of={open} onClose={close} />}
      {dialog}
      {shared && <ShareDialog {...shared} onClose={() => setShared(undefined)} />}
      <RefusalDialog refusals={refusals} onClose={() => setRefusals([])} />
    </>
  )
}
