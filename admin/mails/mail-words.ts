import type { MailOfMessage } from '../../contract/enquiries/messages.ts'
import type { Times } from '../core/words/use-times.ts'
import { logWords } from '../core/words/log-words.ts'
import mailWords from './words.json' with { type: 'json' }
import type { Say, Text } from '../core/words/use-words.ts'

/** How a mail stands, as a sentence without its end. */
export function mailStanding(mail: MailOfMessage, say: Say, { minuteOf }: Times): string {
  const { state, attempts, dueAt, sentAt, isKeptHere, isNotNeeded } = mail
  const time = sentAt ? minuteOf(sentAt) : ''
  switch (state) {
    case 'sent':
      if (isNotNeeded) return say(mailWords.not_needed)
      if (isKeptHere) return say(time ? mailWords.kept_on : mailWords.kept, { time })
      return say(time ? mailWords.sent_on : mailWords.sent, { time })
    case 'sending':
      return say(mailWords.sending)
    case 'failed':
      return toWhom(mail, say(mailWords.failed, { count: attempts }), say)
    case 'queued': {
      if (attempts === 0) return say(mailWords.waiting)
      const standing = toWhom(mail, say(mailWords.late, { count: attempts }), say)
      return dueAt ? say(mailWords.next, { standing, time: minuteOf(dueAt) }) : standing
    }
  }
}

/** The purpose and receivers of a mail; of a kind that only a newer server has, in the words of that. */
export function mailLabel({ kind, label }: Pick<MailOfMessage, 'kind' | 'label'>, say: Say): string {
  const labels: Record<string, Text> = { ...mailWords.label, ...logWords('mails') }
  return labels[kind] ? say(labels[kind]) : label
}

/** Whether it makes sense to send it now. What was never tried goes out by itself. */
export function canRetry({ state, attempts }: MailOfMessage): boolean {
  return state === 'failed' || (state === 'queued' && attempts > 0)
}

/** Names the recipients that a mail has not reached, where it has reached others. */
function toWhom({ recipients }: MailOfMessage, standing: string, say: Say): string {
  const without = recipients.filter(({ state }) => state !== 'sent')
  if (without.length === 0 || without.length === recipients.length) return standing
  const addresses = without.map(({ address }) => address).join(', ')
  return say(mailWords.recipients, { standing, addresses })
}
