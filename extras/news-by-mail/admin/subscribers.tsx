import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { useConfirm } from '../../../admin/core/dialogs/use-confirm.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { common, useWords } from '../../../admin/core/words/use-words.ts'
import type { LetterOverview, Subscriber } from '../contract/news-by-mail.ts'
import { ImportDialog } from './import-dialog.tsx'
import { words } from './words.ts'

const PAGE = 25
/** Rows that the call gives at once; others are found by searching. */
const MOST = 1000

/** The list: searched, added to, taken away with its proof of consent. */
export function Subscribers({ counts }: { counts: LetterOverview['counts'] }) {
  const say = useWords()
  const [search, setSearch] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const [isImporting, setImporting] = useState(false)
  const query = new URLSearchParams({ limit: String(limit), search })
  const read = useRead<Subscriber[]>(['news-by-mail', 'list', search, limit], `/news-by-mail/subscribers?${query}`)
  return (
    <Section title={say(words.people)}>
      <Typography>{say(words.counts, counts)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          label={say(words.search)}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Button variant="outlined" onClick={() => setImporting(true)}>
          {say(words.import)}
        </Button>
        <Button href="/api/v1/news-by-mail/subscribers/export" download>
          {say(words.download)}
        </Button>
      </Box>
      <Loaded of={read}>
        {(people) => (
          <>
            <Rows items={people} empty={say(words.noPeople)}>
              {(person) => <Person key={person.id} of={person} />}
            </Rows>
            {people.length === limit && limit < MOST && (
              <Button onClick={() => setLimit(limit + PAGE)}>{say(words.more)}</Button>
            )}
          </>
        )}
      </Loaded>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Section>
  )
}

function Person({ of: { id, email, state, consent, consentedAt } }: { of: Subscriber }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const attempt = useAttempt('news-by-mail')
  const { ask, dialog } = useConfirm()
  const remove = () => attempt(() => call(`/news-by-mail/subscribers/${id}`, { method: 'DELETE' }), say(words.deleted))
  const how = consent === 'site' ? say(words.onSite) : consent
  return (
    <Row
      action={
        <Button
          aria-label={say(words.deleteOf, { email })}
          onClick={() =>
            ask(
              {
                title: say(words.deleteAsk, { email }),
                content: say(words.deleteHelp),
                confirm: say(common.action.delete),
              },
              () => void remove(),
            )
          }
        >
          {say(common.action.delete_ask)}
        </Button>
      }
    >
      {email} · {say(words.state[state])}
      {consentedAt && <Typography variant="quiet">{say(words.agreed, { day: dayOf(consentedAt), how })}</Typography>}
      {dialog}
    </Row>
  )
}
