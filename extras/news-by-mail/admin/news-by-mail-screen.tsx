import { Box, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { CallForm } from '../../../admin/core/auth/call-form.tsx'
import { useSaveForm } from '../../../admin/core/auth/use-save-form.ts'
import { ConfirmButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Tick } from '../../../admin/core/layout/tick.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { common, useWords } from '../../../admin/core/words/use-words.ts'
import { MOST_NEWS } from '../contract/bounds.ts'
import type { LetterOverview, LetterSettings } from '../contract/news-by-mail.ts'
import { Subscribers } from './subscribers.tsx'
import words from './words.json' with { type: 'json' }

/** The news to mail next, the mails that were sent, the list of people, and the settings. */
export function NewsByMailScreen() {
  const say = useWords()
  const { minuteOf } = useTimes()
  const read = useRead<LetterOverview>(['news-by-mail'], '/news-by-mail/letters')
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2 }}>
      <Typography>{say(words.intro)}</Typography>
      <Loaded of={read}>
        {(overview) => (
          <>
            <NextLetter key={overview.next[0]?.id} of={overview} />
            <Section title={say(words.letters)}>
              <Rows items={overview.letters} empty={say(words.noLetters)}>
                {({ id, createdAt, news, queued, failed, isFinished }) => (
                  <Typography component="li" key={id}>
                    {say(words.letter, { time: minuteOf(createdAt), news, queued, failed })}
                    {!isFinished && ` · ${say(words.unfinished)}`}
                  </Typography>
                )}
              </Rows>
            </Section>
            <Subscribers counts={overview.counts} />
            <Settings key={JSON.stringify(overview.settings)} of={overview.settings} />
          </>
        )}
      </Loaded>
    </Box>
  )
}

/** News to choose from; all that fit are chosen at first. */
function NextLetter({ of: { next, counts } }: { of: LetterOverview }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const attempt = useAttempt('news-by-mail')
  const [chosen, setChosen] = useState(next.slice(0, MOST_NEWS).map(({ id }) => id))
  const { active: count } = counts
  const send = () =>
    attempt(() => call('/news-by-mail/letters', { method: 'POST', body: { news: chosen } }), say(words.sending))
  return (
    <Section title={say(words.next)}>
      {next.length === 0 && <Typography>{say(words.noNext)}</Typography>}
      {next.map(({ id, name, createdAt }) => (
        <Tick
          key={id}
          checked={chosen.includes(id)}
          disabled={!chosen.includes(id) && chosen.length >= MOST_NEWS}
          onChange={(_, isChosen) => setChosen(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          label={`${name} · ${dayOf(createdAt)}`}
        />
      ))}
      {next.length > 0 && (
        <ConfirmButton
          words={words.send}
          values={{ count }}
          variant="contained"
          disabled={chosen.length === 0 || count === 0}
          question={{
            title: say(words.sendAsk, { count }),
            content: say(words.sendHelp),
            confirm: say(words.send, { count }),
          }}
          onConfirm={send}
        />
      )}
    </Section>
  )
}

function Settings({ of }: { of: LetterSettings }) {
  const say = useWords()
  const { fieldOf, ...form } = useSaveForm('/news-by-mail/settings', ['news-by-mail'], words.saved, (values) => ({
    isOpen: 'isOpen' in values,
    isWeekly: 'isWeekly' in values,
    mailsPerHour: Number(values['mailsPerHour']),
  }))
  return (
    <Section title={say(words.settings)}>
      <CallForm form={form} submit={say(common.action.save)} variant="outlined">
        {(['isOpen', 'isWeekly'] as const).map((name) => (
          <Tick key={name} name={name} defaultChecked={of[name]} label={say(words[name])} />
        ))}
        <TextField
          type="number"
          defaultValue={of.mailsPerHour}
          helperText={say(words.mailsPerHourHelp)}
          {...fieldOf('mailsPerHour', words.mailsPerHour)}
        />
      </CallForm>
    </Section>
  )
}
