import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { useGetIdentity, useNotify } from 'react-admin'
import { NOTE_LENGTH } from '../../contract/limits.ts'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { common, useWords, SayButton, SayText } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'
import { useState } from 'react'
import { ApiError } from '../core/api/api-error.ts'
import { copyKey, dropCopy, readCopy, writeCopy } from '../core/forms/local-copy.ts'
import { messageCalls } from './message-calls.ts'
import { useTakeMessage } from './use-inbox.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'

/** Staff's note on a message. It stays in this browser until it is saved. */
export function MessageNote({ message }: { message: MessageRecord }) {
  const { identity } = useGetIdentity()
  return identity ? <Note message={message} staffId={identity.id} /> : null
}

function Note({ message, staffId }: { message: MessageRecord; staffId: string | number }) {
  const { text, isChanged, isSaving, theirs, fault, type, save, discard, settle } = useNote(message, staffId)
  const say = useWords()
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
            <SayButton words={messageWords.note.theirs} onClick={() => settle(undefined)} />
          </Box>
        </Alert>
      )}
      {isChanged && theirs === undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginTop: 1 }}>
          <Button variant="contained" disabled={isSaving} onClick={() => void save()}>
            {say(messageWords.note.save)}
          </Button>
          <SayButton words={common.action.discard} disabled={isSaving} onClick={discard} />
          <SayText words={isSaving ? common.save.saving : common.save.not_saved} role="status" variant="quiet" />
        </Box>
      )}
    </Box>
  )
}

interface Base {
  note: string
  version: number
}

/** The note of a message while it is typed: a copy in this browser, and a choice where a colleague has changed it as well. */
function useNote(message: MessageRecord, staffId: string | number) {
  const key = copyKey(staffId, 'messages', message.id)
  const take = useTakeMessage()
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
    const from = typed === undefined ? message : base
    if (typed === undefined) setBase({ note: message.note, version: message.version })
    setTyped(text)
    writeCopy(key, {
      at: new Date().toISOString(),
      values: { note: text },
      base: { note: from.note },
      version: from.version,
    })
  }
  const saveAs = (text: string, from: Base): Promise<void> =>
    attempt(async () => {
      try {
        take((await messageCalls.change(message.id, { note: text, version: from.version })).data)
        end()
        notify(say(messageWords.note.saved), { type: 'success' })
      } catch (error) {
        const current = error instanceof ApiError && (error.body.current as MessageRecord | undefined)
        if (!current) throw error
        take(current)
        // Another field changed meanwhile, and the note did not.
        if (current.note === from.note) return saveAs(text, current)
        setBase(current)
        setTheirs(current.note)
      }
    })

  const text = typed ?? message.note
  return {
    text,
    isChanged: typed !== undefined && typed !== message.note,
    isSaving: isSending,
    theirs,
    fault: refusal ?? faultOf('note').helperText,
    type,
    save: () => (typed === undefined ? Promise.resolve() : saveAs(typed, base)),
    discard: end,
    /** Ends a conflict. @param chosen the note as it is to be; undefined: as the colleague has left it */
    settle: (chosen: string | undefined) => {
      setTheirs(undefined)
      if (chosen === undefined) end()
      else void saveAs(chosen, base)
    },
  }
}
