import { DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { FarAheadNote } from '../core/inputs/far-ahead-note.tsx'
import { isFarAhead } from '../core/inputs/far-ahead.ts'
import { DayAndTime } from '../core/inputs/date-inputs.tsx'
import farAheadWords from '../core/inputs/far-ahead-words.json' with { type: 'json' }
import { fromTimeInput, toTimeInput } from '../core/words/times.ts'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { contentCalls } from '../core/forms/content-calls.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }
import formWords from '../core/forms/form-words.json' with { type: 'json' }
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

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
