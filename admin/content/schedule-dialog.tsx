import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fromTimeInput, minuteOf, toTimeInput } from '../words/times.ts'

const HOUR = 60 * 60 * 1000

interface ScheduleDialogProps {
  /** When it is to be published as things are; UTC ISO. */
  scheduledFor: string | null
  onClose: () => void
  onSchedule: (at: string) => void
  onCancel: () => void
}

/** When an item is to be published, in the time of Nepal. */
export function ScheduleDialog({ scheduledFor, onClose, onSchedule, onCancel }: ScheduleDialogProps) {
  const [now] = useState(() => Date.now())
  const [value, setValue] = useState(() => toTimeInput(scheduledFor ?? new Date(Math.ceil((now + HOUR) / HOUR) * HOUR).toISOString()))
  const [isChecked, setChecked] = useState(false)
  const at = fromTimeInput(value)
  const fault = at === undefined ? 'Choose a day and a time' : Date.parse(at) <= now ? 'Choose a time to come' : undefined
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="schedule-title">
      <DialogTitle id="schedule-title">Publish later</DialogTitle>
      <DialogContent>
        {scheduledFor && <Typography sx={{ marginBottom: 1 }}>It is to be published on {minuteOf(scheduledFor)}.</Typography>}
        <TextField
          type="datetime-local"
          label="Time in Nepal"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          error={isChecked && fault !== undefined}
          helperText={isChecked && fault ? fault : 'What is saved then as the newest version is published by itself.'}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DialogContent>
      <DialogActions>
        {scheduledFor && <Button onClick={onCancel}>Do not publish by itself</Button>}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          onClick={() => {
            setChecked(true)
            if (at && !fault) onSchedule(at)
          }}
        >
          Schedule
        </Button>
      </DialogActions>
    </Dialog>
  )
}
