import { FormControlLabel, Switch, Typography } from '@mui/material'
import type { AnswerTimeSetting } from '../../contract/enquiries/answers.ts'
import { Section } from '../core/layout/section.tsx'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import words from './answer-time-words.json' with { type: 'json' }

const PATH = '/answer-time'

/** Whether the contact page says within how many working days messages are answered, and what that would be. */
export function AnswerTimeSection() {
  const say = useWords()
  const attempt = useAttempt('answer-time')
  const read = useRead<AnswerTimeSetting>(['answer-time'], PATH)
  const show = (isShown: boolean) =>
    attempt(() => call(PATH, { method: 'PUT', body: { isShown } }), say(isShown ? words.shown : words.hidden))
  return (
    <Section title={say(words.title)}>
      <Loaded of={read}>
        {({ isShown, workingDays, messages }) => (
          <>
            <Typography>
              {workingDays === null
                ? say(words.tooFew, { messages })
                : say(words.measured, { count: workingDays, messages })}
            </Typography>
            <FormControlLabel
              control={<Switch checked={isShown} onChange={({ target }) => void show(target.checked)} />}
              label={say(words.show)}
            />
          </>
        )}
      </Loaded>
    </Section>
  )
}
