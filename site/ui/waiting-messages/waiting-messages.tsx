import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WaitingMessage } from '../../outbox/message-store.ts'
import { moments } from '../../format-moment.words.ts'
import type { OutboxState } from '../../outbox/outbox-state.ts'
import { cancelMessage, sendNow } from '../../outbox/outbox.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './waiting-messages.css?inline'
import { words } from './words.ts'

interface WaitingMessagesProps extends Pick<OutboxState, 'messages' | 'sending'> {
  /** Puts a message back into the form. Returns false when the form has another text. */
  putBack: (values: WaitingMessage['submission']) => boolean
  focusForm: () => void
}

export function WaitingMessages({ messages, sending, putBack, focusForm }: WaitingMessagesProps) {
  const t = useWords(words)
  const heading = useRef<HTMLHeadingElement>(null)
  /** A message that has just disappeared while one of its buttons had the focus. */
  const [gone, setGone] = useState<{ message: WaitingMessage; isCancelled: boolean }>()

  useEffect(() => {
    if (!gone) return
    if (heading.current) heading.current.focus()
    else focusForm()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message
  }, [gone])

  const cancel = async (message: WaitingMessage) => {
    if (await cancelMessage(message.key)) setGone({ message, isCancelled: true })
  }

  return (
    <>
      <p className="visually-hidden" role="status">
        {gone?.isCancelled && t.cancelled(gone.message.submission.subject)}
      </p>
      {messages.length > 0 && (
        <section className="waiting" aria-labelledby="waiting-heading">
          <ComponentStyles name="waiting-messages" css={styles} />
          <h2 className="waiting__title" id="waiting-heading" ref={heading} tabIndex={-1}>
            {t.title}
          </h2>
          <ul className="waiting__list">
            {messages.map((message) => (
              <Message
                key={message.key}
                message={message}
                isSending={sending.includes(message.key)}
                onGoneWithFocus={() => setGone({ message, isCancelled: false })}
                onCancel={() => void cancel(message)}
                onCorrect={() => putBack(message.submission) && void cancelMessage(message.key)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface MessageProps {
  message: WaitingMessage
  isSending: boolean
  /** Called when the message disappears, delivered by whatever attempt, while the focus is in it. */
  onGoneWithFocus: () => void
  onCancel: () => void
  /** Returns false when the form has no room. */
  onCorrect: () => unknown
}

function Message({
  message: { key, submission, writtenAt, refused },
  isSending,
  onGoneWithFocus,
  onCancel,
  onCorrect,
}: MessageProps) {
  const t = useWords(words)
  const { format } = useWords(moments)
  const dialog = useRef<HTMLDialogElement>(null)
  const [trouble, setTrouble] = useState('')
  const item = useRef<HTMLLIElement>(null)

  useLayoutEffect(() => {
    const element = item.current
    return () => {
      if (element?.contains(document.activeElement)) onGoneWithFocus()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the message is gone once
  }, [])

  const send = async () => {
    setTrouble('')
    const result = await sendNow(key)
    if (result?.kind === 'waiting') setTrouble(t.trouble[result.cause])
  }

  const action = { className: 'waiting__action', 'aria-describedby': `waiting-${key}` }
  return (
    <li className="waiting__message" ref={item}>
      <p className="waiting__subject" id={`waiting-${key}`}>
        {submission.subject}
      </p>
      <p className="waiting__facts">
        {t.written(format(writtenAt))}{' '}
        <span className="waiting__state" role="status">
          {isSending ? t.sending : trouble}
          {refused && ` ${t.refused(Object.values(refused))}`}
        </span>
      </p>
      <p className="waiting__actions">
        {refused ? (
          <button type="button" {...action} onClick={() => onCorrect() === false && setTrouble(t.sendFirst)}>
            {t.correct}
          </button>
        ) : (
          <button type="button" {...action} aria-disabled={isSending} onClick={() => isSending || void send()}>
            {t.now}
          </button>
        )}
        <button
          type="button"
          {...action}
          aria-disabled={isSending}
          aria-haspopup="dialog"
          onClick={() => isSending || dialog.current?.showModal()}
        >
          {t.cancel}
        </button>
      </p>
      <dialog
        className="waiting__dialog"
        ref={dialog}
        aria-labelledby={`cancel-${key}`}
        onClose={({ currentTarget }) => {
          if (currentTarget.returnValue === 'cancel') onCancel()
        }}
      >
        <form className="waiting__question" method="dialog">
          <p className="waiting__subject" id={`cancel-${key}`}>
            {t.question}
          </p>
          <p>{t.consequence(submission.subject)}</p>
          <p className="waiting__actions">
            <button className="button" type="submit" value="keep">
              {t.keep}
            </button>
            <button className="button button--quiet" type="submit" value="cancel">
              {t.cancelMessage}
            </button>
          </p>
        </form>
      </dialog>
    </li>
  )
}
