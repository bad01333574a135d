import { Box, Button, TextField } from '@mui/material'
import { useRef, useState } from 'react'
import { call } from '../../../../admin/core/api/call.ts'
import { useDone } from '../../../../admin/core/api/use-done.ts'
import { STAYS, useRead } from '../../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../../admin/core/auth/use-form-call.ts'
import { useAllChoices } from '../../../../admin/core/inputs/grouped-choices.ts'
import { SelectField } from '../../../../admin/core/layout/choices.tsx'
import { OnePage } from '../../../../admin/core/layout/desk.tsx'
import { Section } from '../../../../admin/core/layout/section.tsx'
import { Toggles } from '../../../../admin/core/layout/toggles.tsx'
import { Loaded } from '../../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../../admin/core/lists/rows.tsx'
import { columns, flowing } from '../../../../admin/core/theme/layouts.ts'
import { useTimes } from '../../../../admin/core/words/use-times.ts'
import { common, SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import type { Locale } from '../../../../contract/locale.ts'
import type { LetterWordings } from '../../contract/letter-wording.ts'
import * as letters from '../../contract/letter.ts'
import { LetterView } from './letter-view.tsx'
import words from './words.json' with { type: 'json' }

const PATH = '/letter-wording'

/** The details that only letters have, and the wording of letters with its history. What is typed stays until it is saved. */
export function WordingForm({ onClose }: { onClose: () => void }) {
  const read = useRead<LetterWordings>(['letter-wording'], PATH, STAYS)
  return (
    <OnePage back={words.toList} onClose={onClose}>
      <Loaded of={read}>
        {(all) => (
          <>
            <DetailsForm {...all} />
            <Wording {...all} />
          </>
        )}
      </Loaded>
    </OnePage>
  )
}

function DetailsForm({ details }: LetterWordings) {
  const say = useWords()
  const people = useAllChoices('teams').map(({ id, name }) => [id, name] as const)
  const done = useDone('letter-wording', 'standing-list')
  const form = useFormCall(async ({ mainPersonId, signatoryId, ...texts }) => {
    const persons = { mainPersonId: Number(mainPersonId) || null, signatoryId: Number(signatoryId) || null }
    await call(`${PATH}/details`, { method: 'PUT', body: { ...texts, ...persons } })
    void done(say(words.detailsSaved))
  })
  return (
    <Section title={say(words.details)}>
      <SayText words={words.detailsHelp} sx={{ marginBottom: 1 }} />
      <CallForm form={form} submit={say(common.action.save)}>
        <Box sx={{ ...columns('16rem'), columnGap: 2, alignItems: 'start' }}>
          {(['postalAddressNe', 'postalAddressEn', 'mobile'] as const).map((name) => (
            <TextField key={name} defaultValue={details[name]} {...form.fieldOf(name, words.field[name])} />
          ))}
          {(['mainPersonId', 'signatoryId'] as const).map((name) => (
            <SelectField
              key={name}
              defaultValue={details[name] ?? ''}
              choices={[['', say(words.nobody)], ...people]}
              {...form.fieldOf(name, words.field[name])}
            />
          ))}
        </Box>
      </CallForm>
    </Section>
  )
}

function Wording({ wordings: given }: LetterWordings) {
  const say = useWords()
  const { dayOf, minuteOf } = useTimes()
  const done = useDone('letter-wording')
  const [wordings, setWordings] = useState(given)
  const [language, setLanguage] = useState<Locale>('ne')
  const [typed, setTyped] = useState<Partial<Record<Locale, string>>>({})
  const choices = { ne: say(words.languages.ne), en: say(words.languages.en) }
  const field = useRef<HTMLTextAreaElement>(null)
  const { text: saved, product, of, history } = wordings[language]
  const text = typed[language] ?? saved
  const fault = letters.faultOfWording(text)
  const type = (value: string) => setTyped({ ...typed, [language]: value })
  const insert = (placeholder: string) => {
    const { selectionStart: start = text.length, selectionEnd: end = start } = field.current ?? {}
    type(`${text.slice(0, start)}{${placeholder}}${text.slice(end)}`)
    field.current?.focus()
  }
  const form = useFormCall(async () => {
    const body = { language, text: text === product ? null : text }
    const { data } = await call<LetterWordings>(PATH, { method: 'POST', body })
    setWordings(data.wordings)
    setTyped({ ...typed, [language]: undefined })
    void done(say(words.saved))
  })
  const nameOf = (part: string) => (letters.placeholderIn(part) ? letters.gapText(part.slice(1, -1), language) : part)
  const shown = letters.linesOf(text).map(({ as, parts }) => ({ as, runs: parts.map(nameOf) }))
  return (
    <Section title={say(words.wording)}>
      <SayText words={words.law} values={{ day: dayOf(letters.LAW_AS_OF) }} sx={{ marginBottom: 1 }} />
      <CallForm
        form={form}
        submit={say(common.action.save)}
        isOff={text === saved}
        actions={<SayButton words={words.back} disabled={text === product} onClick={() => type(product)} />}
      >
        <Toggles label={say(words.languageOf)} value={language} choices={choices} onChoose={setLanguage} />
        <SayText words={saved === product ? words.isProduct : words.isOwn} values={{ day: dayOf(of) }} />
        <Box role="group" aria-label={say(words.insert)} sx={{ ...flowing, gap: 0.5, marginBlock: 1 }}>
          {letters.PLACEHOLDER_CODES.map((one) => (
            <Button key={one} size="small" variant="outlined" onClick={() => insert(one)}>
              {say(letters.placeholderName(one))}
            </Button>
          ))}
        </Box>
        <TextField
          multiline
          value={text}
          inputRef={field}
          onChange={({ target }) => type(target.value)}
          helperText={say(words.marks)}
          {...form.fieldOf('text', words.text)}
          {...(fault && { error: true, helperText: say(fault.words, { part: say(fault.part) }) })}
        />
      </CallForm>
      <SayText words={words.preview} variant="h3" sx={{ marginBlock: 2 }} />
      <LetterView letter={{ language, wordingOf: of, lines: shown }} />
      <SayText words={words.history} variant="h3" sx={{ marginTop: 2 }} />
      <Rows items={history} empty={say(words.noHistory)}>
        {({ id, by, at, text: before }) => (
          <Row key={id} action={<SayButton words={words.take} onClick={() => type(before ?? product)} />}>
            {say(before === null ? words.wentBack : words.savedBy, { by, time: minuteOf(at) })}
          </Row>
        )}
      </Rows>
    </Section>
  )
}
