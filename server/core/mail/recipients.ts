import type { Mail } from './mail-store.ts'
import type { Refusal } from './mail-transport.ts'

export interface Recipient {
  address: string
  /** failed: only a retry by staff sends again. */
  state: 'queued' | 'sent' | 'failed'
  answer: string | null
  sentAt: string | null
}

export function recipientsOf({ recipients }: Pick<Mail, 'recipients'>): Recipient[] {
  return JSON.parse(recipients) as Recipient[]
}

/** The named recipients, and former ones who have the mail already. */
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
  at: string
  answer: string
  isTaken: boolean
  refused: Refusal[]
  /** Stops at permanent refusals: for addresses that the firm cannot correct. */
  acceptsRefusals: boolean
  isLast: boolean
}

/** Unless `acceptsRefusals`, permanent refusals are retried while nobody has the mail: the firm may fix a typo. */
export function afterAttempt(planned: Recipient[], { at, answer, isTaken, refused, acceptsRefusals, isLast }: Attempt) {
  const hasMail = isTaken || planned.some(({ state }) => state === 'sent')
  return planned.map((recipient): Recipient => {
    if (recipient.state !== 'queued') return recipient
    const refusal = refused.find(({ address }) => address.toLowerCase() === recipient.address.toLowerCase())
    if (isTaken && !refusal) return { ...recipient, state: 'sent', answer, sentAt: at }
    const isFinal = refusal?.isFinal === true && (hasMail || acceptsRefusals)
    return { ...recipient, state: isFinal || isLast ? 'failed' : 'queued', answer: refusal?.answer ?? answer }
  })
}

/** Queued while one recipient is; otherwise failed when one has failed. */
export function stateOf(recipients: Recipient[]): 'queued' | 'sent' | 'failed' {
  const has = (state: Recipient['state']) => recipients.some((recipient) => recipient.state === state)
  return has('queued') ? 'queued' : has('failed') ? 'failed' : 'sent'
}
