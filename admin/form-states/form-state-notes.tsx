import { Alert, Button } from '@mui/material'
import { formWords } from '../content/form-words.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { common } from '../words/common.ts'
import { ErrorText } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { useFormStatesContext } from './use-form-states.ts'
import { formStateWords } from './words.ts'

/** Others who change the item, input from elsewhere, and what the server does not keep. */
export function FormStateNotes() {
  const say = useWords()
  const { minuteOf, shortTimeOf } = useTimes()
  const attempt = useAttempt()
  const { others, offered, fault, restore, discard } = useFormStatesContext()
  return (
    <>
      {others.map(({ name, since }) => (
        <Alert key={`${name} ${since}`} severity="info" variant="outlined" sx={noteStyle}>
          {say(formStateWords.present, { name, time: shortTimeOf(since) })}
        </Alert>
      ))}
      {offered && (
        <Alert
          severity="info"
          variant="outlined"
          sx={noteStyle}
          action={
            <>
              <Button onClick={() => void attempt(restore)}>{say(formWords.restore)}</Button>
              <Button onClick={discard}>{say(common.action.discard)}</Button>
            </>
          }
        >
          {say(formStateWords.elsewhere, { time: minuteOf(offered.changedAt) })}
        </Alert>
      )}
      {fault && (
        <Alert severity="warning" variant="outlined" sx={noteStyle}>
          {say(formStateWords.not_kept)} <ErrorText error={fault} />
        </Alert>
      )}
    </>
  )
}

const noteStyle = { marginBottom: 2 }
