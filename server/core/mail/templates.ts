import { randomUUID } from 'node:crypto'
import type { Locale } from '../../../contract/locale.ts'
import type { Mailbox } from '../process/config-values.ts'
import type { Db } from '../store/schema.ts'
import { insertMail, type Mail } from './mail-store.ts'

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
  /** Of the site, where it is known: without it, mails have no links. */
  publicUrl?: string | undefined
}

/** Composed at each attempt, so that its recipients are the current ones. */
export interface MailTemplate {
  /** Shown in staff's lists. */
  label: string
  /** The kind of thing that `about` identifies, if it may appear in logs and the Message-ID. */
  aboutIs?: 'enquiry' | 'hour'
  /** Its recipients are not shown in the list of mails: a right of their own protects them. */
  isConfidential?: true
  /** Undefined when the mail is obsolete. */
  compose(
    db: Db,
    mail: Pick<Mail, 'id' | 'kind' | 'about' | 'created_at'>,
    context: MailContext,
  ): Promise<MailContent | undefined>
}

let registered: Readonly<Record<string, MailTemplate>> | undefined

/** To be called once in each program that queues or sends mails (server/features.ts). @param templates by kind of mail */
export function registerMails(templates: Readonly<Record<string, MailTemplate>>): void {
  registered = templates
}

/** Undefined for a newer program's kind of mail. @throws if the program has not registered its features */
export function findTemplate(kind: string): MailTemplate | undefined {
  if (!registered) throw new Error('No features are registered: import server/features.ts first')
  const name = nameOfKind(kind)
  return Object.hasOwn(registered, name) ? registered[name] : undefined
}

/** Without the number by which there may be several of a kind about one thing, such as answer-12. */
export function nameOfKind(kind: string): string {
  return kind.replace(/-\d{1,10}$/, '')
}

/** Call `wakeJobs` after the commit. A mail of the same kind and subject is queued once. @param at now, UTC ISO */
export async function queueMail(
  tx: Db,
  { kind, about, at, dueAt = at }: { kind: string; about: string; at: string; dueAt?: string },
): Promise<void> {
  // Makes the mail server's log readable. The first attempt adds the domain.
  const traced = findTemplate(kind)?.aboutIs ? `${kind}.${about}` : kind
  await insertMail(tx, { message_id: `${traced}.${randomUUID()}`, kind, about, created_at: at, due_at: dueAt })
}
