import { Box, Button, FormHelperText, TextField } from '@mui/material'
import { useRef } from 'react'
import type { Words } from '../../../contract/locale.ts'
import type { FaultOf } from '../../../admin/core/auth/use-form-call.ts'
import { EitherCalendarField } from '../../../admin/core/inputs/either-calendar-field.tsx'
import { columns } from '../../../admin/core/theme/layouts.ts'
import { common, useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import type { SpecialDays } from '../contract/hours.ts'
import words from './words.json' with { type: 'json' }

/** With the texts side by side, and the days as they were typed in BS, which are shown until they are saved. */
type Row = Record<'key' | 'from' | 'until' | 'fromInBs' | 'untilInBs' | 'en' | 'ne' | 'hours', string>

export const fieldsStyle = { ...columns('13rem'), columnGap: 2, alignItems: 'start' }

const EMPTY = { from: '', until: '', hours: '', name: { en: '', ne: '' } }
export function toRow({ from, until, hours, name }: SpecialDays): Row {
  return { key: crypto.randomUUID(), from, until, hours, ...name, fromInBs: '', untilInBs: '' }
}

/** As the API takes them: a single day is both the first and the last. */
export const toSpecialDays = (rows: readonly Row[]): SpecialDays[] =>
  rows.map(({ from, until, hours, en, ne }) => ({ from, until: until || from, hours, name: { en, ne } }))

interface SpecialDaysFieldsProps {
  rows: Row[]
  onChange: (rows: Row[]) => void
  faultOf: FaultOf
}

/** Holidays and periods: more can be added, each can be removed. */
export function SpecialDaysFields({ rows, onChange, faultOf }: SpecialDaysFieldsProps) {
  const say = useWords()
  const add = useRef<HTMLButtonElement>(null)
  const { error, helperText } = faultOf('specialDays')
  const fieldsOf = (row: Row, index: number) => {
    const title = row.en || say(words.row, { row: index + 1 })
    const nameOf = (field: string) => `specialDays.${index}.${field}`
    const change = (part: Partial<Row>) => onChange(rows.map((one) => (one === row ? { ...row, ...part } : one)))
    const day = (edge: 'from' | 'until') => (
      <EitherCalendarField
        key={edge}
        name={nameOf(edge)}
        label={say(words[edge])}
        precision="day"
        yearsAhead={2}
        value={row[edge]}
        entered={row[`${edge}InBs`]}
        onChange={(value, inBs) => change({ [edge]: value, [`${edge}InBs`]: inBs })}
        fault={faultOf(nameOf(edge)).error && say(words.fault[edge])}
        help={edge === 'until' ? say(words.untilHelp) : undefined}
      />
    )
    const text = (name: 'en' | 'ne' | 'hours', path: string, fault: Words) => (
      <TextField
        name={nameOf(path)}
        label={say(words[name])}
        value={row[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        helperText={name === 'hours' && say(words.ownHoursHelp)}
        {...faultOf(nameOf(path), fault)}
      />
    )
    const remove = () => {
      onChange(rows.filter((one) => one !== row))
      // The button that had the focus is gone.
      add.current?.focus()
    }
    return (
      <Box key={row.key} role="group" aria-label={title} sx={{ ...fieldsStyle, marginBlock: 1.5 }}>
        {(['from', 'until'] as const).map(day)}
        {text('en', 'name.en', words.fault.en)}
        {text('ne', 'name.ne', words.fault.text)}
        {text('hours', 'hours', words.fault.hours)}
        <Button color="error" onClick={remove} aria-label={say(words.remove, { name: title })} sx={{ marginTop: 1 }}>
          {say(common.action.remove)}
        </Button>
      </Box>
    )
  }
  return (
    <>
      <SayText words={words.specialHelp} sx={{ marginBottom: 1 }} />
      {rows.map(fieldsOf)}
      {error && <FormHelperText error>{helperText}</FormHelperText>}
      <SayButton words={words.add} ref={add} onClick={() => onChange([...rows, toRow(EMPTY)])} />
    </>
  )
}
