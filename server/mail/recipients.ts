import type { Mail } from '../store/mails.ts'
import type { Refusal } from './mail-transport.ts'

/** Delivery of a mail to one recipient. */
export interface Recipient {
  address: string
  /** queued: it is tried (again); sent: the mail server has taken it; failed: it is not tried again without a retry by hand. */
  state: 'queued' | 'sent' | 'failed'
  /** What the mail server said last about this recipient. */
  answer: string | null
  /** When it was taken, UTC ISO text. */
  sentAt: string | null
}

/** The recipients of a mail that was tried at least once, as they are stored with it. */
export function recipientsOf({ recipients }: Pick<Mail, 'recipients'>): Recipient[] {
  return JSON.parse(recipients) as Recipient[]
}

/**
 * The recipients of the next attempt: those named now, with what is known of each, and those who have the mail already.
 * One who is no longer named and does not have it is left out.
 */
export function planRecipients(known: Recipient[], to: string[]): Recipient[] {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const named = to.filter((address, index) => to.findIndex((other) => isSame(other, address)) === index)
  const former = known.filter(
    ({ address, state }) => state === 'sent' && !named.some((other) => isSame(other, address)),
  )
  const planned = named.map(
    (address): Recipient =>
      known.find((one) => isSame(one.address, address)) ?? { address, state: 'queued', answer: null, sentAt: null },
  )
  return [...former, ...planned]
}

export interface Attempt {
  /** When it ended, UTC ISO text. */
  at: string
  /** What the mail server said about the mail. */
  answer: string
  /** Whether it took the mail for all who were not refused. */
  isTaken: boolean
  refused: Refusal[]
  /** A refusal for good is believed even when nobody has the mail: nobody here can put the address right. */
  believesRefusals: boolean
  /** No attempt follows. */
  isLast: boolean
}

/**
 * What is known of each recipient after an attempt for all that were queued. While nobody has the mail, a refusal for good
 * is tried again too: the firm can correct its own addresses, and an enquiry must not be lost by a typing error in one.
 */
export function afterAttempt(
  planned: Recipient[],
  { at, answer, isTaken, refused, believesRefusals, isLast }: Attempt,
): Recipient[] {
  const isHeld = isTaken || planned.some(({ state }) => state === 'sent')
  return planned.map((recipient): Recipient => {
    if (recipient.state !== 'queued') return recipient
    const refusal = refused.find(({ address }) => address.toLowerCase() === recipient.address.toLowerCase())
    if (isTaken && !refusal) return { ...recipient, state: 'sent', answer, sentAt: at }
    const isFinal = refusal?.isFinal === true && (isHeld || believesRefusals)
    return { ...recipient, state: isFinal || isLast ? 'failed' : 'queued', answer: refusal?.answer ?? answer }
  })
}

/** The state of the whole mail: queued while one recipient is, failed when one has failed and none is queued. */
export function stateOf(recipients: Recipient[]): 'queued' | 'sent' | 'failed' {
  const has = (state: Recipient['state']) => recipients.some((recipient) => recipient.state === state)
  return has('queued') ? 'queued' : has('failed') ? 'failed' : 'sent'
}
