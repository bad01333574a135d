import { Box, Button, FormControlLabel, Switch, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Words } from '../../../contract/locale.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { FormMessage } from '../../../admin/core/auth/form-message.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Title, useNotify, useTranslate } from '../../../admin/core/packages.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { DAYS } from '../contract/hours.ts'
import type { ShownReachUs } from '../contract/reach-us.ts'
import { columns, SpecialDaysFields, toRow, toSpecialDays } from './special-days-fields.tsx'
import { dayNames, words } from './words.ts'

const KEY = ['reach-us']

/** The ways to reach the firm that are no settings: hours, holidays, messages, press, and the bar on phones. */
export function ReachUsScreen() {
  const translate = useTranslate()
  // What is typed would be lost if it were read again.
  const read = useRead<ShownReachUs>(KEY, '/reach-us', { refetchOnWindowFocus: false })
  return (
    <Box sx={{ maxWidth: '60rem', paddingTop: 2 }}>
      <Title title={translate('resources.reach-us.name', { smart_count: 2 })} />
      <Loaded of={read} onRetry={read.refetch}>
        {(stored) => <ReachUsForm key={JSON.stringify(stored)} stored={stored} />}
      </Loaded>
    </Box>
  )
}

/** The fields whose names begin with this, by the rest of their names. */
const under = (start: string, values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(start) ? [[name.slice(start.length), value]] : [],
    ),
  )

function ReachUsForm({ stored }: { stored: ShownReachUs }) {
  const say = useWords()
  const notify = useNotify()
  const queries = useQueryClient()
  const [rows, setRows] = useState(() => stored.specialDays.map(toRow))
  const { onSubmit, isSending, message, faultOf } = useFormCall(async ({ whatsapp, viber, bar, ...values }) => {
    const parts = { hours: under('hours.', values), press: under('press.', values), specialDays: toSpecialDays(rows) }
    const body = { isBarShown: bar !== undefined, whatsapp, viber, ...parts }
    queries.setQueryData(KEY, (await call<ShownReachUs>('/reach-us/settings', { method: 'PUT', body })).data)
    notify(say(words.saved), { type: 'success' })
  })
  const field = (name: string, label: string, value: string, fault: Words, help = '') => (
    <TextField key={name} name={name} label={label} defaultValue={value} helperText={help} {...faultOf(name, fault)} />
  )
  const { hours, press, whatsapp, viber, isBarShown } = stored
  const { fault } = words
  return (
    <Box component="form" onSubmit={onSubmit} noValidate autoComplete="off" sx={{ display: 'grid', gap: 2 }}>
      <Typography>{say(words.intro)}</Typography>
      <Section title={say(words.week)}>
        <Typography sx={{ marginBottom: 1 }}>{say(words.hoursHelp)}</Typography>
        <Box sx={columns}>{DAYS.map((day) => field(`hours.${day}`, say(dayNames[day]), hours[day], fault.hours))}</Box>
      </Section>
      <Section title={say(words.special)}>
        <SpecialDaysFields rows={rows} onChange={setRows} faultOf={faultOf} />
      </Section>
      <Section title={say(words.messages)}>
        <Box sx={columns}>
          {field('whatsapp', 'WhatsApp', whatsapp, fault.phone, say(words.numberHelp))}
          {field('viber', 'Viber', viber, fault.phone, say(words.numberHelp))}
        </Box>
      </Section>
      <Section title={say(words.press)}>
        <Box sx={columns}>
          {field('press.name', say(words.pressName), press.name, fault.text)}
          {field('press.phone', say(words.phone), press.phone, fault.phone)}
          {field('press.email', say(words.email), press.email, fault.email)}
        </Box>
      </Section>
      <Section title={say(words.bar)}>
        <Typography>{say(words.barHelp)}</Typography>
        <FormControlLabel control={<Switch name="bar" defaultChecked={isBarShown} />} label={say(words.showBar)} />
      </Section>
      <FormMessage message={message} />
      <Button type="submit" variant="contained" disabled={isSending} sx={{ justifySelf: 'start' }}>
        {say(words.save)}
      </Button>
    </Box>
  )
}
