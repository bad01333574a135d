import { FormHelperText } from '@mui/material'
import { SettingSwitch } from '../core/lists/setting-switch.tsx'
import { useWords } from '../core/words/use-words.ts'
import words from './words.json' with { type: 'json' }

/** Whether editors need approval as well. */
export function ApprovalSettingSwitch() {
  const say = useWords()
  return (
    <>
      <SettingSwitch path="/approval" name="editorsAsk" label={words.editors_ask} done={[words.stored, words.stored]} />
      <FormHelperText>{say(words.editors_ask_help)}</FormHelperText>
    </>
  )
}
