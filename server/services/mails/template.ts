import type { Kysely } from 'kysely'
import type { Mailbox } from '../../config.ts'
import type { Mail } from '../../store/mails.ts'
import type { Database } from '../../store/schema.ts'

export interface MailContent {
  /** Undefined: the firm's own addresses (ENQUIRIES_TO). */
  to?: string[]
  /** Whoever should get the answer. */
  replyTo?: Mailbox
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

/** One kind of mail. It is composed as late as possible: its recipients are those that are named now. */
export interface MailTemplate {
  /** What the mail is, as lists of staff say it. */
  label: string
  /** What `about` names, if that may be seen in logs: the Message-ID then repeats it. */
  aboutIs?: 'enquiry' | 'hour'
  /** @returns undefined when there is nothing left to tell */
  compose(
    db: Kysely<Database>,
    mail: Pick<Mail, 'about' | 'created_at'>,
    context: { secret: string; now: Date },
  ): Promise<MailContent | undefined>
}

/** For mails that no machine shall answer (RFC 3834). */
export const NO_AUTOMATIC_ANSWER = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
