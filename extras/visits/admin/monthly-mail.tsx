import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { Section } from '../../../admin/core/layout/section.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { useWords } from '../../../admin/core/words/use-words.ts'
import type { VisitSettings } from '../contract/visits.ts'
import { words } from './words.ts'

const PATH = '/visits/settings'

/** Whether this owner gets the mail of each month. */
export function MonthlyMail() {
  const say = useWords()
  const attempt = useAttempt(PATH)
  const read = useRead<VisitSettings>([PATH], PATH)
  const choose = (monthlyMail: boolean) =>
    attempt(() => call(PATH, { method: 'PUT', body: { monthlyMail } }), say(monthlyMail ? words.mailOn : words.mailOff))
  const switchOf = ({ monthlyMail }: VisitSettings) => (
    <Switch checked={monthlyMail} onChange={({ target }) => void choose(target.checked)} />
  )
  return (
    <Section title={say(words.mail)}>
      <Loaded of={read} onRetry={read.refetch}>
        {(settings) => <FormControlLabel control={switchOf(settings)} label={say(words.mailSwitch)} />}
      </Loaded>
      <FormHelperText>{say(words.mailHelp)}</FormHelperText>
    </Section>
  )
}
