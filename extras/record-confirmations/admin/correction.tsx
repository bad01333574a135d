import { Alert, Box, TextField, Tooltip, Typography } from '@mui/material'
import type { RecordCorrection } from '../contract/record-health.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogButton } from '../../../admin/core/dialogs/dialog-button.tsx'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import { words } from './words.ts'

/** A correction by an owner, until an editor has decided it. */
export function Correction({ of: { id, name, text, createdAt } }: { of: RecordCorrection }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const attempt = useAttempt('record-health', 'dashboard')
  const path = `/record-health/corrections/${id}`
  return (
    <Alert severity="warning" sx={{ marginTop: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      <SayText words={words.says} values={{ name, day: dayOf(createdAt) }} variant="body2" />
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 1 }}>
        <Tooltip title={say(words.doneHelp)}>
          <SayButton
            words={words.done}
            variant="outlined"
            onClick={() =>
              void attempt(() => call(path, { method: 'PATCH', body: { state: 'accepted' } }), say(words.decided))
            }
          />
        </Tooltip>
        <DialogButton
          words={words.refuse}
          renderDialog={(close) => <RefusalDialog path={path} text={text} onClose={close} />}
        />
      </Box>
    </Alert>
  )
}

function RefusalDialog({ path, text, onClose }: { path: string; text: string; onClose: () => void }) {
  const say = useWords()
  const done = useDone('record-health', 'dashboard')
  const form = useFormCall(async ({ answer }) => {
    await call(path, { method: 'PATCH', body: { state: 'refused', answer } })
    void done(say(words.refused))
    onClose()
  })
  return (
    <TitledDialog title={say(words.refuseTitle)} onClose={onClose}>
      <DialogForm form={form} submit={say(words.refuse).replace('…', '')} onClose={onClose}>
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBottom: 1 }}>
          {text}
        </Typography>
        <TextField required {...form.fieldOf('answer', words.why, words.whyFault)} />
      </DialogForm>
    </TitledDialog>
  )
}
