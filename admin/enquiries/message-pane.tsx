import BackIcon from '@mui/icons-material/ArrowBack'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplyIcon from '@mui/icons-material/Reply'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Confirm, useGetIdentity, usePermissions } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../contract/locale.ts'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { AnswerForm } from './answer-form.tsx'
import { AnswerList } from './answer-list.tsx'
import { answerWords } from './answer-words.ts'
import { hasAnswerDraft } from './use-answer.ts'
import { MessageDesk } from './message-desk.tsx'
import { languageOf, reasonOf, replyAddress } from './message-words.ts'
import { useMessageWork, type MessageWork } from './use-message-work.ts'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { messageWords } from './words.ts'
import { common } from '../words/common.ts'

/** Milliseconds until an open message counts as read, so that leafing through marks nothing. */
const GLANCE = 600

interface MessagePaneProps {
  message: MessageRecord
  onClose: () => void
  /** Is told when the message is deleted. */
  onGone: () => void
}

/** A message as it was written, and what can be done with it. */
export function MessagePane({ message, onClose, onGone }: MessagePaneProps) {
  const work = useMessageWork()
  const say = useWords()
  const { minuteOf } = useTimes()
  const heading = useRef<HTMLHeadingElement>(null)
  const { identity } = useGetIdentity()
  const [wantsToAnswer, setAnswering] = useState<boolean>()
  // A draft that was left is opened again.
  const isAnswering = wantsToAnswer ?? (identity !== undefined && hasAnswerDraft(identity.id, message.id))
  useReadingMark(message, work)
  useEffect(() => {
    // In narrow windows the pressed row is hidden: the focus moves to the message.
    if (document.activeElement === document.body || document.activeElement?.checkVisibility() === false)
      heading.current?.focus()
  }, [])

  const { subject, name, email, reference, receivedAt, locale } = message
  return (
    <Box component="article" aria-labelledby="message-subject" sx={{ padding: { xs: 2, md: 2.5 } }}>
      <Button className="back" startIcon={<BackIcon />} onClick={onClose} sx={{ marginBottom: 1 }}>
        {say(messageWords.all)}
      </Button>
      <Typography
        id="message-subject"
        ref={heading}
        tabIndex={-1}
        variant="h2"
        lang={languageOf(subject)}
        sx={{ overflowWrap: 'anywhere', '&:focus-visible': { outline: 'none' } }}
      >
        {subject}
      </Typography>
      <Typography variant="body2" sx={{ marginTop: 0.5, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong> &lt;{email}&gt;
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {minuteOf(receivedAt)} · {reference}
        {locale !== DEFAULT_LOCALE && ` · ${say(messageWords.sent_in, { language: LOCALE_NAMES[locale].own })}`}
      </Typography>
      <Actions
        message={message}
        work={work}
        onAnswer={isAnswering ? undefined : () => setAnswering(true)}
        onGone={onGone}
      />
      {message.suspicions.length > 0 && <Suspicions message={message} />}
      <Typography
        component="div"
        lang={languageOf(message.message)}
        sx={{
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          maxWidth: '42rem',
          fontSize: '0.95rem',
          lineHeight: 1.65,
          marginBlock: 2.5,
        }}
      >
        {message.message}
      </Typography>
      <AnswerList messageId={message.id} />
      {isAnswering && identity && message.state !== 'quarantined' && (
        <AnswerForm
          message={message}
          staffId={identity.id}
          takesFocus={wantsToAnswer === true}
          onDone={() => setAnswering(false)}
        />
      )}
      <MessageDesk message={message} work={work} />
    </Box>
  )
}

/** The toast after a message was marked. */
const MARKED = {
  new: messageWords.marked_new,
  read: messageWords.marked_unanswered,
  answered: messageWords.marked_answered,
} as const

interface ActionsProps {
  message: MessageRecord
  work: MessageWork
  /** Undefined while an answer is being written. */
  onAnswer: (() => void) | undefined
  onGone: () => void
}

function Actions({ message, work, onAnswer, onGone }: ActionsProps) {
  const [isDeleting, setDeleting] = useState(false)
  const say = useWords()
  const [hasReplied, setReplied] = useState(false)
  const { permissions } = usePermissions<string>()
  const { id, version, state } = message
  const mark = (wanted: keyof typeof MARKED) => void work.change(id, { state: wanted, version }, say(MARKED[wanted]))
  const isAside = state === 'quarantined'
  return (
    <>
      <Box
        role="group"
        aria-label={say(messageWords.actions)}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1.5 }}
      >
        {isAside ? (
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
          </>
        )}
        {permissions === 'owner' && (
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDeleting(true)}>
            {say(common.action.delete)}
          </Button>
        )}
      </Box>
      {hasReplied && state !== 'answered' && (
        <Alert
          severity="info"
          variant="outlined"
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
      <Confirm
        isOpen={isDeleting}
        title={say(messageWords.delete_ask)}
        content={say(messageWords.delete_text, { name: message.name })}
        confirm={say(common.action.purge)}
        confirmColor="warning"
        onConfirm={() => {
          setDeleting(false)
          void work.remove(id).then((isDone) => isDone && onGone())
        }}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}

function Suspicions({ message: { state, suspicions } }: { message: MessageRecord }) {
  const say = useWords()
  return (
    <Alert severity={state === 'quarantined' ? 'warning' : 'info'} variant="outlined" sx={{ maxWidth: '42rem' }}>
      {say(state === 'quarantined' ? messageWords.may_be_spam : messageWords.was_spam)}
      <Box component="ul" sx={{ margin: 0, marginTop: 0.5, paddingInlineStart: 2.5 }}>
        {suspicions.map((suspicion) => (
          <li key={suspicion}>{reasonOf(suspicion, say)}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** Marks a new message as read, once each time it is opened: it can be marked as new again meanwhile. */
function useReadingMark({ id, state }: MessageRecord, { change }: MessageWork): void {
  const isMarked = useRef(false)
  useEffect(() => {
    if (state !== 'new' || isMarked.current) return undefined
    const timer = setTimeout(() => {
      isMarked.current = true
      void change(id, { state: 'read' })
    }, GLANCE)
    return () => clearTimeout(timer)
  }, [id, state, change])
}
