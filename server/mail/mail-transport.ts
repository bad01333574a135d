import type { Mailbox } from '../config.ts'

/** A mail as it is to leave. */
export interface OutgoingMail {
  /** Without its brackets; the same each time the mail is sent. */
  messageId: string
  date: Date
  from: Mailbox
  /** All recipients, as the mail's header names them. */
  to: string[]
  /** Those of them who get it now; undefined: all. */
  recipients?: string[]
  /** Whoever should get the answer. */
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** Why one recipient did not get a mail. */
export interface Refusal {
  address: string
  /** What the server said, in one line. */
  answer: string
  /** It will never take a mail for this recipient (RFC 5321: 5yz). */
  isFinal: boolean
}

/** A mail was taken for all recipients who are not refused. */
export interface Delivery {
  answer: string
  refused: Refusal[]
}

/** What takes mails from here: a mail server, or a folder. */
export interface MailTransport {
  /** Where mails go, for the log of the start; never with a password. */
  readonly says: string
  /**
   * @param signal ends the attempt; whether the mail has gone is then not known
   * @returns what the other side answered when it took the mail, and whom it refused
   * @throws MailNotTaken when nobody got it
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<Delivery>
}

/** The other side did not take a mail, or could not be asked. The message is its answer, in one line. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken'
  /** What it said about single recipients, where it did. */
  readonly refused: Refusal[]

  constructor(answer: string, { refused = [], cause }: { refused?: Refusal[]; cause?: unknown } = {}) {
    super(answer, { cause })
    this.refused = refused
  }
}
