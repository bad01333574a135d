import { randomUUID } from 'node:crypto'
import type { Locale } from '../../contract/locale.ts'
import type { MailOutcome, MailTest } from '../../contract/mail-settings/mail-settings.ts'
import type { MailConfig } from '../core/mail/mail-config.ts'
import { escapeHtml, htmlPage, nameOfFirm } from '../core/mail/mail-text.ts'
import { MailRefusedError } from '../core/mail/mail-transport.ts'
import { createSmtpTransport } from '../core/mail/smtp-transport.ts'
import { NO_AUTOMATIC_ANSWER } from '../core/mail/template.ts'
import type { Db } from '../core/store/schema.ts'

const words: Record<Locale, (firm: string) => { subject: string; text: string }> = {
  en: (firm) => ({
    subject: `Test mail of ${firm}`,
    text: `The website of ${firm} can send e-mail. Messages of its contact form arrive the same way. Nothing needs to be done.`,
  }),
  ne: (firm) => ({
    subject: `परीक्षण इमेल: ${firm}`,
    text: `${firm} को वेबसाइटले इमेल पठाउन सक्छ। सम्पर्क फारामका सन्देश यसै गरी आउनेछन्। केही गर्नु पर्दैन।`,
  }),
}

/** Milliseconds of each step, shorter than for queued mails: somebody waits for the answer. */
const STEPS = 'dnsTimeout=6000&connectionTimeout=8000&greetingTimeout=8000&socketTimeout=12000'
const TIMEOUT = 25_000

/** Sends one mail at once, and says how the server took it. */
export async function sendTestMail(
  db: Db,
  config: MailConfig & { smtpUrl: string },
  { to, locale, now }: { to: string[]; locale: Locale; now: Date },
): Promise<MailTest> {
  const { smtpUrl, from } = config
  const transport = createSmtpTransport(`${smtpUrl}${smtpUrl.includes('?') ? '&' : '?'}${STEPS}`)
  const name = await nameOfFirm(db, locale)
  const { subject, text } = words[locale](name)
  const mail = {
    messageId: `test.${randomUUID()}@${from.address.split('@')[1]}`,
    date: now,
    from,
    to,
    recipients: to,
    subject,
    text: `${text}\n`,
    html: htmlPage(subject, `<p>${escapeHtml(text)}</p>`, locale),
    headers: { 'Content-Language': locale, ...NO_AUTOMATIC_ANSWER },
  }
  try {
    const { answer, refused } = await transport.send(mail, AbortSignal.timeout(TIMEOUT))
    return { outcome: refused.length > 0 ? 'recipient' : 'sent', to, answer, refused: refused.map(withoutFinal) }
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    const outcome = outcomeOf(error.cause as SmtpError)
    // What another service than a mail server says is not for whoever tries ports.
    const answer = outcome === 'not-smtp' ? null : error.message
    return { outcome, to, answer, refused: error.refused.map(withoutFinal) }
  }
}

interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  cause?: unknown
}

const withoutFinal = ({ address, answer }: { address: string; answer: string }) => ({ address, answer })

function outcomeOf(error: SmtpError): MailOutcome {
  const { code = '', command = '', message, name, response } = error
  const said = `${code} ${message} ${error.cause instanceof Error ? `${error.cause.message}` : ''}`
  if (/ENOTFOUND|EAI_AGAIN|ENODATA|EDNS/.test(said)) return 'no-host'
  if (/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/.test(said)) return 'no-connection'
  if (code === 'ETIMEDOUT' || /Timeout|Abort/.test(name) || /ETIMEDOUT/.test(said)) return 'timeout'
  if (/certificate|altname/i.test(said)) return 'certificate'
  if (code === 'EAUTH') return 'sign-in'
  if (command === 'MAIL FROM') return 'sender'
  if (command === 'RCPT TO') return 'recipient'
  if (/wrong version number|packet length|EPROTO\b|SSL|ETLS|STARTTLS/.test(said)) return 'no-tls'
  // A reply of a mail server that is busy or wants nothing of us.
  if (/^[45]\d\d[ -]/.test(response ?? '')) return 'other'
  if (/Invalid (greeting|LHLO|HELO)|Unexpected Response|exceeds maximum/.test(message)) return 'not-smtp'
  return command === 'CONN' && code !== '' ? 'no-connection' : 'other'
}
