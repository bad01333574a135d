import { Alert } from '@mui/material'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { useTimes } from '../core/words/use-times.ts'
import { useWords } from '../core/words/use-words.ts'
import { useMay } from '../core/auth/use-may.ts'
import { approvalWords as words } from './words.ts'

/** Why nothing can be changed here, that it waits for approval, or what it was sent back with. */
export function ApprovalNote() {
  const { kind, record } = useContentFormContext()
  const say = useWords()
  const { minuteOf } = useTimes()
  const may = useMay()
  const text = !may.writes(kind, record)
    ? say(record ? words.read_only : words.no_new)
    : record?.submittedAt
      ? say(words.waits, { time: minuteOf(record.submittedAt) })
      : record?.sentBack && say(words.was_sent_back, { name: record.sentBackBy ?? '', words: record.sentBack })
  if (!text) return null
  return (
    <Alert
      severity={record?.sentBack ? 'warning' : 'info'}
      sx={{ marginBottom: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
    >
      {text}
    </Alert>
  )
}
