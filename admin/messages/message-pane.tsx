import BackIcon from '@mui/icons-material/ArrowBack'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplyIcon from '@mui/icons-material/Reply'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Confirm, usePermissions } from 'react-admin'
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../contract/locale.ts'
import type { MessageRecord } from '../../contract/messages.ts'
import { MessageDesk } from './message-desk.tsx'
import { languageOf, reasonOf, replyAddress } from './message-words.ts'
import { useMessageWork, type MessageWork } from './use-message-work.ts'
import { useTranslate } from '../words/use-translate.ts'
import { useTimes } from '../words/use-times.ts'

/** How long a message is shown before it counts as read, in milliseconds: who leafs through reads nothing. */
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
  const translate = useTranslate()
  const { minuteOf } = useTimes()
  const heading = useRef<HTMLHeadingElement>(null)
  useReadingMark(message, work)
  useEffect(() => {
    // Where the list has made room, what was pressed there is gone.
    if (document.activeElement === document.body || document.activeElement?.checkVisibility() === false)
      heading.current?.focus()
  }, [])

  const { subject, name, email, reference, receivedAt, locale } = message
  return (
    <Box component="article" aria-labelledby="message-subject" sx={{ padding: { xs: 2, md: 2.5 } }}>
      <Button className="back" startIcon={<BackIcon />} onClick={onClose} sx={{ marginBottom: 1 }}>
        {translate('staff.message.all')}
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
        {locale !== DEFAULT_LOCALE &&
          ` · ${translate('staff.message.sent_in', { language: LOCALE_NAMES[locale].own })}`}
      </Typography>
      <Actions message={message} work={work} onGone={onGone} />
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
      <MessageDesk message={message} work={work} />
    </Box>
  )
}

/** What is said when a message has been marked. */
const MARKED = {
  new: 'staff.message.marked_new',
  read: 'staff.message.marked_unanswered',
  answered: 'staff.message.marked_answered',
} as const

function Actions({ message, work, onGone }: { message: MessageRecord; work: MessageWork; onGone: () => void }) {
  const [isDeleting, setDeleting] = useState(false)
  const translate = useTranslate()
  const [hasReplied, setReplied] = useState(false)
  const { permissions } = usePermissions<string>()
  const { id, version, state } = message
  const mark = (wanted: keyof typeof MARKED) =>
    void work.change(id, { state: wanted, version }, translate(MARKED[wanted]))
  const isAside = state === 'quarantined'
  return (
    <>
      <Box
        role="group"
        aria-label={translate('staff.message.actions')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1.5 }}
      >
        {isAside ? (
          <Button variant="contained" onClick={() => void work.release(id)}>
            {translate('staff.message.not_spam')}
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              startIcon={<ReplyIcon />}
              href={replyAddress(message)}
              data-key="r"
              onClick={() => setReplied(true)}
            >
              {translate('staff.message.reply')}
            </Button>
            {state === 'answered' ? (
              <Button variant="outlined" onClick={() => mark('read')}>
                {translate('staff.message.mark_unanswered')}
              </Button>
            ) : (
              <Button variant="outlined" data-key="e" onClick={() => mark('answered')}>
                {translate('staff.message.mark_answered')}
              </Button>
            )}
            {state !== 'new' && (
              <Button variant="outlined" data-key="u" onClick={() => mark('new')}>
                {translate('staff.message.mark_new')}
              </Button>
            )}
          </>
        )}
        {permissions === 'owner' && (
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDeleting(true)}>
            {translate('staff.action.delete')}
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
              <Button onClick={() => mark('answered')}>{translate('staff.message.mark_answered')}</Button>
              <Button onClick={() => setReplied(false)}>{translate('staff.message.not_yet')}</Button>
            </>
          }
        >
          {translate('staff.message.replied')}
        </Alert>
      )}
      <Confirm
        isOpen={isDeleting}
        title={translate('staff.message.delete_ask')}
        content={translate('staff.message.delete_text', { name: message.name })}
        confirm={translate('staff.action.purge')}
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
  const translate = useTranslate()
  return (
    <Alert severity={state === 'quarantined' ? 'warning' : 'info'} variant="outlined" sx={{ maxWidth: '42rem' }}>
      {translate(state === 'quarantined' ? 'staff.message.may_be_spam' : 'staff.message.was_spam')}
      <Box component="ul" sx={{ margin: 0, marginTop: 0.5, paddingInlineStart: 2.5 }}>
        {suspicions.map((suspicion) => (
          <li key={suspicion}>{reasonOf(suspicion, translate)}</li>
        ))}
      </Box>
    </Alert>
  )
}

/** Says that a new message is read, once for each time that it is opened: who marks it as new again means it. */
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
