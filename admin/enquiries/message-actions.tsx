import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplyIcon from '@mui/icons-material/Reply'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ConfirmButton } from '../core/dialogs/use-confirm.tsx'
import { common, useWords, SayButton, SayAlert } from '../core/words/use-words.ts'
import answerWords from './answer-words.json' with { type: 'json' }
import { replyAddress } from './message-words.ts'
import { FILING, useBulk, useMessageWork } from './message-work.tsx'
import messageWords from './words.json' with { type: 'json' }
import { flowing } from '../core/theme/layouts.ts'

const MARKED = {
  new: messageWords.marked_new,
  read: messageWords.marked_unanswered,
  answered: messageWords.marked_answered,
} as const

interface MessageActionsProps {
  message: MessageRecord
  /** Undefined while an answer is being written. */
  onAnswer: (() => void) | undefined
  onGone: () => void
}

/** Actions on a message: what is pressed by mistake can be undone, but deleting. */
export function MessageActions({ message, onAnswer, onGone }: MessageActionsProps) {
  const work = useMessageWork()
  const say = useWords()
  const [hasReplied, setReplied] = useState(false)
  const { permissions } = usePermissions<string>()
  const { id, version, state } = message
  const mark = (wanted: keyof typeof MARKED) => void work.change(id, { state: wanted, version }, say(MARKED[wanted]))
  const { run } = useBulk()
  return (
    <>
      <Box role="group" aria-label={say(messageWords.actions)} sx={{ ...flowing, marginBlock: 1.5 }}>
        {state === 'trash' ? (
          <SayButton words={common.action.recover} variant="contained" onClick={() => void work.recover(id)} />
        ) : state === 'quarantined' ? (
          <SayButton words={messageWords.not_spam} variant="contained" onClick={() => void work.release(id)} />
        ) : (
          <>
            <SayButton
              words={answerWords.answer}
              variant="contained"
              startIcon={<ReplyIcon />}
              data-key="r"
              disabled={onAnswer === undefined}
              onClick={onAnswer}
            />
            {state === 'answered' ? (
              <SayButton words={messageWords.mark_unanswered} variant="outlined" onClick={() => mark('read')} />
            ) : (
              <Button variant="outlined" data-key="e" onClick={() => mark('answered')}>
                {say(messageWords.mark_answered)}
              </Button>
            )}
            <SayButton words={messageWords.reply} href={replyAddress(message)} onClick={() => setReplied(true)} />
            {state !== 'new' && (
              <SayButton words={messageWords.mark_new} variant="outlined" data-key="u" onClick={() => mark('new')} />
            )}
            <SayButton words={messageWords.spam} onClick={() => void run([message], FILING.spam)} />
          </>
        )}
        {state !== 'trash' && (
          <SayButton words={common.action.trash} onClick={() => void run([message], FILING.trash)} />
        )}
        {permissions === 'owner' && (
          <ConfirmButton
            words={common.action.delete}
            color="error"
            startIcon={<DeleteIcon />}
            question={{
              title: say(messageWords.delete_ask),
              content: say(messageWords.delete_text, { name: message.name }),
              confirm: say(common.action.purge),
              isWarning: true,
            }}
            onConfirm={() => work.remove(id).then((isDone) => isDone && onGone())}
          />
        )}
      </Box>
      {hasReplied && state !== 'answered' && (
        <SayAlert
          words={messageWords.replied}
          severity="info"
          sx={{ marginBottom: 1.5 }}
          action={
            <>
              <SayButton words={messageWords.mark_answered} onClick={() => mark('answered')} />
              <SayButton words={messageWords.not_yet} onClick={() => setReplied(false)} />
            </>
          }
        />
      )}
    </>
  )
}
