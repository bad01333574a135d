import { Box, Button, FormControlLabel, FormHelperText, Stack, Switch, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useSaveForm } from '../../../admin/core/auth/use-save-form.ts'
import { EitherCalendarField } from '../../../admin/core/inputs/either-calendar-field.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { columns } from '../../../admin/core/theme/layouts.ts'
import { common, useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import dayNames from '../contract/day-names.json' with { type: 'json' }
import { DAYS, type SpecialDays } from '../contract/hours.ts'
import type { ShownReachUs } from '../contract/reach-us.ts'
import help from './help-words.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

const PRESS = ['name', 'phone', 'email'] as const
const fieldsStyle = { ...columns('13rem'), columnGap: 2, alignItems: 'start' }

/** The ways to reach the firm that are no settings: hours, holidays, messages, press, and the bar on phones. */
export function ReachUsScreen() {
  // A text that is being typed would be lost if it were read again.
  const read = useRead<ShownReachUs>(['reach-us'], '/reach-us', { refetchOnWindowFocus: false })
  return (
    <Box sx={{ maxWidth: '60rem', paddingTop: 2 }}>
      <Loaded of={read}>{(stored) => <ReachUsForm key={JSON.stringify(stored)} stored={stored} />}</Loaded>
    </Box>
  )
}

function ReachUsForm({ stored }: { stored: ShownReachUs }) {
  const say = useWords()
  const [rows, setRows] = useState(() => stored.specialDays.map(toRow))
  const form = useSaveForm('/reach-us/settings', ['reach-us'], words.saved, (values) => ({
    isBarShown: values['bar'] !== undefined,
    whatsapp: values['whatsapp'],
    viber: values['viber'],
    hours: Object.fromEntries(DAYS.map((day) => [day, values[`hours.${day}`]])),
    specialDays: rows.map(toSpecialDays),
    press: Object.fromEntries(PRESS.map((name) => [name, values[`press.${name}`]])),
  }))
  const field = (name: string, label: Words, value: string, fault: Words, about?: Words) => (
    <TextField key={name} defaultValue={value} helperText={about && say(about)} {...form.fieldOf(name, label, fault)} />
  )
  const { hours, press, whatsapp, viber, isBarShown } = stored
  const { fault, numberHelp } = words
  const pressFaults = { name: fault.text, phone: numberHelp, email: EMAIL.must }
  return (
    <CallForm form={form} submit={say(common.action.save)}>
      <Stack sx={{ gap: 2 }}>
        <Typography>{say(help['reach-us'])}</Typography>
        <Section title={say(words.week)}>
          <Typography sx={{ marginBottom: 1 }}>{say(words.hoursHelp)}</Typography>
          <Box sx={fieldsStyle}>{DAYS.map((day) => field(`hours.${day}`, dayNames[day], hours[day], fault.hours))}</Box>
        </Section>
        <Section title={say(words.special)}>
          <SpecialDaysFields rows={rows} onChange={setRows} form={form} />
        </Section>
        <Section title={say(words.messages)}>
          <Box sx={fieldsStyle}>
            {field('whatsapp', { en: 'WhatsApp' }, whatsapp, numberHelp, numberHelp)}
            {field('viber', { en: 'Viber' }, viber, numberHelp, numberHelp)}
          </Box>
        </Section>
        <Section title={say(words.press)}>
          <Box sx={fieldsStyle}>
            {PRESS.map((name) => field(`press.${name}`, words.pressFields[name], press[name], pressFaults[name]))}
          </Box>
        </Section>
        <Section title={say(words.bar)}>
          <Typography>{say(words.barHelp)}</Typography>
          <FormControlLabel control={<Switch name="bar" defaultChecked={isBarShown} />} label={say(words.showBar)} />
        </Section>
      </Stack>
    </CallForm>
  )
}

/** With the texts side by side, and the days as they were typed in BS, which are shown until they are saved. */
type Row = Record<'key' | 'from' | 'until' | 'fromInBs' | 'untilInBs' | 'en' | 'ne' | 'hours', string>

const EMPTY = { from: '', until: '', hours: '', name: { en: '', ne: '' } }
function toRow({ from, until, hours, name }: SpecialDays): Row {
  return { key: crypto.randomUUID(), from, until, hours, ...name, fromInBs: '', untilInBs: '' }
}

/** A single day is both the first and the last. */
const toSpecialDays = ({ from, until, hours, en, ne }: Row) => ({ from, until: until || from, hours, name: { en, ne } })

interface SpecialDaysFieldsProps {
  rows: Row[]
  onChange: (rows: Row[]) => void
  form: ReturnType<typeof useSaveForm>
}

/** Holidays and periods: more can be added, each can be removed. */
function SpecialDaysFields({ rows, onChange, form: { faultOf, fieldOf } }: SpecialDaysFieldsProps) {
  const say = useWords()
  const { error, helperText } = faultOf('specialDays')
  const add = useRef<HTMLButtonElement>(null)
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
        value={row[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        helperText={name === 'hours' && say(words.ownHoursHelp)}
        {...fieldOf(nameOf(path), words[name], fault)}
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
