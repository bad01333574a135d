import { Button, Menu, MenuItem } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Confirm, useNotify, usePermissions, useRedirect } from 'react-admin'
import { ApiError } from '../api/api-error.ts'
import { contentCalls } from './content-calls.ts'
import { useContentFormContext } from './content-form-context.ts'
import type { ContentRecord } from '../../contract/content.ts'
import { RefusalDialog, type Refusal } from './refusal-dialog.tsx'
import { noteDeleted } from './saved-rows.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useTranslate } from '../words/use-translate.ts'
import { useNotifyError } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import type { SharedPreview } from './share-dialog.tsx'
import { TrashedNote } from './trashed-note.tsx'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

type Open = 'menu' | 'schedule' | 'unpublish' | 'trash' | 'purge'

/** What is done more rarely with an item than saving it. */
export function MoreMenu() {
  const { kind, record, perform, letGo } = useContentFormContext()
  const translate = useTranslate()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const { minuteOf } = useTimes()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  const { permissions } = usePermissions<string>()
  const [refusals, setRefusals] = useState<Refusal[]>([])
  const [open, setOpen] = useState<Open>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [shared, setShared] = useState<SharedPreview>()
  const close = () => setOpen(undefined)
  const { entity } = kind

  const preview = async () => {
    close()
    // Opened at once: after an answer, browsers take it for a window that nobody asked for.
    const tab = window.open('', '_blank')
    const item = await perform(async (item) => {
      const { data } = await contentCalls.preview(entity, item.id)
      if (tab) tab.location.href = data.url
      return { data: item }
    })
    if (!item) tab?.close()
  }
  const share = async () => {
    close()
    await perform(async (item) => {
      setShared({ entity, id: item.id, ...(await contentCalls.preview(entity, item.id)).data })
      return { data: item }
    })
  }
  /** Takes the item away, and goes back to the list. */
  const remove = async (call: () => Promise<{ message?: string }>, done: (message?: string) => ReactNode) => {
    close()
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
  const unpublish = async () => {
    close()
    await perform(async (item) => {
      try {
        return { ...(await contentCalls.unpublish(entity, item.id)), done: translate('staff.done.unpublished') }
      } catch (error) {
        refuse(error, item)
        return { data: item }
      }
    })
  }
  const refuse = (error: unknown, item: ContentRecord) => {
    if (!(error instanceof ApiError)) throw error
    if (error.body.users)
      setRefusals([{ title: String(item[kind.title]), error, users: error.body.users as Refusal['users'] }])
    else notifyError(error)
  }

  if (!record && kind.isFixed) return null
  const trashedNote = (message?: string) => record && <TrashedNote kind={kind} id={record.id} message={message} />
  return (
    <>
      <Button ref={setAnchor} aria-haspopup="menu" aria-expanded={open === 'menu'} onClick={() => setOpen('menu')}>
        {translate('staff.action.more')}
      </Button>
      <Menu anchorEl={anchor} open={open === 'menu'} onClose={close}>
        {record?.state === 'trash'
          ? [
              <MenuItem
                key="recover"
                onClick={() => (
                  close(),
                  void perform(async (item) => ({
                    ...(await contentCalls.recover(entity, item.id)),
                    done: translate('staff.done.recovered'),
                  }))
                )}
              >
                {translate('staff.action.recover')}
              </MenuItem>,
              permissions === 'owner' && (
                <MenuItem key="purge" onClick={() => setOpen('purge')}>
                  {translate('staff.action.purge')}
                </MenuItem>
              ),
            ]
          : [
              <MenuItem key="preview" onClick={() => void preview()}>
                {translate('staff.action.preview')}
              </MenuItem>,
              // The first save of a new item opens its own screen, which knows of no link.
              record && (
                <MenuItem key="share" onClick={() => void share()}>
                  {translate('staff.action.share')}
                </MenuItem>
              ),
              <MenuItem key="schedule" onClick={() => setOpen('schedule')}>
                {translate('staff.action.schedule')}
              </MenuItem>,
              record?.state === 'published' && !kind.isFixed && (
                <MenuItem key="unpublish" onClick={() => setOpen('unpublish')}>
                  {translate('staff.action.unpublish')}
                </MenuItem>
              ),
              record && !kind.isFixed && (
                <MenuItem key="trash" onClick={() => setOpen('trash')}>
                  {translate('staff.action.trash')}
                </MenuItem>
              ),
            ]}
      </Menu>
      {open === 'schedule' && (
        <ScheduleDialog
          scheduledFor={record?.scheduledFor ?? null}
          onClose={close}
          onSchedule={(at) => (
            close(),
            void perform(async (item) => ({
              ...(await contentCalls.publish(entity, item.id, item.version, at)),
              done: translate('staff.done.scheduled', { time: minuteOf(at) }),
            }))
          )}
          onCancel={() => (
            close(),
            void perform(async (item) => ({
              ...(await contentCalls.cancelSchedule(entity, item.id)),
              done: translate('staff.done.schedule_cancelled'),
            }))
          )}
        />
      )}
      <Confirm
        isOpen={open === 'unpublish'}
        title={translate('staff.ask.unpublish')}
        content={translate('staff.ask.unpublish_text')}
        onConfirm={() => void unpublish()}
        onClose={close}
      />
      <Confirm
        isOpen={open === 'trash'}
        title={translate('staff.ask.trash')}
        content={translate('staff.ask.trash_text')}
        onConfirm={() => void remove(() => contentCalls.trash(entity, record!.id), trashedNote)}
        onClose={close}
      />
      <Confirm
        isOpen={open === 'purge'}
        title={translate('staff.ask.purge')}
        content={translate('staff.ask.purge_text')}
        onConfirm={() =>
          void remove(
            () => contentCalls.purge(entity, record!.id),
            () => translate('staff.done.purged'),
          )
        }
        onClose={close}
      />
      {shared && (
        <Suspense>
          <ShareDialog of={shared} onClose={() => setShared(undefined)} />
        </Suspense>
      )}
      <RefusalDialog refusals={refusals} onClose={() => setRefusals([])} />
    </>
  )
}
