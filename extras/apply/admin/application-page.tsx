import { Link, TextField, Typography } from '@mui/material'
import { Fragment, useState, type KeyboardEvent } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { newKey } from '../../../admin/core/api/one-press.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { STAYS, useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DeleteButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { menuItems } from '../../../admin/core/layout/choices.tsx'
import { OnePage } from '../../../admin/core/layout/desk.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Toggles } from '../../../admin/core/layout/toggles.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Rows } from '../../../admin/core/lists/rows.tsx'
import { RouterLink } from '../../../admin/core/packages.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords, SayAlert, SayText } from '../../../admin/core/words/use-words.ts'
import { toLatinDigits } from '../../../contract/digits.ts'
import { fillTemplate } from '../../../contract/enquiries/fill-template.ts'
import type { AnswerTemplates, Application } from '../contract/applications.ts'
import { APPLICATION_STATES, ENTRY_BOUNDS } from '../contract/bounds.ts'
import { useTemplates } from './application-settings.tsx'
import words from './words.json' with { type: 'json' }

/** The buttons say them. They work while the focus is in the application (WCAG 2.1.4). */
const KEYS = { new: 'n', read: 'r', shortlist: 's', interview: 'i', no: 'x', hired: 'h' }
const RATINGS = ['1', '2', '3', '4', '5']

/** A list of choices goes to an entry by its first letter. */
const TYPED_INTO = 'input, textarea, [role="dialog"], [role="listbox"], [role="combobox"]'

/** One application: as it was sent, and the work on it. The audit log notes each reading. */
export function ApplicationPage({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useWords()
  const { dayOf, minuteOf } = useTimes()
  const attempt = useAttempt('applications')
  const path = `/applications/${id}`
  const read = useRead<Application>(['applications', id], path, STAYS)
  const put = (to: string, body: object) => void attempt(() => call(to, { method: 'PUT', body }), say(words.saved))
  const choose = (state: string) => put('/applications/states', { ids: [id], state })
  const rate = (rating: string) => put(`${path}/rating`, { rating: Number(rating) })
  const remove = () => attempt(() => call(path, { method: 'DELETE' }).then(onClose), say(words.deleted))
  const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey || (target as Element).closest(TYPED_INTO)) return
    const state = APPLICATION_STATES.find((one) => KEYS[one] === key)
    if (state) choose(state)
    if (RATINGS.includes(key)) rate(key)
  }
  const shown = (of: Application) => (
    <>
      <Typography variant="h2">{of.name}</Typography>
      {of.isSuspect && <SayAlert words={words.suspectHelp} severity="warning" />}
      <Typography>{[of.vacancy.title, of.reference, minuteOf(of.receivedAt)].join(' · ')}</Typography>
      {of.email && <Link href={`mailto:${of.email}`}>{of.email}</Link>}
      {of.phone && <Link href={`tel:${toLatinDigits(of.phone).replaceAll(/[^\d+]/g, '')}`}>{of.phone}</Link>}
      <RouterLink to={`/applications?samePersonAs=${id}`}>{say(words.samePerson)}</RouterLink>
      <Toggles<string>
        label={say(words.state)}
        value={of.state}
        choices={Object.fromEntries(APPLICATION_STATES.map((one) => [one, `${say(words.states[one])} (${KEYS[one]})`]))}
        onChoose={choose}
      />
      <SayText words={words.keysHelp} variant="quiet" />
      <Toggles<string>
        label={say(words.rate)}
        value={String(of.entries.find(({ kind, isMine }) => kind === 'rating' && isMine)?.rating ?? '')}
        choices={Object.fromEntries(RATINGS.map((one) => [one, one]))}
        onChoose={rate}
      />
      <Section title={say(words.sent)}>
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{of.message}</Typography>
        {of.answers.map(({ question, answer }) => (
          <Typography key={question}>{`${question} ${answer}`}</Typography>
        ))}
        <Typography variant="quiet">{of.consent}</Typography>
        {of.files.map(({ key, name }) => (
          <Link key={key} href={`/api/v1${path}/files/${key}`} sx={{ display: 'block' }}>
            {name}
          </Link>
        ))}
        <SayText words={words.filesHelp} values={{ count: of.files.length }} variant="quiet" />
      </Section>
      <Section title={say(words.notes)}>
        <Rows items={of.entries}>
          {({ rating, mail, isMine: _, ...entry }) => (
            <Typography component="li" key={entry.id} sx={{ whiteSpace: 'pre-wrap', paddingBlock: 1 }}>
              {say(words.entry[entry.kind], { ...entry, time: minuteOf(entry.at), rating: rating ?? '' })}
              {mail && ` ${say(words.mail[mail])}`}
            </Typography>
          )}
        </Rows>
        <EntryForm path={`${path}/notes`} kind="notes" />
        {of.email && <EntryForm path={`${path}/answers`} kind="answers" of={of} />}
      </Section>
      <SayText words={words.deleteOn} values={{ day: dayOf(of.deleteOn) }} />
      <DeleteButton ask={say(words.deleteAsk)} text={say(words.deleteHelp)} onDelete={remove} />
    </>
  )
  return (
    <OnePage back={words.back} onClose={onClose} tabIndex={-1} onKeyDown={onKeyDown}>
      <Loaded of={read}>{shown}</Loaded>
    </OnePage>
  )
}

type Template = AnswerTemplates['templates'][number]

/** With the placeholders filled in, in the language of the applicant's form where the answer has it. */
function fill({ subject, text, subjectNe, textNe }: Template, { name, locale, vacancy }: Application) {
  const texts = locale === 'ne' ? [subjectNe || subject, textNe || text] : [subject, text]
  return texts.map((one) => fillTemplate(one, { name, post: vacancy.title }))
}

/** A note for colleagues, or a mail to the applicant, perhaps a ready one; it begins anew when it is sent. */
function EntryForm({ path, kind, of }: { path: string; kind: 'notes' | 'answers'; of?: Application }) {
  const say = useWords()
  const done = useDone('applications')
  const [key, setKey] = useState(newKey)
  const [chosen, setChosen] = useState('')
  const templates = useTemplates()
  const ready = of ? (templates ?? []).map((one) => fill(one, of)).filter(([title, body]) => title && body) : []
  const [subject, text] = ready[Number(chosen || -1)] ?? []
  const { fieldOf, ...form } = useFormCall(async (values) => {
    await call(path, { method: 'POST', body: kind === 'answers' ? { ...values, key } : values })
    void done(say(words.written[kind]))
    setKey(newKey())
    setChosen('')
  })
  return (
    <CallForm key={key} form={form} submit={say(words.write[kind])} variant="outlined">
      {ready.length > 0 && (
        <TextField
          select
          label={say(words.ready)}
          helperText={say(words.readyHelp)}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {menuItems(ready, ([one], index) => [String(index), one!])}
        </TextField>
      )}
      <Fragment key={chosen}>
        {kind === 'answers' && (
          <TextField {...fieldOf('subject', words.subject, words.fault.subject, ENTRY_BOUNDS)} defaultValue={subject} />
        )}
        <TextField
          {...fieldOf('text', words.text[kind], words.fault[kind], ENTRY_BOUNDS)}
          defaultValue={text}
          multiline
          minRows={3}
        />
      </Fragment>
    </CallForm>
  )
}
