import { Box, TextField } from '@mui/material'
import type { DateField } from '../../../contract/calendar/entered-date.ts'
import { toTimeInput } from '../words/times.ts'
import { EitherCalendarField, type EitherCalendarFieldProps } from './either-calendar-field.tsx'
import { useWords, SayButton } from '../words/use-words.ts'
import inputWords from '../words/input-words.json' with { type: 'json' }

/** The value is 2026-11-22T10:00 in Nepal, or empty; what was typed in place of a day that is none. */
type DayAndTimeProps = Omit<EitherCalendarFieldProps, keyof DateField | 'isRequired'>

/** A day in either calendar and a time of day, both of Nepal. A day without a time gets the present one. */
export function DayAndTime(props: DayAndTimeProps) {
  const { label, value, entered, onChange, onBlur, fault, isDisabled } = props
  const say = useWords()
  const split = value.lastIndexOf('T')
  const [day, time] = split < 0 ? [value, ''] : [value.slice(0, split), value.slice(split + 1)]
  const setDay = (changed: string, inBs: string) => {
    const clock = time || toTimeInput(new Date().toISOString()).slice(11)
    onChange(changed && `${changed}T${clock}`, inBs)
  }
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <EitherCalendarField {...props} precision="day" value={day} onChange={setDay} />
      </Box>
      <TextField
        type="time"
        label={say(inputWords.calendar.clock)}
        value={time}
        onChange={(event) => onChange(`${day}T${event.target.value}`, entered)}
        error={fault !== undefined}
        disabled={isDisabled}
        onBlur={onBlur}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flex: '0 1 9rem' }}
      />
      {!isDisabled && (
        <SayButton
          words={inputWords.calendar.today}
          onClick={() => setDay(toTimeInput(new Date().toISOString()).slice(0, 'yyyy-mm-dd'.length), '')}
          sx={{ minHeight: 44, marginBlockStart: 1 }}
        />
      )}
    </Box>
  )
}
