import { useQuery } from '@tanstack/react-query'
import { MAIL_LATE_MINUTES } from '../../contract/limits.ts'
import type { MailRecord, MessageRecord } from '../../contract/messages.ts'
import type { PictureRecord } from '../../contract/picture-library.ts'
import { call } from '../api/call.ts'
import { languageOf, shortTimeOf } from '../messages/message-words.ts'
import { AttentionItem, PlaceLink } from './attention-item.tsx'
import { listPlace } from './content-items.tsx'

/** The first few, in words. */
const NAMED = 3
const PICTURES = 6

/** Messages that nobody has read, or that may be spam. */
export function MessagesItem({ state, count }: { state: 'new' | 'quarantined'; count: number }) {
  const rows = useFirst<MessageRecord>(`/messages?state=${state}&limit=${NAMED}`, count)
  if (count === 0) return null
  const title =
    state === 'new'
      ? count === 1
        ? 'new message'
        : 'new messages'
      : count === 1
        ? 'message that may be spam'
        : 'messages that may be spam'
  const query = state === 'new' ? '' : `?state=${state}`
  return (
    <AttentionItem
      count={count}
      title={title}
      more={{ to: `/messages${query}`, label: state === 'new' ? 'Open the inbox' : 'Review them' }}
      isPressing={state === 'new'}
    >
      <ul>
        {rows.map(({ id, name, subject, receivedAt }) => (
          <li key={id}>
            <PlaceLink to={`/messages/${id}${query}`}>
              <span lang={languageOf(subject)}>{subject}</span>
            </PlaceLink>
            <span>
              {name} · {shortTimeOf(receivedAt)}
            </span>
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** Mails that the mail server did not take, or that have waited for it too long. */
export function LateMailsItem({ late, failed }: { late: number; failed: number }) {
  const state = failed > 0 ? 'failed' : 'queued'
  const rows = useFirst<MailRecord>(`/mails?state=${state}&limit=${NAMED}`, late)
  if (late === 0) return null
  const title =
    failed === late
      ? late === 1
        ? 'e-mail could not be sent'
        : 'e-mails could not be sent'
      : `${late === 1 ? 'e-mail has' : 'e-mails have'} waited longer than ${MAIL_LATE_MINUTES} minutes${failed > 0 ? ', or could not be sent' : ''}`
  return (
    <AttentionItem
      count={late}
      title={title}
      more={{ to: listPlace('mails', { state }), label: 'See, and try again' }}
      isPressing
    >
      <ul>
        {rows.map(({ id, label, message, answer }) => (
          <li key={id}>
            {message ? <PlaceLink to={`/messages/${message.id}?state=all`}>{message.subject}</PlaceLink> : label}
            {answer && <span className="fault">{answer}</span>}
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** Pictures that say nothing to who does not see them. */
export function PicturesItem({ count }: { count: number }) {
  const rows = useFirst<PictureRecord>(`/pictures?alt=missing&limit=${PICTURES}`, count)
  if (count === 0) return null
  return (
    <AttentionItem
      count={count}
      title={count === 1 ? 'picture without alternative text' : 'pictures without alternative text'}
      more={{ to: listPlace('pictures', { alt: 'missing' }), label: 'See all' }}
    >
      <ul className="pictures">
        {rows.map(({ id, name, picture }) => (
          <li key={id}>
            <PlaceLink to={`/pictures/${id}`}>
              <img src={picture.url} alt={name} loading="lazy" />
            </PlaceLink>
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** Projects that lack a fact or a picture. */
export function IncompleteItem({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <AttentionItem
      count={count}
      title={count === 1 ? 'project lacks facts or pictures' : 'projects lack facts or pictures'}
      more={{ to: '/projects', label: 'See the projects' }}
    />
  )
}

function useFirst<Row>(path: string, count: number): Row[] {
  const { data } = useQuery({
    queryKey: ['dashboard', 'first', path, count],
    queryFn: async () => (await call<Row[]>(path)).data,
    enabled: count > 0,
  })
  return data ?? []
}
