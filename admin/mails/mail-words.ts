import type { MailOfMessage } from '../../contract/messages.ts'
import { minuteOf } from '../words/times.ts'

/** How a mail stands, as a sentence without its end. */
export function mailStanding({ state, attempts, dueAt, sentAt, recipients, isKeptHere }: MailOfMessage): string {
  switch (state) {
    case 'sent':
      if (isKeptHere) return `Kept on this machine: no mail server is set${sentAt ? ` (${minuteOf(sentAt)})` : ''}`
      return sentAt ? `Sent on ${minuteOf(sentAt)}` : 'Sent'
    case 'sending':
      return 'Being sent'
    case 'failed':
      return `Could not be sent${toWhom(recipients)}, after ${times(attempts)}`
    case 'queued':
      if (attempts === 0) return 'Waiting to be sent'
      return `Not sent yet${toWhom(recipients)}, after ${times(attempts)}${dueAt ? `; next attempt on ${minuteOf(dueAt)}` : ''}`
  }
}

/** Whether it makes sense to send it now. What was never tried goes out by itself. */
export function canRetry({ state, attempts }: MailOfMessage): boolean {
  return state === 'failed' || (state === 'queued' && attempts > 0)
}

/** Names the recipients who do not have a mail that others have. */
function toWhom(recipients: MailOfMessage['recipients']): string {
  const without = recipients.filter(({ state }) => state !== 'sent')
  return without.length > 0 && without.length < recipients.length
    ? ` to ${without.map(({ address }) => address).join(', ')}`
    : ''
}

function times(count: number): string {
  return count === 1 ? 'one attempt' : `${count} attempts`
}
