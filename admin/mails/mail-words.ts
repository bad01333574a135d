import type { MailOfMessage } from '../../contract/messages.ts'
import { minuteOf } from '../words/times.ts'

export const MAIL_KIND_WORDS: Record<MailOfMessage['kind'], string> = {
  enquiry: 'The message, to the office',
  acknowledgement: 'Receipt, to the sender',
  quarantine: 'List of possible spam, to the office',
  password: 'Link to choose a password',
}

/** How a mail stands, as a sentence without its end. */
export function mailStanding({ state, attempts, dueAt, sentAt, isKeptHere }: MailOfMessage): string {
  switch (state) {
    case 'sent':
      if (isKeptHere) return `Kept on this machine: no mail server is set${sentAt ? ` (${minuteOf(sentAt)})` : ''}`
      return sentAt ? `Sent on ${minuteOf(sentAt)}` : 'Sent'
    case 'sending':
      return 'Being sent'
    case 'failed':
      return `Could not be sent, after ${times(attempts)}`
    case 'queued':
      if (attempts === 0) return 'Waiting to be sent'
      return `Not sent yet, after ${times(attempts)}${dueAt ? `; next attempt on ${minuteOf(dueAt)}` : ''}`
  }
}

/** Whether it makes sense to send it now. What was never tried goes out by itself. */
export function canRetry({ state, attempts }: MailOfMessage): boolean {
  return state === 'failed' || (state === 'queued' && attempts > 0)
}

function times(count: number): string {
  return count === 1 ? 'one attempt' : `${count} attempts`
}
