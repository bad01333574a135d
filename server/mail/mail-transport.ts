import type { Mailbox } from '../config.ts'

/** A mail as it is to leave. */
export interface OutgoingMail {
  /** Without its brackets; the same each time the mail is sent. */
  messageId: string
  date: Date
  from: Mailbox
  to: string[]
  /** Whoever should get the answer. */
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** What takes mails from here: a mail server, or a folder. */
export interface MailTransport {
  /** Where mails go, for the log of the start; never with a password. */
  readonly says: string
  /**
   * @param signal ends the attempt; whether the mail has gone is then not known
   * @returns what the other side answered when it took the mail
   * @throws MailNotTaken
   */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<string>
}

/** The other side did not take a mail, or could not be asked. The message is its answer, in one line. */
export class MailNotTaken extends Error {
  override name = 'MailNotTaken'
  /** The server has said that it will never take this mail (RFC 5321: 5yz). */
  readonly isFinal: boolean

  constructor(answer: string, { isFinal = false, cause }: { isFinal?: boolean; cause?: unknown } = {}) {
    super(answer, { cause })
    this.isFinal = isFinal
  }
}
