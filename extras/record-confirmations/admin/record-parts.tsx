import { Alert, Box, TextField, Tooltip, Typography } from '@mui/material'
import { useNotify } from '../../../admin/core/packages.ts'
import type { Asked, RecordCorrection, RecordHealth } from '../contract/record-health.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogButton } from '../../../admin/core/dialogs/dialog-button.tsx'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'
import words from './words.json' with { type: 'json' }

/** When a record was checked, and whether its owner has been asked since. */
export function CheckText({ of: { checkedOn, checkedBy, askedAt, isWanted } }: { of: RecordHealth }) {
  const say = useWords()
  const { dayOf } = useTimes()
  const checkText = () => {
    if (checkedOn === null) return say(words.never)
    return checkedBy ? say(words.checked, { day: dayOf(checkedOn), name: checkedBy }) : dayOf(checkedOn)
  }
  const isAskedSince = askedAt !== null && (checkedOn === null || askedAt.slice(0, 10) > checkedOn)
  const parts = [
    checkText(),
    isWanted ? say(words.wanted) : isAskedSince && say(words.askedOn, { day: dayOf(askedAt) }),
  ]
  return <span>{parts.filter(Boolean).join(' · ')}</span>
}

export function OwnerText({ of: { owner, faults } }: { of: RecordHealth }) {
  const say = useWords()
  const name = owner && `${owner.name} (${owner.email})`
  return <span>{name ?? say(faults.includes('owner') ? words.nobody : words.defaultOwner)}</span>
}

/** Mails the owners of records now, and says how many are on their way. */
export function useAsk() {
  const say = useWords()
  const notify = useNotify()
  const attempt = useAttempt('record-health')
  return (records: readonly Pick<RecordHealth, 'entity' | 'id'>[]) =>
    attempt(async () => {
      const items = records.map(({ entity, id }) => ({ entity, id }))
      const { data } = await call<Asked>('/record-health/ask', { method: 'POST', body: { items } })
      const parts = [
        say(words.asked, { count: data.asked }),
        ...(data.later > 0 ? [say(words.later, { count: data.later })] : []),
        ...(data.withoutOwner > 0 ? [say(words.withoutOwner, { count: data.withoutOwner })] : []),
      ]
      notify(parts.join(' '), { type: data.asked > 0 ? 'success' : 'warning' })
    })
}

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
