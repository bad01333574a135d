import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useState } from 'react'
import { FarAheadNote } from '../inputs/far-ahead-note.tsx'
import { isFarAhead } from '../inputs/far-ahead.ts'
import { DayAndTime } from '../inputs/day-and-time.tsx'
import { farAheadWords } from '../inputs/far-ahead-words.ts'
import { fromTimeInput, toTimeInput } from '../words/times.ts'
import { useFilledWords } from '../words/use-filled-words.ts'
import { useTranslate } from '../words/use-translate.ts'
import { useTimes } from '../words/use-times.ts'

const HOUR = 60 * 60 * 1000

interface ScheduleDialogProps {
  /** When it is to be published as things are; UTC ISO. */
  scheduledFor: string | null
  onClose: () => void
  onSchedule: (at: string) => void
  onCancel: () => void
}

/** When an item is to be published, in the time of Nepal. A date more than a year ahead would hide it: it is asked about first. */
export function ScheduleDialog({ scheduledFor, onClose, onSchedule, onCancel }: ScheduleDialogProps) {
  const [now] = useState(() => Date.now())
  const [value, setValue] = useState(() =>
    toTimeInput(scheduledFor ?? new Date(Math.ceil((now + HOUR) / HOUR) * HOUR).toISOString()),
  )
  const [entered, setEntered] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [kept, setKept] = useState<string>()
  const translate = useTranslate()
  const say = useFilledWords()
  const { minuteOf } = useTimes()
  const choose = (changed: string, inBs: string) => {
    setValue(changed)
    setEntered(inBs)
  }
  const isAsked = isFarAhead(value) && kept !== value
  const at = fromTimeInput(value)
  const fault =
    at === undefined
      ? translate('staff.schedule.choose')
      : Date.parse(at) <= now
        ? translate('staff.schedule.future')
        : isAsked
          ? say(farAheadWords.confirm)
          : undefined
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">{translate('staff.schedule.title')}</DialogTitle>
      <DialogContent>
        {scheduledFor && (
          <Typography sx={{ marginBottom: 1 }}>
            {translate('staff.schedule.now', { time: minuteOf(scheduledFor) })}
          </Typography>
        )}
        <Typography sx={{ marginBottom: 2 }}>{translate('staff.schedule.help')}</Typography>
        <DayAndTime
          label={translate('staff.schedule.day')}
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
        {scheduledFor && <Button onClick={onCancel}>{translate('staff.schedule.cancel')}</Button>}
        <Button onClick={onClose}>{translate('staff.action.cancel')}</Button>
        <Button
          variant="contained"
          onClick={() => {
            setChecked(true)
            if (at && !fault) onSchedule(at)
          }}
        >
          {translate('staff.schedule.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
