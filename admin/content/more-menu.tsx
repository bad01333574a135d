import { Button, Menu, MenuItem, useMediaQuery, DialogActions, DialogContent } from '@mui/material'
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
import { PHONE } from '../core/theme/media.ts'
import { useNotifyError } from '../core/api/error-text.tsx'
import { common, sayIn, useWords, type Text, SayText, SayButton } from '../core/words/use-words.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useSuccessText } from './use-success-text.ts'
import { onDemand } from '../core/layout/on-demand.tsx'
import { FarAheadNote } from '../core/inputs/far-ahead-note.tsx'
import { isFarAhead } from '../core/inputs/far-ahead.ts'
import { DayAndTime } from '../core/inputs/date-inputs.tsx'
import farAheadWords from '../core/inputs/far-ahead-words.json' with { type: 'json' }
import { fromTimeInput, toTimeInput } from '../core/words/times.ts'
import { useTimes } from '../core/words/use-times.ts'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

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

const HOUR = 60 * 60 * 1000

/** By what happens at that time: `schedule` publishes, `end` unpublishes. */
const PLANS = {
  schedule: {
    at: 'scheduledFor',
    set: contentCalls.publish,
    done: listWords.done.scheduled,
    cancel: contentCalls.cancelSchedule,
    cancelled: listWords.done.schedule_cancelled,
  },
  end: {
    at: 'unpublishAt',
    set: contentCalls.unpublishAt,
    done: listWords.done.ends,
    cancel: contentCalls.cancelUnpublishing,
    cancelled: listWords.done.end_cancelled,
  },
} as const

/** When an item is to be published or unpublished, in the time of Nepal. A date more than a year ahead would hide it: it is asked about first. */
export function ScheduleDialog({ of, onClose }: { of: keyof typeof PLANS; onClose: () => void }) {
  const { kind, record, perform } = useContentFormContext()
  const plan = PLANS[of]
  const scheduledFor = record?.[plan.at] ?? null
  const [now] = useState(() => Date.now())
  const [value, setValue] = useState(() =>
    toTimeInput(scheduledFor ?? new Date(Math.ceil((now + HOUR) / HOUR) * HOUR).toISOString()),
  )
  const [entered, setEntered] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [kept, setKept] = useState<string>()
  const say = useWords()
  const { minuteOf } = useTimes()
  const choose = (changed: string, inBs: string) => {
    setValue(changed)
    setEntered(inBs)
  }
  const isAsked = isFarAhead(value) && kept !== value
  const at = fromTimeInput(value)
  const fault =
    at === undefined
      ? say(formWords.schedule.choose)
      : Date.parse(at) <= now
        ? say(formWords.schedule.future)
        : isAsked
          ? say(farAheadWords.confirm)
          : undefined
  const schedule = (time: string) => {
    onClose()
    const done = say(plan.done, { time: minuteOf(time) })
    void perform(({ id, version }) => plan.set(kind.entity, id, version, time), done)
  }
  const cancel = () => {
    onClose()
    void perform(({ id }) => plan.cancel(kind.entity, id), say(plan.cancelled))
  }
  return (
    <TitledDialog title={say(formWords[of].title)} onClose={onClose} maxWidth="xs">
      <DialogContent>
        {scheduledFor && (
          <SayText words={formWords[of].now} values={{ time: minuteOf(scheduledFor) }} sx={{ marginBottom: 1 }} />
        )}
        <SayText words={formWords[of].help} sx={{ marginBottom: 2 }} />
        <DayAndTime
          label={say(formWords.schedule.day)}
          value={value}
          entered={entered}
          onChange={choose}
          fault={isChecked ? fault : undefined}
        />
        {isAsked && (
          <FarAheadNote typed={value} onKeep={() => setKept(value)} onUse={(proposal) => choose(proposal, '')} />
        )}
      </DialogContent>
      <DialogActions>
        {scheduledFor && <SayButton words={formWords[of].cancel} onClick={cancel} />}
        <SayButton words={common.action.cancel} onClick={onClose} />
        <SayButton
          words={formWords.schedule.confirm}
          variant="contained"
          onClick={() => {
            setChecked(true)
            if (at && !fault) schedule(at)
          }}
        />
      </DialogActions>
    </TitledDialog>
  )
}
