import { MAIL_LATE_MINUTES } from '../../contract/limits.ts'
import type { MailRecord, MessageRecord } from '../../contract/enquiries/messages.ts'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { useRead } from '../core/api/use-read.ts'
import { languageOf } from '../enquiries/message-words.ts'
import { AttentionItem, PlaceLink } from '../core/layout/attention-item.tsx'
import { listPlace } from './content-items.tsx'
import { useTimes } from '../core/words/use-times.ts'
import { mailLabel } from '../mails/mail-words.ts'
import { useWords } from '../core/words/use-words.ts'
import dashboardWords from './words.json' with { type: 'json' }

/** The first few, in words. */
const NAMED = 3
const PICTURES = 6

/** Unread messages, or possible spam. */
export function MessagesItem({ state, count }: { state: 'new' | 'quarantined'; count: number }) {
  const rows = useFirst<MessageRecord>(`/messages?state=${state}&limit=${NAMED}`, count)
  const { shortTimeOf } = useTimes()
  const query = state === 'new' ? '' : `?state=${state}`
  return (
    <AttentionItem
      count={count}
      title={dashboardWords[state]}
      more={{ to: `/messages${query}`, label: state === 'new' ? dashboardWords.open_inbox : dashboardWords.review }}
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
  const say = useWords()
  const standing = failed === late ? 'failed' : failed > 0 ? 'late_or_failed' : 'late'
  return (
    <AttentionItem
      count={late}
      title={dashboardWords[standing]}
      values={{ minutes: MAIL_LATE_MINUTES }}
      more={{ to: listPlace('mails', { state }), label: dashboardWords.see_mails }}
      isPressing
    >
      <ul>
        {rows.map(({ message, ...mail }) => (
          <li key={mail.id}>
            {message ? (
              <PlaceLink to={`/messages/${message.id}?state=all`}>{message.subject}</PlaceLink>
            ) : (
              mailLabel(mail, say)
            )}
            {mail.answer && (
              <span className="fault" lang="en">
                {mail.answer}
              </span>
            )}
          </li>
        ))}
      </ul>
    </AttentionItem>
  )
}

/** Pictures without alternative text. */
export function PicturesItem({ count }: { count: number }) {
  const rows = useFirst<PictureRecord>(`/pictures?alt=missing&limit=${PICTURES}`, count)
  return (
    <AttentionItem
      count={count}
      title={dashboardWords.without_alt}
      more={{ to: listPlace('pictures', { alt: 'missing' }), label: dashboardWords.see_all }}
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

function useFirst<Row>(path: string, count: number): Row[] {
  const { data } = useRead<Row[]>(['dashboard', 'first', path, count], path, { enabled: count > 0 })
  return data ?? []
}
