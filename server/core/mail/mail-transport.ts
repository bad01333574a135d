import type { Mailbox } from '../process/config-values.ts'

export interface OutgoingMail {
  messageId: string
  date: Date
  from: Mailbox
  to: string[]
  recipients?: string[]
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export interface Refusal {
  address: string
  answer: string
  /** Permanent (RFC 5321: 5yz). */
  isFinal: boolean
}

export interface Delivery {
  answer: string
  refused: Refusal[]
}

export interface MailTransport {
  /** Its destination for the log, without a password. */
  readonly says: string
  /** After an abort it is unknown whether the mail was sent. @throws MailRefusedError when nobody got it */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>
}

export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
  readonly refused: Refusal[]

  constructor(answer: string, { refused = [], cause }: { refused?: Refusal[]; cause?: unknown } = {}) {
    super(answer, { cause })
    this.refused = refused
  }
}
