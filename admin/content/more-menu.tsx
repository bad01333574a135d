import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify, useRedirect, useTranslate } from 'react-admin'
import { ApiError } from '../api/api-error.ts'
import { contentCalls } from './content-calls.ts'
import { useContentFormContext } from './content-form-context.ts'
import { dropCopy } from './local-copy.ts'
import { noteDeleted } from './saved-rows.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'

type Open = 'menu' | 'schedule' | 'unpublish' | 'trash'

/** What is done more rarely with an item than saving it. */
export function MoreMenu() {
  const { kind, record, key, perform } = useContentFormContext()
  const translate = useTranslate()
  const notify = useNotify()
  const redirect = useRedirect()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
  const trash = async () => {
    close()
    if (!record) return
    try {
      const { message } = await contentCalls.trash(entity, record.id)
      dropCopy(key)
      noteDeleted(queryClient, kind, record.id)
      if (message) notify(message, { type: 'success' })
      redirect('list', entity)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const users = error.body.users?.map(({ title }) => title).join(', ')
      notify(users ? `${error.message} (${users})` : error.message, { type: 'error', autoHideDuration: 10_000 })
    }
  }

  if (!record && kind.isFixed) return null
  return (
    <>
      <Button ref={setAnchor} aria-haspopup="menu" aria-expanded={open === 'menu'} onClick={() => setOpen('menu')}>
        {translate('staff.action.more')}
      </Button>
      <Menu anchorEl={anchor} open={open === 'menu'} onClose={close}>
        {record?.state === 'trash'
          ? [
              <MenuItem key="recover" onClick={() => (close(), void perform((item) => contentCalls.recover(entity, item.id)))}>
                Take out of the trash
              </MenuItem>,
            ]
          : [
              <MenuItem key="preview" onClick={() => void preview()}>
                {translate('staff.action.preview')}
              </MenuItem>,
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
          onSchedule={(at) => (close(), void perform((item) => contentCalls.publish(entity, item.id, item.version, at)))}
          onCancel={() => (close(), void perform((item) => contentCalls.cancelSchedule(entity, item.id)))}
        />
      )}
      <Confirm
        isOpen={open === 'unpublish'}
        title="Take it off the site?"
        content="Visitors will not find it any more. It stays here as a draft."
        onConfirm={() => (close(), void perform((item) => contentCalls.unpublish(entity, item.id)))}
        onClose={close}
      />
      <Confirm isOpen={open === 'trash'} title="Move it to the trash?" content="It can be taken out again for 30 days." onConfirm={() => void trash()} onClose={close} />
    </>
  )
}
