import { Alert, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../../admin/core/api/call.ts'
import { EnglishText, ErrorText } from '../../../../admin/core/api/error-text.tsx'
import { useAttempt } from '../../../../admin/core/api/use-attempt.ts'
import { UploadProgress, useUpload } from '../../../../admin/core/api/use-upload.tsx'
import { FormMessage } from '../../../../admin/core/auth/form-message.tsx'
import { SelectField } from '../../../../admin/core/layout/choices.tsx'
import { FileButton } from '../../../../admin/core/layout/file-button.tsx'
import { OnePage } from '../../../../admin/core/layout/desk.tsx'
import { Section } from '../../../../admin/core/layout/section.tsx'
import { Row, Rows } from '../../../../admin/core/lists/rows.tsx'
import { SayAlert, SayButton, SayText, useWords } from '../../../../admin/core/words/use-words.ts'
import type { Words } from '../../../../contract/locale.ts'
import { IMPORT_NOTES } from '../../../../contract/transfer/import-notes.ts'
import type { OfficeCheck, OfficeGroup, OfficeImported } from '../../contract/offices.ts'
import { OFFICE_IMPORT } from '../../contract/office-kinds.ts'
import { callsOf, importedOf, type Choices } from './imported-offices.ts'
import words from './words.json' with { type: 'json' }

const isOpen = ({ office, near }: OfficeGroup) => office === null && near.length > 0
const lineOf = (...texts: (string | false | undefined)[]) => texts.filter(Boolean).join(' · ')

/** Reads a spreadsheet of offices: what becomes of each row is shown, and stored when that is confirmed. */
export function ImportOffices({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const attempt = useAttempt('offices', 'standing-list')
  const [check, setCheck] = useState<OfficeCheck>()
  const [choices, setChoices] = useState<Choices>({})
  const [counts, setCounts] = useState<OfficeImported>()
  const to = { method: 'POST', path: '/offices/check', maxBytes: OFFICE_IMPORT.bytes } as const
  const { share, fault, send, cancel } = useUpload<OfficeCheck>(to, (read) => {
    setCheck(read)
    setChoices({})
    setCounts(undefined)
  })
  const groups = check?.groups ?? []
  const offices = importedOf(groups, choices)
  const undecided = groups.filter((group, index) => isOpen(group) && choices[index] === undefined).length
  const press = () =>
    attempt(async () => {
      const sum: OfficeImported = { added: 0, changed: 0, known: 0, applications: 0, knownApplications: 0 }
      for (const body of callsOf(offices)) {
        const { data } = await call<OfficeImported>('/offices/import', { method: 'POST', body })
        for (const name of Object.keys(sum) as (keyof OfficeImported)[]) sum[name] += data[name]
      }
      setCounts(sum)
      setCheck(undefined)
    }, say(words.done))
  const rowOf = ([index, group]: [number, OfficeGroup]) => {
    const { rows, given, applications, office, near, isKnown } = group
    const { nameNe, nameEn, addressNe, addressEn } = given[0]!
    const name = lineOf(nameNe, nameEn)
    const there = isKnown ? 'known' : 'filled'
    const state = say(words.states[office !== null ? there : near.length > 0 ? 'near' : 'new'])
    const shownRows = say(words.rows, { count: rows.length, rows: rows.map(say.number).join(', ') })
    const past = applications.length > 0 && say(words.applications, { count: applications.length })
    const choose = isOpen(group) && (
      <SelectField
        label={say(words.isIt, { name })}
        value={choices[index] ?? ''}
        choices={[
          ...near.map((one, at) => [String(at), say(words.sameAs, { name: one.name })] as const),
          ['own', say(words.own)],
        ]}
        onChoose={(choice) => setChoices({ ...choices, [index]: choice })}
        sx={{ minWidth: { sm: '16rem' }, maxWidth: '100%' }}
      />
    )
    return (
      <Row key={index} action={choose}>
        <Typography>{name}</Typography>
        <Typography variant="quiet">{lineOf(state, shownRows, addressNe, addressEn, past)}</Typography>
      </Row>
    )
  }
  return (
    <OnePage back={words.back} onClose={onClose}>
      <Section title={say(words.import)}>
        <SayText words={words.importHelp} values={{ rows: OFFICE_IMPORT.rows }} sx={{ marginBottom: 1 }} />
        <FormMessage message={fault && (fault.status === 413 ? say(words.tooLarge) : <ErrorText error={fault} />)} />
        <FileButton
          words={check ? words.chooseOther : words.choose}
          accept=".xlsx,.csv,.tsv,.txt"
          isMultiple={false}
          variant={check ? 'outlined' : 'contained'}
          disabled={share !== undefined || attempt.isRunning}
          onFiles={(files) => void send(files)}
        />
        {share !== undefined && <UploadProgress share={share} label={say(words.checking)} onCancel={cancel} />}
        {counts && <SayAlert words={words.counted} values={{ ...counts }} severity="success" sx={{ marginTop: 2 }} />}
      </Section>
      {check && (
        <>
          <Remarks {...check} />
          <Section title={say(words.found, { number: groups.length })}>
            <Rows items={[...groups.entries()]} empty={say(words.empty)}>
              {rowOf}
            </Rows>
            {undecided > 0 && <SayAlert words={words.undecided} values={{ count: undecided }} severity="info" />}
            {groups.length > 0 && (
              <SayButton
                words={words.press}
                values={{ count: offices.length }}
                variant="contained"
                disabled={undecided > 0 || attempt.isRunning}
                onClick={() => void press()}
                sx={{ marginTop: 2 }}
              />
            )}
          </Section>
        </>
      )}
    </OnePage>
  )
}

const REMARKS: Partial<Record<string, Words>> = { ...IMPORT_NOTES, ...words.remark }

/** All that could not be read, was left out or stands elsewhere. */
function Remarks({ faults, remarks }: OfficeCheck) {
  const say = useWords()
  return (
    <>
      {remarks.length > 0 && (
        <Alert severity="info">
          {remarks.map(({ about, examples }) => (
            <Typography key={about}>
              {say(REMARKS[about] ?? { en: about })}: {examples.join('; ')}
            </Typography>
          ))}
        </Alert>
      )}
      {faults.length > 0 && (
        <Section title={say(words.faults, { number: faults.length })}>
          <SayText words={words.faultsHelp} variant="quiet" />
          <Rows items={[...faults.entries()]}>
            {([index, { message, ...where }]) => (
              <Row key={index} action={null}>
                {say(words.faultAt, where)} <EnglishText>{message}</EnglishText>
              </Row>
            )}
          </Rows>
        </Section>
      )}
    </>
  )
}
