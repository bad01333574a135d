import { randomUUID } from 'node:crypto'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type {
  MailSettings,
  MailSettingsChange,
  MailOutcome,
  MailTest,
} from '../../contract/mail-settings/mail-settings.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import {
  NO_MAIL_SERVER,
  isTested,
  openPassword,
  readMailConfig,
  readStoredMail,
  sealPassword,
  serverOf,
  smtpUrlOf,
  storeMail,
  type MailConfig,
  type MailSource,
  type StoredMail,
} from '../core/mail/mail-config.ts'
import { nameOfFirm, sentencesMail } from '../core/mail/mail-text.ts'
import { MailRefusedError, createSmtpTransport } from '../core/mail/mail-transport.ts'
import { invalid } from '../core/process/service-error.ts'
import { SAMPLE_FIRM } from '../core/settings/sample-content.ts'
import { getSettings } from '../core/settings/settings.ts'
import type { Db } from '../core/store/schema.ts'

const NO_SERVER = { host: '', port: 465, security: 'tls', user: '' } as const

const SAME_SERVER = ['host', 'port', 'security', 'user'] as const

/** The settings that apply, and which of them stand in the environment. The password stays here. */
export async function getMailSettings(source: MailSource): Promise<MailSettings> {
  const { db, secret, mail } = source
  const [stored, config] = [await readStoredMail(db), await readMailConfig(source)]
  const { host, port, security, user } = config.smtpUrl === undefined ? NO_SERVER : serverOf(config.smtpUrl)
  const sealed = stored.server?.sealedPassword ?? ''
  const isReadable = (await openPassword(sealed, secret)) !== undefined
  const isSet = mail.from !== undefined || stored.from !== null
  const from = isSet ? config.from : await proposeSender(db)
  return {
    host,
    port,
    security,
    user,
    password: mail.smtpUrl !== undefined || sealed === '' ? 'none' : isReadable ? 'kept' : 'unreadable',
    fromName: from.name,
    from: from.address,
    recipients: mail.enquiriesTo ?? stored.enquiriesTo,
    locale: config.officeLocale,
    variables: VARIABLES.flatMap(([name, variable]) => (mail[name] === undefined ? [] : [variable])),
    isTested: await isTested(source, config),
  }
}

/** The firm's own name and address, until somebody has said another sender. */
async function proposeSender(db: Db): Promise<{ name: string; address: string }> {
  const { name, email } = await getSettings(db, DEFAULT_LOCALE)
  return name === SAMPLE_FIRM ? { name: '', address: '' } : { name, address: email }
}

const VARIABLES = [
  ['smtpUrl', 'SMTP_URL'],
  ['from', 'MAIL_FROM'],
  ['enquiriesTo', 'ENQUIRIES_TO'],
  ['officeLocale', 'ENQUIRIES_LOCALE'],
] as const

/** Stores what the environment leaves open. The next mail of every process goes out with it. */
export async function changeMailSettings(deps: MailSource & WriteDeps, change: MailSettingsChange): Promise<void> {
  const { secret, mail } = deps
  const password = await passwordOf(deps, change)
  const sealedPassword = await sealPassword(password, secret)
  await deps.db.transaction().execute(async (tx) => {
    const { host, port, security, user, fromName, from, recipients, locale } = change
    const before = await readStoredMail(tx)
    const stored: StoredMail = {
      server: mail.smtpUrl === undefined ? { host, port, security, user, sealedPassword } : before.server,
      from: mail.from === undefined ? { name: fromName, address: from } : before.from,
      enquiriesTo: mail.enquiriesTo === undefined ? recipients : before.enquiriesTo,
      officeLocale: mail.officeLocale === undefined ? locale : before.officeLocale,
    }
    await storeMail(tx, stored)
    await note(tx, deps.actor, deps.now(), { action: 'update', entity: 'mail-settings', label: host })
  })
}

/** The settings that a form has, before they are saved. */
export async function configOf(source: MailSource, change: MailSettingsChange): Promise<MailConfig> {
  const { mail } = source
  const { fromName, from, recipients, locale } = change
  const smtpUrl = mail.smtpUrl ?? smtpUrlOf(change, await passwordOf(source, change))
  return {
    smtpUrl: smtpUrl === NO_MAIL_SERVER ? undefined : smtpUrl,
    from: mail.from ?? { name: fromName, address: from },
    enquiriesTo: mail.enquiriesTo ?? recipients,
    officeLocale: mail.officeLocale ?? locale,
  }
}

/** An empty field keeps the password, for the same server and user alone: another server must not learn it. */
async function passwordOf({ db, secret, mail }: MailSource, change: MailSettingsChange): Promise<string> {
  if (change.user === '' || mail.smtpUrl !== undefined) return ''
  if (change.password !== '') return change.password
  const { server } = await readStoredMail(db)
  const isSame = server !== null && SAME_SERVER.every((name) => server[name] === change[name])
  const kept = isSame ? await openPassword(server.sealedPassword, secret) : undefined
  if (kept) return kept
  throw invalid({ password: 'Enter the password: it is kept only for the same server, port, security and user' })
}

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
  const { headers, ...content } = sentencesMail({ email: '', locale }, subject, [text])
  const mail = {
    ...content,
    messageId: `test.${randomUUID()}@${from.address.split('@')[1]}`,
    date: now,
    from,
    to,
    recipients: to,
    headers: { 'Content-Language': locale, ...headers },
  }
  try {
    const { answer, refused } = await transport.send(mail, AbortSignal.timeout(TIMEOUT))
    return { outcome: refused.length > 0 ? 'recipient' : 'sent', to, answer, refused: refused.map(withoutFinal) }
  } catch (error) {
    if (!(error instanceof MailRefusedError)) throw error
    const outcome = outcomeOf(error.cause as SmtpError)
    // The words of another service than a mail server are not for whoever tries ports.
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
