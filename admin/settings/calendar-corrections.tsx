import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useNotify } from 'react-admin'
import type { Calendar } from '../../contract/calendar.ts'
import { createCalendar } from '../../contract/calendar/bikram-sambat.ts'
import { MONTH_NAMES } from '../../contract/calendar/month-names.ts'
import { toLatinDigits } from '../../contract/digits.ts'
import { nepalDay } from '../../contract/nepal-day.ts'
import { Section } from '../account/section.tsx'
import { call } from '../api/call.ts'
import { FormMessage } from '../auth/form-message.tsx'
import { useFormCall } from '../auth/use-form-call.ts'
import { inDigitsOf, known } from '../words/numbers.ts'
import { words } from './calendar-words.ts'
import { useWords } from '../words/use-words.ts'
import { inputWords } from '../inputs/words.ts'

/** Not `type="number"`, which takes no Nepali digits. */
const DIGITS = { htmlInput: { inputMode: 'numeric', autoComplete: 'off' } } as const

/** The months of a year, corrected or confirmed when the official calendar comes out. */
export function CalendarCorrections() {
  const say = useWords()
  const { data } = useQuery({
    queryKey: ['calendar-corrections'],
    queryFn: async () => (await call<Calendar>('/calendar')).data.corrections,
  })
  const table = createCalendar(data)
  const locale = useLocale()
  const [typed, setTyped] = useState(() => inDigitsOf(String(table.toBs(nepalDay(new Date())).year + 1), locale))
  const year = Number(toLatinDigits(typed))
  const isKnown = Number.isInteger(year) && year >= table.firstYear && year <= table.lastYear
  return (
    <Section title={say(words.title)}>
      <Typography sx={{ marginBottom: 2 }}>{say(words.text)}</Typography>
      <TextField
        label={say(words.year)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={DIGITS}
        error={!isKnown}
        helperText={
          isKnown
            ? say(table.isProvisional(year) ? words.isProvisional : words.isOfficial)
            : say(words.beyond, {
                first: String(table.firstYear),
                last: String(table.lastYear),
              })
        }
      />
      {data && isKnown && (
        <Months
          key={`${year} ${data[year]?.join(' ')}`}
          year={year}
          lengths={Array.from({ length: 12 }, (_, index) => table.daysIn(year, index + 1))}
          isCorrected={data[year] !== undefined}
        />
      )}
    </Section>
  )
}

function Months({ year, lengths, isCorrected }: { year: number; lengths: number[]; isCorrected: boolean }) {
  const say = useWords()
  const locale = known(useLocale())
  const notify = useNotify()
  const queryClient = useQueryClient()
  const save = async (method: 'PUT' | 'DELETE', body?: object) => {
    await call(`/calendar/${year}`, { method, ...(body && { body }) })
    notify(say(words.saved), { type: 'success' })
    await queryClient.invalidateQueries({ queryKey: ['calendar-corrections'] })
    await queryClient.invalidateQueries({ queryKey: ['date-reader'] })
  }
  const { onSubmit, isSending, message, faultOf } = useFormCall((values) =>
    save('PUT', { lengths: lengths.map((_, index) => Number(toLatinDigits(String(values[String(index)])))) }),
  )
  const reset = useFormCall(() => save('DELETE'))
  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Box
          sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', marginTop: 1 }}
        >
          {lengths.map((length, index) => (
            <TextField
              key={MONTH_NAMES.bs.en[index]}
              name={String(index)}
              label={MONTH_NAMES.bs[locale][index]}
              defaultValue={inDigitsOf(String(length), locale)}
              slotProps={DIGITS}
            />
          ))}
        </Box>
        <FormMessage message={message ?? reset.message ?? faultOf('lengths', inputWords.calendar.fault).helperText} />
        <Button type="submit" variant="contained" disabled={isSending} sx={{ marginTop: 1 }}>
          {say(words.save, { year: String(year) })}
        </Button>
      </form>
      {isCorrected && (
        <form onSubmit={reset.onSubmit}>
          <Button type="submit" disabled={reset.isSending}>
            {say(words.reset)}
          </Button>
        </form>
      )}
    </>
  )
}
