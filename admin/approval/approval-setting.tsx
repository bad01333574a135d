import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import type { ApprovalSetting } from '../../contract/approval/approval.ts'
import { call } from '../core/api/call.ts'
import { useAttempt } from '../core/api/use-attempt.ts'
import { useRead } from '../core/api/use-read.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords } from '../core/words/use-words.ts'
import words from './words.json' with { type: 'json' }

const PATH = '/approval'

/** Whether editors need approval as well. */
export function ApprovalSettingSwitch() {
  const say = useWords()
  const attempt = useAttempt('approval')
  const read = useRead<ApprovalSetting>(['approval'], PATH)
  const choose = (editorsAsk: boolean) =>
    attempt(() => call(PATH, { method: 'PUT', body: { editorsAsk } }), say(words.stored))
  return (
    <Loaded of={read}>
      {({ editorsAsk }) => (
        <>
          <FormControlLabel
            control={<Switch checked={editorsAsk} onChange={({ target }) => void choose(target.checked)} />}
            label={say(words.editors_ask)}
          />
          <FormHelperText>{say(words.editors_ask_help)}</FormHelperText>
        </>
      )}
    </Loaded>
  )
}
