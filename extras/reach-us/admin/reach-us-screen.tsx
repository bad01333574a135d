import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { FormMessage } from '../../../admin/core/auth/form-message.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { common, useWords } from '../../../admin/core/words/use-words.ts'
import { DAY_NAMES, DAYS } from '../contract/hours.ts'
import type { ShownReachUs } from '../contract/reach-us.ts'
import help from './help-words.json' with { type: 'json' }
import { fieldsStyle, SpecialDaysFields, toRow, toSpecialDays } from './special-days-fields.tsx'
import words from './words.json' with { type: 'json' }

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

const dayName = (at: number): Words => ({ en: DAY_NAMES.en[at]!, ne: DAY_NAMES.ne[at]! })

function ReachUsForm({ stored }: { stored: ShownReachUs }) {
  const say = useWords()
  const done = useDone('reach-us')
  const [rows, setRows] = useState(() => stored.specialDays.map(toRow))
  const { onSubmit, isSending, message, faultOf, fieldOf } = useFormCall(async (values) => {
    const { whatsapp, viber, bar } = values
    const hours = Object.fromEntries(DAYS.map((day) => [day, values[`hours.${day}`]]))
    const pressOf = (name: string) => values[`press.${name}`]
    const press = { name: pressOf('name'), phone: pressOf('phone'), email: pressOf('email') }
    const body = { isBarShown: bar !== undefined, whatsapp, viber, hours, specialDays: toSpecialDays(rows), press }
    await call('/reach-us/settings', { method: 'PUT', body })
    void done(say(words.saved))
  })
  const field = (name: string, label: Words, value: string, fault: Words, about?: Words) => (
    <TextField key={name} defaultValue={value} helperText={about && say(about)} {...fieldOf(name, label, fault)} />
  )
  const { hours, press, whatsapp, viber, isBarShown } = stored
  const { fault, numberHelp } = words
  const pressField = (name: keyof typeof press, label: Words, wrong: Words) =>
    field(`press.${name}`, label, press[name], wrong)
  return (
    <Box component="form" onSubmit={onSubmit} noValidate autoComplete="off" sx={{ display: 'grid', gap: 2 }}>
      <Typography>{say(help['reach-us'])}</Typography>
      <Section title={say(words.week)}>
        <Typography sx={{ marginBottom: 1 }}>{say(words.hoursHelp)}</Typography>
        <Box sx={fieldsStyle}>{DAYS.map((day, at) => field(`hours.${day}`, dayName(at), hours[day], fault.hours))}</Box>
      </Section>
      <Section title={say(words.special)}>
        <SpecialDaysFields rows={rows} onChange={setRows} faultOf={faultOf} />
      </Section>
      <Section title={say(words.messages)}>
        <Box sx={fieldsStyle}>
          {field('whatsapp', { en: 'WhatsApp' }, whatsapp, numberHelp, numberHelp)}
          {field('viber', { en: 'Viber' }, viber, numberHelp, numberHelp)}
        </Box>
      </Section>
      <Section title={say(words.press)}>
        <Box sx={fieldsStyle}>
          {pressField('name', words.pressName, fault.text)}
          {pressField('phone', words.phone, numberHelp)}
          {pressField('email', words.email, EMAIL.must)}
        </Box>
      </Section>
      <Section title={say(words.bar)}>
        <Typography>{say(words.barHelp)}</Typography>
        <FormControlLabel control={<Switch name="bar" defaultChecked={isBarShown} />} label={say(words.showBar)} />
      </Section>
      <FormMessage message={message} />
      <Button type="submit" variant="contained" disabled={isSending} sx={{ justifySelf: 'start' }}>
        {say(common.action.save)}
      </Button>
    </Box>
  )
}
