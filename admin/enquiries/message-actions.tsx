import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplyIcon from '@mui/icons-material/Reply'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { usePermissions } from 'react-admin'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ConfirmButton } from '../core/dialogs/use-confirm.tsx'
import { common, useWords } from '../core/words/use-words.ts'
import { answerWords } from './answer-words.ts'
import { replyAddress } from './message-words.ts'
import { FILING, useBulk } from './use-bulk.tsx'
import type { MessageWork } from './use-message-work.ts'
import { messageWords } from './words.ts'
import { flowing } from '../core/theme/layouts.ts'

const MARKED = {
  new: messageWords.marked_new,
  read: messageWords.marked_unanswered,
  answered: messageWords.marked_answered,
} as const

interface MessageActionsProps {
  message: MessageRecord
  work: MessageWork
  /** Undefined while an answer is being written. */
  onAnswer: (() => void) | undefined
  onGone: () => void
}

/** Actions on a message: what is pressed by mistake can be undone, but deleting. */
export function MessageActions({ message, work, onAnswer, onGone }: MessageActionsProps) {
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
          <Button variant="contained" onClick={() => void work.recover(id)}>
            {say(common.action.recover)}
          </Button>
        ) : state === 'quarantined' ? (
          <Button variant="contained" onClick={() => void work.release(id)}>
            {say(messageWords.not_spam)}
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              startIcon={<ReplyIcon />}
              data-key="r"
              disabled={onAnswer === undefined}
              onClick={onAnswer}
            >
              {say(answerWords.answer)}
            </Button>
            {state === 'answered' ? (
              <Button variant="outlined" onClick={() => mark('read')}>
                {say(messageWords.mark_unanswered)}
              </Button>
            ) : (
              <Button variant="outlined" data-key="e" onClick={() => mark('answered')}>
                {say(messageWords.mark_answered)}
              </Button>
            )}
            <Button href={replyAddress(message)} onClick={() => setReplied(true)}>
              {say(messageWords.reply)}
            </Button>
            {state !== 'new' && (
              <Button variant="outlined" data-key="u" onClick={() => mark('new')}>
                {say(messageWords.mark_new)}
              </Button>
            )}
            <Button onClick={() => void run([message], FILING.spam)}>{say(messageWords.spam)}</Button>
          </>
        )}
        {state !== 'trash' && (
          <Button onClick={() => void run([message], FILING.trash)}>{say(common.action.trash)}</Button>
        )}
        {permissions === 'owner' && (
          <ConfirmButton
            color="error"
            startIcon={<DeleteIcon />}
            question={{
              title: say(messageWords.delete_ask),
              content: say(messageWords.delete_text, { name: message.name }),
              confirm: say(common.action.purge),
              isWarning: true,
            }}
            onConfirm={() => work.remove(id).then((isDone) => isDone && onGone())}
          >
            {say(common.action.delete)}
          </ConfirmButton>
        )}
      </Box>
      {hasReplied && state !== 'answered' && (
        <Alert
          severity="info"
          sx={{ marginBottom: 1.5 }}
          action={
            <>
              <Button onClick={() => mark('answered')}>{say(messageWords.mark_answered)}</Button>
              <Button onClick={() => setReplied(false)}>{say(messageWords.not_yet)}</Button>
            </>
          }
        >
          {say(messageWords.replied)}
        </Alert>
      )}
    </>
  )
}
