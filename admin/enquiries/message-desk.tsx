import { Box, Typography, Alert, Button, TextField } from '@mui/material'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { MailState } from '../mails/mail-state.tsx'
import { useMessageWork } from './message-work.tsx'
import { AssigneeSelect } from './assignee-select.tsx'
import { mailLabel } from '../mails/mail-words.ts'
import { useWords, SayText, common, SayButton } from '../core/words/use-words.ts'
import messageWords from './words.json' with { type: 'json' }
import { useGetIdentity, useNotify } from 'react-admin'
import { NOTE_LENGTH } from '../../contract/limits.ts'
import { useState } from 'react'
import { ApiError } from '../core/api/api-error.ts'
import { copyKey, dropCopy, readCopy, writeCopy } from '../core/forms/local-copy.ts'
import { messageCalls } from './message-calls.ts'
import { useShownMessages } from './use-inbox.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'

/** Work on a message: assignee, note, and the state of its e-mails. */
export function MessageDesk({ message }: { message: MessageRecord }) {
  const work = useMessageWork()
  const say = useWords()
  const { identity } = useGetIdentity()
  const { id, version, assignee, state } = message
  // Answers say themselves how they stand.
  const mails = message.mails.filter(({ kind }) => kind !== 'answer')
  const give = (to: string, name: string | undefined) => {
    const said = name ? say(messageWords.assigned_to, { name }) : say(messageWords.unassigned)
    void work.change(id, { assigneeId: to || null, version }, said)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, maxWidth: '42rem', borderTop: 1, borderColor: 'divider', paddingTop: 2 }}>
      <AssigneeSelect
        label={say(messageWords.assigned)}
        value={assignee?.id ?? ''}
        present={assignee}
        onChoose={give}
        sx={{ maxWidth: '18rem', margin: 0 }}
      >
        <option value="">{say(messageWords.unassigned)}</option>
      </AssigneeSelect>
      {identity && <Note message={message} staffId={identity.id} />}
      <Box component="section" aria-label={say(messageWords.mails.about)}>
        <SayText words={messageWords.mails.title} variant="h3" sx={{ marginBottom: 0.75 }} />
        {mails.length === 0 ? (
          <Typography variant="quiet">
            {say(state === 'quarantined' ? messageWords.mails.none_yet : messageWords.mails.none)}
          </Typography>
        ) : (
          <Box
            component="dl"
            sx={{
              margin: 0,
              '& dt': { color: 'text.secondary', fontSize: '0.8rem' },
              '& dd': { margin: 0, marginBottom: 1 },
            }}
          >
            {mails.map((mail) => (
              <div key={mail.id}>
                <dt>{mailLabel(mail, say)}</dt>
                <dd>
                  <MailState mail={mail} about={mailLabel(mail, say)} />
                </dd>
              </div>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}

type Base = Pick<MessageRecord, 'note' | 'version'>

/** Staff's note on a message. It stays in this browser until it is saved; where a colleague has changed it too, one chooses. */
function Note({ message, staffId }: { message: MessageRecord; staffId: string | number }) {
  const key = copyKey(staffId, 'messages', message.id)
  const { take } = useShownMessages()
  const notify = useNotify()
  const say = useWords()
  const [copy] = useState(() => readCopy(key))
  /** Undefined without unsaved input: the server's note is shown. */
  const [typed, setTyped] = useState<string | undefined>(() => copy?.values['note'] as string | undefined)
  const [base, setBase] = useState<Base>(() =>
    copy ? { note: String(copy.base['note']), version: copy.version ?? message.version } : message,
  )
  const [theirs, setTheirs] = useState<string>()
  const { attempt, isSending, message: refusal, faultOf } = useFormCall(() => Promise.resolve())

  const end = () => {
    dropCopy(key)
    setTyped(undefined)
    setTheirs(undefined)
  }
  const type = (text: string) => {
    const { note, version } = typed === undefined ? message : base
    setBase({ note, version })
    setTyped(text)
    writeCopy(key, { values: { note: text }, base: { note }, version })
  }
  const saveAs = (text: string, from: Base): Promise<boolean> =>
    attempt(async () => {
      try {
        take(await messageCalls.change(message.id, { note: text, version: from.version }))
        end()
        notify(say(messageWords.note.saved), { type: 'success' })
      } catch (error) {
        const current = error instanceof ApiError && (error.body.current as MessageRecord | undefined)
        if (!current) throw error
        take(current)
        // Another field changed meanwhile, and the note did not.
        if (current.note === from.note) return void (await saveAs(text, current))
        setBase(current)
        setTheirs(current.note)
      }
    })
  const save = async () => {
    if (typed !== undefined) await saveAs(typed, base)
  }
  /** Ends a conflict. @param chosen the note as it is to be */
  const settle = (chosen: string) => {
    setTheirs(undefined)
    void saveAs(chosen, base)
  }
  const text = typed ?? message.note
  const fault = refusal ?? faultOf('note').helperText
  return (
    <Box component="section" aria-label={say(messageWords.note.title)}>
      <TextField
        label={say(messageWords.note.label)}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter')) {
            event.preventDefault()
            void save()
          }
        }}
        multiline
        minRows={2}
        maxRows={12}
        error={fault !== undefined}
        helperText={fault}
        slotProps={{
          htmlInput: { maxLength: NOTE_LENGTH, 'aria-keyshortcuts': 'Control+S Meta+S' },
          inputLabel: { shrink: true },
        }}
        sx={{ margin: 0 }}
      />
      {theirs !== undefined && (
        <Alert severity="warning" sx={{ marginTop: 1 }}>
          {say(messageWords.note.changed)}
          <Typography
            component="div"
            variant="body2"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlock: 1 }}
          >
            {theirs || say(messageWords.note.empty)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => settle(`${theirs}\n\n${text}`)}>
              {say(messageWords.note.both)}
            </Button>
            <SayButton words={messageWords.note.mine} onClick={() => settle(text)} />
            <SayButton words={messageWords.note.theirs} onClick={end} />
          </Box>
        </Alert>
      )}
      {text !== message.note && theirs === undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginTop: 1 }}>
          <Button variant="contained" disabled={isSending} onClick={() => void save()}>
            {say(messageWords.note.save)}
          </Button>
          <SayButton words={common.action.discard} disabled={isSending} onClick={end} />
          <SayText words={isSending ? common.save.saving : common.save.not_saved} role="status" variant="quiet" />
        </Box>
      )}
    </Box>
  )
}
