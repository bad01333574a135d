import { isIP } from 'node:net'
import { MailRefusedError, type MailTransport, type OutgoingMail, type Refusal } from './mail-transport.ts'

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
export function fieldsOf({ messageId, replyTo, recipients: _recipients, ...mail }: OutgoingMail) {
  return { ...mail, messageId: `<${messageId}>`, ...(replyTo && { replyTo }) }
}

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
