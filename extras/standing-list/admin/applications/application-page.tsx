import { Box, Link, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../../admin/core/api/call.ts'
import { useAttempt } from '../../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../../admin/core/api/use-done.ts'
import { STAYS, useRead } from '../../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../../admin/core/auth/use-form-call.ts'
import { DeleteButton } from '../../../../admin/core/dialogs/use-confirm.tsx'
import { EitherCalendarField } from '../../../../admin/core/inputs/either-calendar-field.tsx'
import { SelectField } from '../../../../admin/core/layout/choices.tsx'
import { OnePage } from '../../../../admin/core/layout/desk.tsx'
import { Section } from '../../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../../admin/core/lists/rows.tsx'
import { RouterLink } from '../../../../admin/core/packages.ts'
import { columns } from '../../../../admin/core/theme/layouts.ts'
import { useTimes } from '../../../../admin/core/words/use-times.ts'
import { common, SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import type { Words } from '../../../../contract/locale.ts'
import { APPLICATION_BOUNDS, SAID_STATES } from '../../contract/application-states.ts'
import type { Change, PackFile, StandingApplication } from '../../contract/applications.ts'
import { LetterView } from '../letter/letter-view.tsx'
import { Changes, Facts, Links, yearIn } from './describe.tsx'
import words from './words.json' with { type: 'json' }

const FILES: Record<string, Words> = words.file
/** Milliseconds between looks while the pack is being made. */
const INTERVAL = 2000

/** One application: as it was made, and what became of it. The audit log notes each reading. */
export function ApplicationPage({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const attempt = useAttempt('standing-list')
  const path = `/standing-list/${id}`
  const read = useRead<StandingApplication>(['standing-list', id], path, {
    ...STAYS,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? INTERVAL : false),
  })
  const again = () => void attempt(() => call(`${path}/pack`, { method: 'POST' }), say(words.isBegun))
  const remove = () => attempt(() => call(path, { method: 'DELETE' }).then(onClose), say(words.deleted))
  const fileRow = ({ key, name, bytes, sha256, smaller }: PackFile) => (
    <Row key={key} action={<Box sx={{ flexShrink: 0 }}>{say.size(bytes)}</Box>}>
      <Link href={`/api/v1${path}/files/${key}`}>{say(FILES[name] ?? { en: name })}</Link>
      {smaller.length > 0 && (
        <SayText
          words={words.smaller}
          values={{ files: smaller.map((scan) => say(words.dpi, scan)).join(', ') }}
          variant="quiet"
        />
      )}
      <SayText words={words.sum} values={{ sum: sha256 }} variant="quiet" />
    </Row>
  )
  const shown = (of: StandingApplication) => {
    const { office, fiscalYear, state, files, papers, letter, history, madeBy, madeAt } = of
    const isPacked = state !== 'making' && state !== 'failed'
    const made = { name: madeBy ?? '', time: madeAt ? minuteOf(madeAt) : '' }
    return (
      <>
        <Typography variant="h2">{say(words.title, { office: say(office), year: yearIn(fiscalYear, say) })}</Typography>
        <Facts of={of} role="status" />
        {state === 'failed' && <SayButton words={words.again} variant="contained" onClick={again} />}
        {isPacked && <AnswerForm key={`${of.id} ${madeAt}`} of={of} path={path} />}
        {files.length > 0 && (
          <Section title={say(words.files)}>
            <Rows items={files}>{fileRow}</Rows>
            {madeAt && <SayText words={madeBy ? words.madeBy : words.madeAt} values={made} variant="quiet" />}
          </Section>
        )}
        {letter && <Today path={path} />}
        {papers.length > 0 && (
          <Section title={say(words.papers)}>
            <Links items={papers.map((paper) => ({ path: `/papers/${paper.id}`, text: say(paper.title) }))} />
          </Section>
        )}
        {letter && (
          <Section title={say(words.letter)}>
            <LetterView letter={letter} />
          </Section>
        )}
        <Section title={say(words.history)}>
          <Rows items={history}>
            {(one) => (
              <Row key={one.id} action={null}>
                <RouterLink to={`/standing-list/${one.id}`}>{yearIn(one.fiscalYear, say)}</RouterLink>
                <Facts of={one} variant="quiet" />
              </Row>
            )}
          </Rows>
        </Section>
        <DeleteButton ask={say(words.deleteAsk)} text={say(words.deleteHelp)} onDelete={remove} />
      </>
    )
  }
  return (
    <OnePage back={words.back} onClose={onClose}>
      <Loaded of={read}>{shown}</Loaded>
    </OnePage>
  )
}

/** Values and papers that are others today. */
function Today({ path }: { path: string }) {
  const say = useWords()
  const read = useRead<{ changes: Change[] }>(['standing-list', path, 'comparison'], `${path}/comparison`)
  return (
    <Section title={say(words.today)}>
      <Loaded of={read}>{({ changes }) => <Changes changes={changes} empty={say(words.noChange)} />}</Loaded>
    </Section>
  )
}

const DAYS = ['sentOn', 'receiptOn', 'answeredOn', 'listedUntil'] as const
type DayName = (typeof DAYS)[number]

/** It keeps what is typed, whatever is read meanwhile. */
function AnswerForm({ of, path }: { of: StandingApplication; path: string }) {
  const say = useWords()
  const done = useDone('standing-list')
  const [version, setVersion] = useState(of.version)
  const [days, setDays] = useState<Partial<Record<DayName, { value: string; entered: string }>>>({})
  const form = useFormCall(async (typed) => {
    const said = Object.fromEntries(DAYS.map((name) => [name, (days[name] ? days[name].value : of[name]) || null]))
    const body = { ...typed, ...said, version }
    const { data } = await call<StandingApplication>(path, { method: 'PUT', body })
    setVersion(data.version)
    void done(say(words.saved))
  })
  const fieldOf = (name: keyof typeof words.field) =>
    form.fieldOf(name, words.field[name], words.fault[name], APPLICATION_BOUNDS)
  const dayField = (name: DayName) => (
    <EitherCalendarField
      key={name}
      {...(days[name] ?? { value: of[name] ?? '', entered: '' })}
      name={name}
      label={say(words.field[name])}
      precision="day"
      yearsAhead={name === 'listedUntil' ? 10 : 0}
      onChange={(value, entered) => setDays((before) => ({ ...before, [name]: { value, entered } }))}
      fault={form.faultOf(name).error && say(words.fault[name])}
    />
  )
  return (
    <Section title={say(words.answer)}>
      <CallForm form={form} submit={say(common.action.save)}>
        <Box sx={{ ...columns('16rem'), columnGap: 2, alignItems: 'start' }}>
          <SelectField
            defaultValue={of.state}
            choices={SAID_STATES.map((state) => [state, say(words.is[state])])}
            {...fieldOf('state')}
          />
          {dayField('sentOn')}
          <TextField defaultValue={of.receipt} {...fieldOf('receipt')} />
          {dayField('receiptOn')}
          <TextField defaultValue={of.fee} {...fieldOf('fee')} />
          {dayField('answeredOn')}
          {dayField('listedUntil')}
        </Box>
        <TextField defaultValue={of.notes} multiline minRows={2} {...fieldOf('notes')} />
      </CallForm>
    </Section>
  )
}
