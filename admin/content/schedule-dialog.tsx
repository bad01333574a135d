import { DialogActions, DialogContent } from '@mui/material'
import { useState } from 'react'
import { FarAheadNote } from '../core/inputs/far-ahead-note.tsx'
import { isFarAhead } from '../core/inputs/far-ahead.ts'
import { DayAndTime } from '../core/inputs/day-and-time.tsx'
import { farAheadWords } from '../core/inputs/far-ahead-words.ts'
import { fromTimeInput, toTimeInput } from '../core/words/times.ts'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import { formWords } from '../core/forms/form-words.ts'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'

const HOUR = 60 * 60 * 1000

interface ScheduleDialogProps {
  /** The action at that time: `schedule` publishes, `end` unpublishes. */
  of: 'schedule' | 'end'
  /** When that is as things are; UTC ISO. */
  scheduledFor: string | null
  onClose: () => void
  onSchedule: (at: string) => void
  onCancel: () => void
}

/** When an item is to be published or unpublished, in the time of Nepal. A date more than a year ahead would hide it: it is asked about first. */
export function ScheduleDialog({ of, scheduledFor, onClose, onSchedule, onCancel }: ScheduleDialogProps) {
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
        {scheduledFor && <SayButton words={formWords[of].cancel} onClick={onCancel} />}
        <SayButton words={common.action.cancel} onClick={onClose} />
        <SayButton
          words={formWords.schedule.confirm}
          variant="contained"
          onClick={() => {
            setChecked(true)
            if (at && !fault) onSchedule(at)
          }}
        />
      </DialogActions>
    </TitledDialog>
  )
}
