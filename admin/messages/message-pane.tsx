import BackIcon from '@mui/icons-material/ArrowBack'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import ReplyIcon from '@mui/icons-material/Reply'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { Confirm, usePermissions } from 'react-admin'
import type { MessageRecord } from '../../contract/messages.ts'
import { minuteOf } from '../words/times.ts'
import { MessageDesk } from './message-desk.tsx'
import { languageOf, reasonOf, replyAddress } from './message-words.ts'
import { useMessageWork, type MessageWork } from './use-message-work.ts'

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
  const heading = useRef<HTMLHeadingElement>(null)
  useReadingMark(message, work)
  useEffect(() => {
    // Where the list has made room, what was pressed there is gone.
    if (document.activeElement === document.body || document.activeElement?.checkVisibility() === false)
      heading.current?.focus()
  }, [])

  const { subject, name, email, reference, receivedAt } = message
  return (
    <Box component="article" aria-labelledby="message-subject" sx={{ padding: { xs: 2, md: 2.5 } }}>
      <Button className="back" startIcon={<BackIcon />} onClick={onClose} sx={{ marginBottom: 1 }}>
        All messages
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

function Actions({ message, work, onGone }: { message: MessageRecord; work: MessageWork; onGone: () => void }) {
  const [isDeleting, setDeleting] = useState(false)
  const [hasReplied, setReplied] = useState(false)
  const { permissions } = usePermissions<string>()
  const { id, version, state } = message
  const mark = (wanted: 'new' | 'read' | 'answered', said: string) =>
    void work.change(id, { state: wanted, version }, said)
  const isAside = state === 'quarantined'
  return (
    <>
      <Box
        role="group"
        aria-label="What to do with this message"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1.5 }}
      >
        {isAside ? (
          <Button variant="contained" onClick={() => void work.release(id)}>
            Not spam
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
              Reply by e-mail
            </Button>
            {state === 'answered' ? (
              <Button variant="outlined" onClick={() => mark('read', 'Not answered any more')}>
                Not answered yet
              </Button>
            ) : (
              <Button variant="outlined" data-key="e" onClick={() => mark('answered', 'Marked as answered')}>
                Mark as answered
              </Button>
            )}
            {state !== 'new' && (
              <Button variant="outlined" data-key="u" onClick={() => mark('new', 'Marked as new')}>
                Mark as new
              </Button>
            )}
          </>
        )}
        {permissions === 'owner' && (
          <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDeleting(true)}>
            Delete
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
              <Button onClick={() => mark('answered', 'Marked as answered')}>Mark as answered</Button>
              <Button onClick={() => setReplied(false)}>Not yet</Button>
            </>
          }
        >
          Your mail program has the reply. Is it sent?
        </Alert>
      )}
      <Confirm
        isOpen={isDeleting}
        title="Delete this message permanently?"
        content={`What ${message.name} wrote, its notes and the e-mails about it that are still here will be gone. This cannot be undone.`}
        confirm="Delete permanently"
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
  return (
    <Alert severity={state === 'quarantined' ? 'warning' : 'info'} variant="outlined" sx={{ maxWidth: '42rem' }}>
      {state === 'quarantined'
        ? 'This may be spam, so nobody was notified by e-mail. If it is genuine, choose “Not spam”.'
        : 'This was marked as possible spam, then as not spam.'}
      <Box component="ul" sx={{ margin: 0, marginTop: 0.5, paddingInlineStart: 2.5 }}>
        {suspicions.map((suspicion) => (
          <li key={suspicion}>{reasonOf(suspicion)}</li>
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
