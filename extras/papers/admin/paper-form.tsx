import { Box, TextField } from '@mui/material'
import { useState } from 'react'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { EitherCalendarField } from '../../../admin/core/inputs/either-calendar-field.tsx'
import { menuItems } from '../../../admin/core/layout/choices.tsx'
import { columns } from '../../../admin/core/theme/layouts.ts'
import { common, useWords } from '../../../admin/core/words/use-words.ts'
import {
  kindOfPaper,
  PAPER_ACCESS,
  PAPER_BOUNDS,
  PAPER_KIND_CODES,
  PAPER_KINDS,
  PAPER_LANGUAGES,
} from '../contract/paper-kinds.ts'
import type { Paper, PaperInput, Shelf } from '../contract/papers.ts'
import { yearIn } from './describe-paper.ts'
import words from './words.json' with { type: 'json' }

/** Years ahead in which a day may lie. */
const AHEAD = { issuedOn: 0, validFrom: 1, validUntil: 50 }
type DayName = keyof typeof AHEAD
const YEARS_OFFERED = 12
/** In place of a person. */
const OWNERS = 'owners'

interface PaperFormProps {
  initial: Partial<PaperInput>
  shelf: Shelf
  /** It keeps its kind. */
  isOfChain: boolean
  send: (body: object) => Promise<Paper>
}

/** The facts of a paper. It keeps what is typed, whatever is read meanwhile. */
export function PaperForm({ initial, shelf, isOfChain, send }: PaperFormProps) {
  const say = useWords()
  const [kind, setKind] = useState(initial.kind ?? 'registration')
  const [version, setVersion] = useState(initial.version)
  const [days, setDays] = useState<Partial<Record<DayName, { value: string; entered: string }>>>({})
  const { isYearly } = kindOfPaper(kind)
  const form = useFormCall(async ({ fiscalYear, carerId, ...typed }) => {
    const dayOf = (name: DayName) => (days[name] ? days[name].value : initial[name]) || null
    const period = isYearly
      ? { fiscalYear: Number(fiscalYear), validFrom: null, validUntil: null }
      : { fiscalYear: null, validFrom: dayOf('validFrom'), validUntil: dayOf('validUntil') }
    const others = { kind, issuedOn: dayOf('issuedOn'), carerId: carerId === OWNERS ? null : carerId, version }
    setVersion((await send({ ...typed, ...period, ...others })).version)
  })
  const fieldOf = (name: keyof typeof words.field) =>
    form.fieldOf(name, words.field[name], words.fault[name], PAPER_BOUNDS)
  const dayField = (name: DayName) => (
    <EitherCalendarField
      key={name}
      {...(days[name] ?? { value: initial[name] ?? '', entered: '' })}
      name={name}
      label={say(words.field[name])}
      precision="day"
      yearsAhead={AHEAD[name]}
      onChange={(value, entered) => setDays((before) => ({ ...before, [name]: { value, entered } }))}
      fault={form.faultOf(name).error && say(words.fault[name])}
      help={name === 'validUntil' ? say(words.endHelp) : undefined}
    />
  )
  const newest = shelf.lastFullYear + 1
  const chosen = initial.fiscalYear ?? shelf.lastFullYear
  const years = new Set([chosen, ...Array.from({ length: YEARS_OFFERED }, (_, at) => newest - at)])
  const { carerId = null } = initial
  const isKnown = carerId === null || shelf.carers.some(({ id }) => id === carerId)
  const gone = isKnown ? [] : [{ id: carerId, name: say(words.left) }]
  return (
    <CallForm form={form} submit={say(common.action.save)}>
      <Box sx={{ ...columns('16rem'), columnGap: 2, alignItems: 'start' }}>
        <TextField
          select
          value={kind}
          disabled={isOfChain}
          onChange={({ target }) => setKind(target.value as PaperInput['kind'])}
          {...fieldOf('kind')}
        >
          {menuItems(PAPER_KIND_CODES, (one) => [one, say(PAPER_KINDS[one].name)])}
        </TextField>
        {(['name', 'number', 'issuer'] as const).map((name) => (
          <TextField key={name} defaultValue={initial[name]} {...fieldOf(name)} />
        ))}
        {dayField('issuedOn')}
        {isYearly ? (
          <TextField select defaultValue={chosen} {...fieldOf('fiscalYear')}>
            {menuItems([...years], (year) => [year, yearIn(year, say)])}
          </TextField>
        ) : (
          (['validFrom', 'validUntil'] as const).map(dayField)
        )}
        <TextField select defaultValue={initial.language ?? 'ne'} {...fieldOf('language')}>
          {menuItems(PAPER_LANGUAGES, (one) => [one, say(words.languages[one])])}
        </TextField>
        <TextField select defaultValue={initial.access ?? 'bids'} {...fieldOf('access')}>
          {menuItems(PAPER_ACCESS, (one) => [one, say(words.access[one])])}
        </TextField>
        <TextField select defaultValue={carerId ?? OWNERS} helperText={say(words.carerHelp)} {...fieldOf('carerId')}>
          {menuItems([{ id: OWNERS, name: say(words.owners) }, ...shelf.carers, ...gone], ({ id, name }) => [id, name])}
        </TextField>
      </Box>
      <TextField defaultValue={initial.notes} multiline minRows={2} {...fieldOf('notes')} />
    </CallForm>
  )
}
