import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { STAYS, useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DeleteButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { EitherCalendarField } from '../../../admin/core/inputs/either-calendar-field.tsx'
import { SelectField } from '../../../admin/core/layout/choices.tsx'
import { OnePage } from '../../../admin/core/layout/desk.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { RouterLink, useNavigate, useSearchParams } from '../../../admin/core/packages.ts'
import { columns } from '../../../admin/core/theme/layouts.ts'
import { useTimes, type Times } from '../../../admin/core/words/use-times.ts'
import { SayButton, SayText, useWords, common, type Say } from '../../../admin/core/words/use-words.ts'
import { formatFiscalYear } from '../../../contract/calendar/fiscal-year.ts'
import { PAPER_KIND_CODES, titleOf, PAPER_BOUNDS, PAPER_KINDS } from '../contract/paper-kinds.ts'
import type { Paper, Shelf, NewPaper, PaperInput, PaperSummary } from '../contract/papers.ts'
import { ScanList } from './scan-list.tsx'
import words from './words.json' with { type: 'json' }

/** One paper; or the form of a new one, which takes its place where the address says `renew`. @param id undefined: a new paper */
export function PaperPage({ id, onClose }: { id: number | undefined; onClose: () => void }) {
  const [given] = useSearchParams()
  const read = useRead<Paper>(['papers', id], `/papers/${id}`, { ...STAYS, enabled: id !== undefined })
  const shelf = useRead<Shelf>(['papers', 'shelf'], '/papers?state=missing', STAYS)
  const pageOf = (of: Shelf, paper?: Paper) =>
    paper && !given.has('renew') ? (
      <ShownPaper shelf={of} paper={paper} onDeleted={onClose} />
    ) : (
      <NewPaper shelf={of} before={paper} />
    )
  return (
    <OnePage back={words.back} onClose={onClose}>
      <Loaded of={shelf}>
        {(of) => (id === undefined ? pageOf(of) : <Loaded of={read}>{(paper) => pageOf(of, paper)}</Loaded>)}
      </Loaded>
    </OnePage>
  )
}

/** Facts that stay the same in the paper that takes the place of another; the year is the one that is missing. */
function renewed({ id, kind, name, issuer, language, access, carerId, fiscalYear }: Paper, { lastFullYear }: Shelf) {
  const next = fiscalYear && Math.min(Math.max(fiscalYear, lastFullYear - 1), lastFullYear) + 1
  return { kind, name, issuer, language, access, carerId, fiscalYear: next, replaces: id }
}

/** Of the kind that the address says, or with what stays the same from the paper before it. */
function NewPaper({ shelf, before }: { shelf: Shelf; before?: Paper | undefined }) {
  const say = useWords()
  const done = useDone('papers')
  const navigate = useNavigate()
  const [given] = useSearchParams()
  const kind = PAPER_KIND_CODES.find((one) => one === given.get('kind'))
  const saved = ({ id }: Paper) => {
    void done(say(words.added))
    navigate(`/papers/${id}`, { replace: true })
  }
  return (
    <Section title={say(before ? words.renew : words.add)}>
      {before && <SayText words={words.renewing} values={{ title: say(titleOf(before)) }} sx={{ marginBottom: 2 }} />}
      <PaperForm initial={before ? renewed(before, shelf) : { kind }} shelf={shelf} onSaved={saved} />
    </Section>
  )
}

function ShownPaper({ shelf, paper, onDeleted }: { shelf: Shelf; paper: Paper; onDeleted: () => void }) {
  const say = useWords()
  const times = useTimes()
  const done = useDone('papers')
  const attempt = useAttempt('papers')
  const { id, scans, history, replacedBy } = paper
  const path = `/papers/${id}`
  const remove = () => attempt(() => call(path, { method: 'DELETE' }).then(onDeleted), say(words.deleted))
  return (
    <>
      <Typography variant="h2">{say(titleOf(paper))}</Typography>
      <Typography>{factsOf({ ...paper, scans: scans.length }, say, times)}</Typography>
      {replacedBy === null && (
        <SayButton words={words.renew} variant="outlined" component={RouterLink} to={`${path}?renew`} />
      )}
      <Section title={say(words.facts)}>
        <PaperForm initial={paper} shelf={shelf} onSaved={() => void done(say(words.saved))} />
      </Section>
      <ScanList id={id} scans={scans} />
      {history.length > 1 && (
        <Section title={say(words.history)}>
          <Rows items={history}>
            {(one) => (
              <Row key={one.id} action={one.id === id && say(words.thisOne)}>
                <RouterLink to={`/papers/${one.id}`}>{say(titleOf(one))}</RouterLink>
                <Typography variant="quiet">{factsOf(one, say, times)}</Typography>
              </Row>
            )}
          </Rows>
        </Section>
      )}
      <DeleteButton
        ask={say(words.deleteAsk)}
        text={say(words.deleteHelp, { number: scans.length })}
        onDelete={remove}
      />
    </>
  )
}

/** Years ahead in which a day may lie. */
const AHEAD = { issuedOn: 0, validFrom: 1, validUntil: 50 }
type DayName = keyof typeof AHEAD
const YEARS_OFFERED = 12
/** In place of a person. */
const OWNERS = 'owners'

/** Of a paper that is there, or of a new one. */
type Initial = Partial<NewPaper & Pick<Paper, 'id' | 'history'>>

/** The facts of a paper. It keeps what is typed, whatever is read meanwhile. */
function PaperForm({ initial, shelf, onSaved }: { initial: Initial; shelf: Shelf; onSaved: (paper: Paper) => void }) {
  const say = useWords()
  const [kind, setKind] = useState(initial.kind ?? 'registration')
  const [version, setVersion] = useState(initial.version)
  const [days, setDays] = useState<Partial<Record<DayName, { value: string; entered: string }>>>({})
  const { isYearly } = PAPER_KINDS[kind]
  const { id, replaces, history = [], carerId = null } = initial
  const form = useFormCall(async ({ fiscalYear, carerId, ...typed }) => {
    const dayOf = (name: DayName) => (days[name] ? days[name].value : initial[name]) || null
    const period = isYearly
      ? { fiscalYear: Number(fiscalYear), validFrom: null, validUntil: null }
      : { fiscalYear: null, validFrom: dayOf('validFrom'), validUntil: dayOf('validUntil') }
    const others = { kind, issuedOn: dayOf('issuedOn'), carerId: carerId === OWNERS ? null : carerId }
    const body = { ...typed, ...period, ...others, replaces, version }
    const [method, path] = id === undefined ? (['POST', '/papers'] as const) : (['PUT', `/papers/${id}`] as const)
    const { data } = await call<Paper>(path, { method, body })
    setVersion(data.version)
    onSaved(data)
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
  const carers = new Map(shelf.carers.map((one) => [one.id, one.name]))
  if (carerId !== null && !carers.has(carerId)) carers.set(carerId, say(words.left))
  return (
    <CallForm form={form} submit={say(common.action.save)}>
      <Box sx={{ ...columns('16rem'), columnGap: 2, alignItems: 'start' }}>
        <SelectField
          value={kind}
          disabled={replaces !== undefined || history.length > 1}
          choices={PAPER_KIND_CODES.map((one) => [one, say(PAPER_KINDS[one].name)])}
          onChoose={(one) => setKind(one as PaperInput['kind'])}
          {...fieldOf('kind')}
        />
        {(['name', 'number', 'issuer'] as const).map((name) => (
          <TextField key={name} defaultValue={initial[name]} {...fieldOf(name)} />
        ))}
        {dayField('issuedOn')}
        {isYearly ? (
          <SelectField
            defaultValue={chosen}
            choices={[...years].map((year) => [year, yearIn(year, say)])}
            {...fieldOf('fiscalYear')}
          />
        ) : (
          (['validFrom', 'validUntil'] as const).map(dayField)
        )}
        <SelectField defaultValue={initial.language ?? 'ne'} names={words.languages} {...fieldOf('language')} />
        <SelectField defaultValue={initial.access ?? 'bids'} names={words.access} {...fieldOf('access')} />
        <SelectField
          defaultValue={carerId ?? OWNERS}
          choices={[[OWNERS, say(words.owners)], ...carers]}
          helperText={say(words.carerHelp)}
          {...fieldOf('carerId')}
        />
      </Box>
      <TextField defaultValue={initial.notes} multiline minRows={2} {...fieldOf('notes')} />
    </CallForm>
  )
}

export const yearIn = (year: number, say: Say): string => say.digits(formatFiscalYear(year))

/** The state and the end, the number, the issuer and the files. */
export function factsOf(paper: PaperSummary, say: Say, { dayOf }: Times): string {
  const { state, endsOn, number, issuer, scans, fiscalYear } = paper
  const ends = fiscalYear === null ? words.end : words.endOfYear
  const end = endsOn === null ? words.noEnd : ends[state === 'replaced' ? 'valid' : state]
  const replaced = state === 'replaced' && say(words.replaced)
  const numbered = number && say(words.numbered, { number })
  const files = say(words.files, { count: scans })
  return [replaced, say(end, { day: dayOf(endsOn ?? '') }), numbered, issuer, files].filter(Boolean).join(' · ')
}
