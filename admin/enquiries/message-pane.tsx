import BackIcon from '@mui/icons-material/ArrowBack'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../contract/locale.ts'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { AnswerForm, hasAnswerDraft, useAnswers } from './answer-form.tsx'
import { MessageActions } from './message-actions.tsx'
import { MessageDesk } from './message-desk.tsx'
import { languageOf, reasonOf } from './message-words.ts'
import { useMessageWork } from './message-work.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { useWords, SayText } from '../core/words/use-words.ts'
import messageWords from './words.json' with { type: 'json' }
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { messageCalls } from './message-calls.ts'
import { MailState } from '../mails/mail-state.tsx'
import answerWords from './answer-words.json' with { type: 'json' }

const SHOWN = 5

/** Other messages from the same e-mail address, the newest first. */
function OtherMessages({ message: { id, email } }: { message: MessageRecord }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { data } = useQuery({
    queryKey: ['messages', 'same', id],
    queryFn: () => messageCalls.list({ sameSenderAs: String(id) }, 1, SHOWN),
  })
  if (!data || data.data.length === 0) return null
  const total = data.meta?.total ?? 0
  return (
    <Box component="section" aria-labelledby="others" sx={{ maxWidth: '42rem', marginTop: 2.5 }}>
      <SayText words={messageWords.others} id="others" variant="h3" sx={{ marginBottom: 0.75 }} />
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, overflowWrap: 'anywhere' }}>
        {data.data.map(({ id: other, subject, receivedAt, state }) => (
          <li key={other}>
            <Link to={`/messages/${other}?state=all`} lang={languageOf(subject)}>
              {subject}
            </Link>{' '}
            <Typography component="span" variant="quiet">
              {minuteOf(receivedAt)} · {say(messageWords.tab[state])}
            </Typography>
          </li>
        ))}
      </Box>
      {total > SHOWN && (
        <Link to={`/messages?${new URLSearchParams({ state: 'all', search: email })}`}>
          {say(messageWords.others_all, { count: total + 1 })}
        </Link>
      )}
    </Box>
  )
}

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
  const say = useWords()
  const { minuteOf } = useTimes()
  const heading = useRef<HTMLHeadingElement>(null)
  const { identity } = useGetIdentity()
  const [wantsToAnswer, setAnswering] = useState<boolean>()
  // A draft that was left is opened again.
  const isAnswering = wantsToAnswer ?? (identity !== undefined && hasAnswerDraft(identity.id, message.id))
  useReadingMark(message)
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
      <Typography variant="quiet" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {minuteOf(receivedAt)} · {reference}
        {locale !== DEFAULT_LOCALE && ` · ${say(messageWords.sent_in, { language: LOCALE_NAMES[locale].own })}`}
      </Typography>
      <MessageActions message={message} onAnswer={isAnswering ? undefined : () => setAnswering(true)} onGone={onGone} />
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
      {isAnswering && identity && message.state !== 'quarantined' && message.state !== 'trash' && (
        <AnswerForm
          message={message}
          staffId={identity.id}
          takesFocus={wantsToAnswer === true}
          onDone={() => setAnswering(false)}
        />
      )}
      <MessageDesk message={message} />
      <OtherMessages message={message} />
    </Box>
  )
}

function Suspicions({ message: { state, suspicions } }: { message: MessageRecord }) {
  const say = useWords()
  const { may_be_spam, marked_as_spam, was_spam } = messageWords
  const suspected = suspicions.includes('staff') ? marked_as_spam : may_be_spam
  return (
    <Alert severity={state === 'quarantined' ? 'warning' : 'info'} sx={{ maxWidth: '42rem' }}>
      {say(state === 'quarantined' ? suspected : was_spam)}
      <Box component="ul" sx={{ margin: 0, marginTop: 0.5, paddingInlineStart: 2.5 }}>
        {suspicions.map((suspicion) => (
          <li key={suspicion}>{reasonOf(suspicion, say)}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** Marks a new message as read, once each time it is opened: it can be marked as new again meanwhile. */
function useReadingMark({ id, state, version }: MessageRecord): void {
  const { change } = useMessageWork()
  const isMarked = useRef(false)
  const mark = useEffectEvent(async () => {
    isMarked.current = true
    // An answer or a colleague may be quicker: what they have changed stays.
    isMarked.current = await change(id, { state: 'read', version })
  })
  useEffect(() => {
    if (state !== 'new' || isMarked.current) return undefined
    const timer = setTimeout(() => void mark(), GLANCE)
    return () => clearTimeout(timer)
  }, [id, state, version])
}

/** The answers to a message: who, when, what, and how each mail stands. */
function AnswerList({ messageId }: { messageId: number }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { data: answers = [] } = useAnswers(messageId)
  if (answers.length === 0) return null
  return (
    <Box component="section" aria-label={say(answerWords.list)} sx={{ maxWidth: '42rem', marginBottom: 2.5 }}>
      <SayText words={answerWords.list} variant="h3" sx={{ marginBottom: 0.75 }} />
      {answers.map(({ id, subject, text, writtenAt, writtenBy, mail }) => (
        <Box
          key={id}
          component="article"
          aria-label={subject}
          sx={{ borderInlineStart: 3, borderColor: 'divider', paddingInlineStart: 1.5, marginBottom: 2 }}
        >
          <Typography variant="quiet" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {say(answerWords.by, { name: writtenBy, time: minuteOf(writtenAt) })}
          </Typography>
          <Typography variant="body2" lang={languageOf(subject)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {subject}
          </Typography>
          <Typography
            component="div"
            lang={languageOf(text)}
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.6, marginBlock: 1 }}
          >
            {text}
          </Typography>
          {mail ? <MailState mail={mail} about={subject} /> : <SayText words={answerWords.mail_gone} variant="body2" />}
        </Box>
      ))}
    </Box>
  )
}
