import { Typography } from '@mui/material'
import type { AnswerTimeSetting } from '../../contract/enquiries/answers.ts'
import { Section } from '../core/layout/section.tsx'
import { SettingSwitch } from '../core/lists/setting-switch.tsx'
import { useWords } from '../core/words/use-words.ts'
import words from './answer-time-words.json' with { type: 'json' }

/** Whether the contact page says within how many working days messages are answered, and what that would be. */
export function AnswerTimeSection() {
  const say = useWords()
  return (
    <Section title={say(words.title)}>
      <SettingSwitch path="/answer-time" name="isShown" label={words.show} done={[words.shown, words.hidden]}>
        {({ workingDays, messages }: AnswerTimeSetting) => (
          <Typography>
            {workingDays === null
              ? say(words.tooFew, { messages })
              : say(words.measured, { count: workingDays, messages })}
          </Typography>
        )}
      </SettingSwitch>
    </Section>
  )
}
