import { Alert, Button } from '@mui/material'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { useTimes } from '../core/words/use-times.ts'
import { common, useWords } from '../core/words/use-words.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }

/** Offers to restore unsaved input. */
export function LocalCopyBanner() {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { found, restore, discard } = useContentFormContext().localCopy
  if (!found) return null
  return (
    <Alert
      severity="info"
      sx={{ marginBottom: 2 }}
      action={
        <>
          <Button onClick={restore}>{say(formWords.restore)}</Button>
          <Button onClick={discard}>{say(common.action.discard)}</Button>
        </>
      }
    >
      {say(formWords.local_copy, { time: minuteOf(found.at) })}
    </Alert>
  )
}
