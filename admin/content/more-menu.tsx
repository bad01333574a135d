import { Button, Menu, MenuItem, useMediaQuery } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useNotify, usePermissions, useRedirect } from 'react-admin'
import { ApiError } from '../api/api-error.ts'
import { useMay } from '../approval/use-may.ts'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { contentCalls } from './content-calls.ts'
import { copyOf } from './documents.ts'
import { useContentFormContext } from './content-form-context.ts'
import type { ContentRecord } from '../../contract/content/content.ts'
import { RefusalDialog, type Refusal } from './refusal-dialog.tsx'
import { noteDeleted } from './saved-rows.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { PHONE } from '../theme/media.ts'
import { useNotifyError } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import { TrashedNote } from './trashed-note.tsx'
import { sayIn, useWords } from '../words/use-words.ts'
import { formWords } from './form-words.ts'
import { listWords } from './list-words.ts'
import { common } from '../words/common.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

/** The less frequent actions on an item. */
export function MoreMenu() {
  const { kind, form, record, perform, letGo } = useContentFormContext()
  const say = useWords()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const { minuteOf } = useTimes()
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

  const preview = async () => {
    close()
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
        return { ...(await contentCalls.unpublish(entity, item.id)), done: say(listWords.done.unpublished) }
      } catch (error) {
        refuse(error, item)
        return { data: item }
      }
    })
  const refuse = (error: unknown, item: ContentRecord) => {
    if (!(error instanceof ApiError)) throw error
    if (error.body.users)
      setRefusals([{ title: String(item[kind.title]), error, users: error.body.users as Refusal['users'] }])
    else notifyError(error)
  }

  if (!record && kind.isFixed) return null
  const trashedNote = (message?: string) => record && <TrashedNote kind={kind} id={record.id} message={message} />
  /** Opens the form of a new item with what stands in this one; nothing is stored yet. */
  const duplicate = () => {
    close()
    const mark = (title: string, locale = 'en') => sayIn(locale)(listWords.copy_of, { title })
    redirect('create', entity, undefined, undefined, { copied: copyOf(kind, form.getValues(), mark) })
  }
  const discard = () =>
    perform(async (item) => ({
      ...(await contentCalls.restore(entity, item.id, item.publishedVersion!, item.version, true)),
      done: say(listWords.done.discarded),
    }))
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
  const askTo = (step: keyof typeof steps) => {
    close()
    ask({ title: say(listWords.ask[step]), content: say(listWords.ask[`${step}_text`]) }, () => void steps[step]())
  }
  return (
    <>
      <Button ref={setAnchor} aria-haspopup="menu" aria-expanded={open === 'menu'} onClick={() => setOpen('menu')}>
        {say(common.action.more)}
      </Button>
      <Menu anchorEl={anchor} open={open === 'menu'} onClose={close}>
        {record?.state === 'trash'
          ? [
              isWritable && (
                <MenuItem
                  key="recover"
                  onClick={() => (
                    close(),
                    void perform(async (item) => ({
                      ...(await contentCalls.recover(entity, item.id)),
                      done: say(listWords.done.recovered),
                    }))
                  )}
                >
                  {say(common.action.recover)}
                </MenuItem>
              ),
              permissions === 'owner' && (
                <MenuItem key="purge" onClick={() => askTo('purge')}>
                  {say(common.action.purge)}
                </MenuItem>
              ),
            ]
          : [
              <MenuItem key="preview" onClick={() => void preview()}>
                {say(common.action.preview)}
              </MenuItem>,
              isPhone && record?.path && (
                <MenuItem key="see" component="a" href={record.path} target="_blank" rel="noopener" onClick={close}>
                  {say(common.action.see)}
                </MenuItem>
              ),
              // The first save of a new item opens its own screen, which knows of no link.
              record && may.edits && (
                <MenuItem key="share" onClick={() => (close(), setShared({ entity, id: record.id }))}>
                  {say(formWords.share.open)}
                </MenuItem>
              ),
              may.publishes && (
                <MenuItem key="schedule" onClick={() => setOpen('schedule')}>
                  {say(common.action.schedule)}
                </MenuItem>
              ),
              record && !kind.isFixed && may.writesNew && (
                <MenuItem key="duplicate" onClick={duplicate}>
                  {say(common.action.duplicate)}
                </MenuItem>
              ),
              may.publishes && record?.state === 'published' && record.hasDraft && (
                <MenuItem key="discard" onClick={() => askTo('discard')}>
                  {say(common.action.discard_draft)}
                </MenuItem>
              ),
              may.publishes && record && (record.state === 'published' || record.scheduledFor) && !kind.isFixed && (
                <MenuItem key="end" onClick={() => setOpen('end')}>
                  {say(common.action.unpublish_later)}
                </MenuItem>
              ),
              may.publishes && record?.state === 'published' && !kind.isFixed && (
                <MenuItem key="unpublish" onClick={() => askTo('unpublish')}>
                  {say(common.action.unpublish)}
                </MenuItem>
              ),
              record && !kind.isFixed && isWritable && (may.publishes || record.state !== 'published') && (
                <MenuItem key="trash" onClick={() => askTo('trash')}>
                  {say(common.action.trash)}
                </MenuItem>
              ),
            ]}
      </Menu>
      {open === 'schedule' && (
        <ScheduleDialog
          of="schedule"
          scheduledFor={record?.scheduledFor ?? null}
          onClose={close}
          onSchedule={(at) => (
            close(),
            void perform(async (item) => ({
              ...(await contentCalls.publish(entity, item.id, item.version, at)),
              done: say(listWords.done.scheduled, { time: minuteOf(at) }),
            }))
          )}
          onCancel={() => (
            close(),
            void perform(async (item) => ({
              ...(await contentCalls.cancelSchedule(entity, item.id)),
              done: say(listWords.done.schedule_cancelled),
            }))
          )}
        />
      )}
      {open === 'end' && (
        <ScheduleDialog
          of="end"
          scheduledFor={record?.unpublishAt ?? null}
          onClose={close}
          onSchedule={(at) => (
            close(),
            void perform(async (item) => ({
              ...(await contentCalls.unpublishAt(entity, item.id, item.version, at)),
              done: say(listWords.done.ends, { time: minuteOf(at) }),
            }))
          )}
          onCancel={() => (
            close(),
            void perform(async (item) => ({
              ...(await contentCalls.cancelUnpublishing(entity, item.id)),
              done: say(listWords.done.end_cancelled),
            }))
          )}
        />
      )}
      {dialog}
      {shared && (
        <Suspense>
          <ShareDialog {...shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
      <RefusalDialog refusals={refusals} onClose={() => setRefusals([])} />
    </>
  )
}
