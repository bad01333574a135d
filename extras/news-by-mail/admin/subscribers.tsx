import { Box, TextField, Alert, DialogContent } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { DeleteButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import csvWords from '../../../admin/core/lists/csv-words.json' with { type: 'json' }
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { common, useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import type { LetterOverview, Subscriber, ImportedSubscribers } from '../contract/news-by-mail.ts'
import { partsOf } from './list-parts.ts'
import words from './words.json' with { type: 'json' }
import { useDone } from '../../../admin/core/api/use-done.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogButton } from '../../../admin/core/dialogs/dialog-button.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { SelectField } from '../../../admin/core/layout/choices.tsx'

const PAGE = 25
/** Rows that the call gives at once; others are found by searching. */
const MOST = 1000

/** The list: searched, added to, taken away with its proof of consent. */
export function Subscribers({ counts }: { counts: LetterOverview['counts'] }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const attempt = useAttempt('news-by-mail')
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const query = new URLSearchParams({ limit: String(limit), search })
  const read = useRead<Subscriber[]>(['news-by-mail', 'list', search, limit], `/news-by-mail/subscribers?${query}`)
  const remove = (id: number) =>
    attempt(() => call(`/news-by-mail/subscribers/${id}`, { method: 'DELETE' }), say(words.deleted))
  const rowOf = ({ id, email, state, consent, consentedAt }: Subscriber) => {
    const ask = { 'aria-label': say(words.deleteOf, { email }), ask: say(words.deleteAsk, { email }) }
    const how = consent === 'site' ? say(words.onSite) : consent
    return (
      <Row key={id} action={<DeleteButton {...ask} text={say(words.deleteHelp)} onDelete={() => remove(id)} />}>
        {email} · {say(words.state[state])}
        {consentedAt && <SayText words={words.agreed} values={{ day: dayOf(consentedAt), how }} variant="quiet" />}
      </Row>
    )
  }
  return (
    <Section title={say(words.people)}>
      <SayText words={words.counts} values={counts} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          label={say(words.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <DialogButton
          words={words.import}
          variant="outlined"
          renderDialog={(close) => <ImportDialog onClose={close} />}
        />
        <SayButton words={csvWords.download} href="/api/v1/news-by-mail/subscribers/export" download />
      </Box>
      <Loaded of={read}>
        {(people) => (
          <>
            <Rows items={people} empty={say(words.noPeople)}>
              {rowOf}
            </Rows>
            {people.length === limit && limit < MOST && (
              <SayButton words={words.more} onClick={() => setLimit(limit + PAGE)} />
            )}
          </>
        )}
      </Loaded>
    </Section>
  )
}

/** Adds people who agreed elsewhere, and says what became of each line. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = useWords()
  const done = useDone('news-by-mail')
  const [result, setResult] = useState<ImportedSubscribers>()
  const { fieldOf, ...form } = useFormCall(async (typed) => {
    const sum: ImportedSubscribers = { added: 0, known: 0, left: 0, faults: [] }
    for (const part of partsOf(typed['text']!)) {
      const body = { ...typed, ...part }
      const { data } = await call<ImportedSubscribers>('/news-by-mail/subscribers/import', { method: 'POST', body })
      for (const name of ['added', 'known', 'left'] as const) sum[name] += data[name]
      sum.faults.push(...data.faults)
    }
    setResult(sum)
    void done()
  })
  const { faults = [], ...counts } = result ?? {}
  return (
    <TitledDialog title={say(words.importTitle)}>
      <DialogContent>
        <CallForm
          form={form}
          submit={say(words.importSend)}
          actions={<SayButton words={common.action.close} onClick={onClose} />}
        >
          {result && (
            <Alert severity={faults.length > 0 ? 'warning' : 'success'}>
              {say(words.imported, counts)}
              {faults.length > 0 && <br />}
              {faults.length > 0 && `${say(words.faults)} ${faults.map((one) => say(words.fault, one)).join('; ')}`}
            </Alert>
          )}
          <TextField
            helperText={say(words.importHelp)}
            multiline
            minRows={4}
            maxRows={12}
            required
            {...fieldOf('text', words.importText)}
          />
          <TextField helperText={say(words.importConsentHelp)} required {...fieldOf('consent', words.importConsent)} />
          <SelectField name="locale" label={say(words.importLocale)} defaultValue="ne" names={words.locales} />
        </CallForm>
      </DialogContent>
    </TitledDialog>
  )
}
