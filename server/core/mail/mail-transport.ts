import { rm } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import type { Mailbox } from '../process/config-values.ts'
import { makeFolder, syncFolder, writeDurably } from '../process/durable-files.ts'
import { describeFolder } from '../process/project-folder.ts'
import { messageOf } from '../process/service-error.ts'
import { readMailConfig, type MailConfig, type MailSource } from './mail-config.ts'
import { WRITTEN_TO_FILE } from './mail-store.ts'

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

/** Asked for each mail: owners may change the settings while the server runs, also on another one of the same store. */
export type ReadMail = () => Promise<{ config: MailConfig; transport: MailTransport }>

export function createMailReader({ dataDir, ...source }: MailSource & { dataDir: string }): ReadMail {
  return async () => {
    const config = await readMailConfig(source)
    return { config, transport: openTransport(config, dataDir) }
  }
}

/** A mail server, or without one the folder `mail` of the data folder. */
export function openTransport({ smtpUrl }: Pick<MailConfig, 'smtpUrl'>, dataDir: string): MailTransport {
  return smtpUrl === undefined ? createFileTransport(mailFolderOf({ dataDir })) : createSmtpTransport(smtpUrl)
}

export function mailFolderOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail')
}

/** Writes mails as .eml files, one per Message-ID, so that a repeated mail overwrites itself. */
export function createFileTransport(folder: string): MailTransport {
  return {
    says: `${describeFolder(folder)} as .eml files: set a mail server at /admin/mail-settings, or SMTP_URL`,
    async send(mail) {
      try {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport({
          streamTransport: true,
          buffer: true,
          newline: 'unix',
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        const { message } = await transport.sendMail(fieldsOf(mail))
        await makeFolder(folder, 0o700)
        const name = fileNameOf(mail)
        await writeDurably(join(folder, name), message as Buffer, 0o600)
        return { answer: WRITTEN_TO_FILE + name, refused: [] }
      } catch (error) {
        throw new MailRefusedError(messageOf(error), { cause: error })
      }
    },
  }
}

export async function deleteMailFiles(folder: string, mails: { message_id: string; created_at: string }[]) {
  for (const { message_id, created_at } of mails) {
    await rm(join(folder, fileNameOf({ messageId: message_id, date: new Date(created_at) })), { force: true })
  }
  await syncFolder(folder)
}

function fileNameOf({ messageId, date }: Pick<OutgoingMail, 'messageId' | 'date'>): string {
  return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/[^\w.-]/g, '_')}.eml`
}

/** Milliseconds per step of the SMTP session; the query of the server's address can override them. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 30_000,
  socketTimeout: 120_000,
  socketCloseTimeout: 2000,
}

const ANSWER_LENGTH = 500

export type ConversationListener = (speaker: 'client' | 'server' | 'note', text: string) => void

/**
 * A connection per mail. Passwords need TLS, unless the server is local or the address has `requireTLS=false`.
 * @param url such as smtps://user:password@mail.example.org:465, or smtp://... for STARTTLS
 */
export function createSmtpTransport(url: string, listener?: ConversationListener): MailTransport {
  const { username, password, hostname, protocol, host } = new URL(url)
  const options = {
    ...TIMEOUTS,
    requireTLS: protocol === 'smtp:' && username !== '' && !isThisMachine(hostname),
    url,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(listener && { debug: true, logger: createLogger(listener, [username, password].map(decodeURIComponent)) }),
  }
  return {
    says: `${protocol}//${username && `${username}:***@`}${host}`,
    async send(mail, signal) {
      try {
        // Loaded on demand: saves start time and memory.
        const { createTransport } = await import('nodemailer')
        const envelope = mail.recipients && { envelope: { from: mail.from.address, to: mail.recipients } }
        const sent = await createTransport(options).sendMail({ ...fieldsOf(mail), ...envelope, signal })
        return { answer: inOneLine(sent.response), refused: refusalsOf(sent) }
      } catch (error) {
        throw notTaken(error)
      }
    },
  }
}

/** nodemailer encodes the fields, which prevents header injection. */
function fieldsOf({ messageId, replyTo, from, subject, recipients: _recipients, ...mail }: OutgoingMail) {
  return {
    ...mail,
    messageId: `<${messageId}>`,
    from: { ...from, name: literal(from.name) },
    subject: literal(subject),
    ...(replyTo && { replyTo: { ...replyTo, name: literal(replyTo.name) } }),
  }
}

/** Mail programs decode what looks like an encoded word (RFC 2047), even in quotes: an invisible joiner prevents it. */
const literal = (text: string) => text.replaceAll('=?', '=\u2060?')

interface RecipientError extends Error {
  recipient?: string
  response?: string
  responseCode?: number
}

function refusalsOf({ rejectedErrors = [] }: { rejectedErrors?: RecipientError[] }): Refusal[] {
  return rejectedErrors.map(({ recipient = '', response, responseCode = 0, message }) => ({
    address: recipient,
    answer: inOneLine(response ?? message),
    isFinal: responseCode >= 500,
  }))
}

function notTaken(error: unknown): MailRefusedError {
  const { message, response, code, rejectedErrors } = error as Error & {
    response?: string
    code?: string
    rejectedErrors?: RecipientError[]
  }
  // Only refused recipients are permanent; a failed login or unknown sender is the firm's to fix.
  return new MailRefusedError(inOneLine(response ?? `${code ? `${code}: ` : ''}${message}`), {
    refused: refusalsOf({ rejectedErrors: rejectedErrors ?? [] }),
    cause: error,
  })
}

function inOneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, ANSWER_LENGTH)
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))
}

/** Hides what nodemailer does not: credentials that a server repeats. */
function createLogger(listener: ConversationListener, secrets: string[]) {
  const [user = '', password = ''] = secrets
  const hidden = [
    password,
    ...['utf8', 'latin1'].flatMap((encoding) =>
      [password, `\0${user}\0${password}`].map((text) =>
        Buffer.from(text, encoding as BufferEncoding).toString('base64'),
      ),
    ),
  ]
  const hide = (text: string) =>
    hidden
      .filter((secret) => secret !== '' && password !== '')
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), text)
  const write = (entry: { tnx?: string } | undefined, text: unknown, ...values: unknown[]) => {
    const speaker =
      entry?.tnx === 'client' || entry?.tnx === 'message' ? 'client' : entry?.tnx === 'server' ? 'server' : 'note'
    listener(speaker, hide(fill(String(text ?? ''), values)).trimEnd())
  }
  return { trace: write, debug: write, info: write, warn: write, error: write, fatal: write }
}

function fill(text: string, values: unknown[]): string {
  const rest = [...values]
  return text.replaceAll(/%[sd]/g, () => String(rest.shift() ?? ''))
}
