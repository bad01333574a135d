import { TextField, Alert } from '@mui/material'
import type { ContentRecord } from '../../contract/content/content.ts'
import { call } from '../core/api/call.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { DialogButton } from '../core/dialogs/dialog-button.tsx'
import { DialogForm } from '../core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { useWords, SayButton } from '../core/words/use-words.ts'
import { useMay } from '../core/auth/use-may.ts'
import words from './words.json' with { type: 'json' }
import { useTimes } from '../core/words/use-times.ts'

/** Submit and take back, for those who may not publish; send back, for those who may. */
export function ApprovalButtons() {
  const { kind, record, perform, isSaving } = useContentFormContext()
  const say = useWords()
  const { publishes, identity } = useMay()
  const pathOf = ({ id }: ContentRecord) => `/content/${kind.entity}/${id}/submission`
  const submit = () =>
    perform((item) => call(pathOf(item), { method: 'PUT', body: { version: item.version } }), say(words.submitted))
  const takeBack = () => perform((item) => call(pathOf(item), { method: 'DELETE' }), say(words.taken_back))
  if (publishes) {
    if (!record?.submittedAt) return null
    const dialog = (close: () => void) => <SendBackDialog record={record} onClose={close} />
    return <DialogButton words={words.send_back} disabled={isSaving} renderDialog={dialog} />
  }
  if (!record?.submittedAt)
    return <SayButton words={words.submit} variant="contained" disabled={isSaving} onClick={() => void submit()} />
  // The submitter is known to the server alone: what is theirs is their last save.
  if (record.updatedBy !== identity?.['email'] && record.draftedBy !== identity?.id) return null
  return <SayButton words={words.take_back} variant="outlined" disabled={isSaving} onClick={() => void takeBack()} />
}

function SendBackDialog({ record: { id, version }, onClose }: { record: ContentRecord; onClose: () => void }) {
  const { kind, perform } = useContentFormContext()
  const say = useWords()
  const form = useFormCall(async ({ words: text }) => {
    const path = `/content/${kind.entity}/${id}/sent-back`
    const answer = await call<ContentRecord>(path, { method: 'PUT', body: { version, words: text } })
    onClose()
    await perform(() => Promise.resolve(answer), say(words.sent_back))
  })
  return (
    <TitledDialog title={say(words.send_back_title)} onClose={onClose}>
      <DialogForm form={form} submit={say(words.send_back_title)} onClose={onClose}>
        <TextField required multiline minRows={3} {...form.fieldOf('words', words.what, words.what_fault)} />
      </DialogForm>
    </TitledDialog>
  )
}

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
