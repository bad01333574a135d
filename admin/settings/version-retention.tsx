import { Box, TextField, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { toLatinDigits } from '../../contract/digits.ts'
import type { OldVersions, VersionRetention } from '../../contract/content/version-retention.ts'
import { Section } from '../core/layout/section.tsx'
import { call } from '../core/api/call.ts'
import { useDone } from '../core/api/use-done.ts'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { CallForm } from '../core/auth/call-form.tsx'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { ErrorText } from '../core/api/error-text.tsx'
import words from './version-retention-words.json' with { type: 'json' }
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'

const FIELDS = ['draftMonths', 'publishedMonths', 'last'] as const
const BOUNDS = { draftMonths: [0, 600], publishedMonths: [0, 600], last: [1, 1000] } as const
const PATH = '/version-retention'

const fieldsOf = (valueOf: (name: (typeof FIELDS)[number]) => string) =>
  Object.fromEntries(FIELDS.map((name) => [name, valueOf(name)])) as Record<(typeof FIELDS)[number], string>

/** How long earlier versions of content are kept. */
export function VersionRetentionSection() {
  const say = useWords()
  const read = useRead<VersionRetention>(['version-retention'], PATH)
  return (
    <Section title={say(words.title)}>
      <SayText words={words.help} sx={{ marginBottom: 2 }} />
      <Loaded of={read}>{(kept) => <Form key={JSON.stringify(kept)} kept={kept} />}</Loaded>
    </Section>
  )
}

function Form({ kept }: { kept: VersionRetention }) {
  const say = useWords()
  const done = useDone('version-retention')
  const [typed, setTyped] = useState(() => fieldsOf((name) => say.digits(String(kept[name]))))
  // Not `type="number"`, which takes no Nepali digits.
  const values = fieldsOf((name) => toLatinDigits(typed[name].trim()))
  const faults = FIELDS.filter((name) => !isWithin(values[name], BOUNDS[name]))
  const form = useFormCall(async () => {
    if (faults.length > 0) return
    const body = Object.fromEntries(FIELDS.map((name) => [name, Number(values[name])]))
    await call(PATH, { method: 'PUT', body })
    await done(say(words.saved))
  })
  return (
    <CallForm form={form} submit={say(common.action.save)} isOff={faults.length > 0}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))' }}>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            name={name}
            label={say(words[name])}
            value={typed[name]}
            onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
            error={faults.includes(name)}
            helperText={faults.includes(name) && say(name === 'last' ? words.lastFault : words.monthsFault)}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          />
        ))}
      </Box>
      {faults.length === 0 && <WouldDelete query={new URLSearchParams(values).toString()} />}
    </CallForm>
  )
}

function WouldDelete({ query }: { query: string }) {
  const say = useWords()
  const asked = useDeferredValue(query)
  const { data, error } = useQuery({
    queryKey: ['version-retention', 'count', asked],
    queryFn: async ({ signal }) => (await call<OldVersions>(`${PATH}/count?${asked}`, { signal })).data,
    placeholderData: keepPreviousData,
  })
  return (
    <Typography role="status" component="div" sx={{ marginTop: 1, minHeight: '2.5em' }}>
      {error && <ErrorText error={error} />}
      {data &&
        (data.versions === 0
          ? say(words.nothing)
          : say(words.some, { count: say.number(data.versions), size: say.size(data.characters) }))}{' '}
      {data && data.versions > 0 && (
        <SayButton words={words.download} href={`/api/v1${PATH}/export?${query}`} download />
      )}
    </Typography>
  )
}

function isWithin(text: string, [least, most]: readonly [number, number]): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= least && Number(text) <= most
}
