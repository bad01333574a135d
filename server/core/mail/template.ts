import type { Locale } from '../../../contract/locale.ts'
import type { Mailbox } from '../process/config-values.ts'
import type { Mail } from './mail-store.ts'
import type { Db } from '../store/schema.ts'

export interface MailContent {
  /** Undefined: the firm's own addresses (ENQUIRIES_TO). */
  to?: string[]
  replyTo?: Mailbox
  /** Of its words, for the header Content-Language (RFC 3282). */
  locale: Locale
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export interface MailContext {
  secret: string
  now: Date
  /** Of mails to the firm's own addresses, which have no account. */
  officeLocale: Locale
  /** The firm's own addresses. */
  enquiriesTo?: readonly string[]
}

/** Composed at each attempt, so that its recipients are the current ones. */
export interface MailTemplate {
  /** Shown in staff's lists. */
  label: string
  /** What `about` identifies, if it may appear in logs and the Message-ID. */
  aboutIs?: 'enquiry' | 'hour'
  /** Undefined when the mail is obsolete. */
  compose(
    db: Db,
    mail: Pick<Mail, 'id' | 'kind' | 'about' | 'created_at'>,
    context: MailContext,
  ): Promise<MailContent | undefined>
}

/** Prevents automatic replies (RFC 3834). */
export const NO_AUTOMATIC_ANSWER = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
