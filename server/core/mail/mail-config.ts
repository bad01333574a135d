import { createHmac } from 'node:crypto'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { MailSecurity } from '../../../contract/mail-settings/mail-settings.ts'
import type { Mailbox } from '../process/config-values.ts'
import { hostOf } from '../process/networks.ts'
import { seal, unseal } from '../process/seal.ts'
import { settingsFact } from '../settings/settings-fact.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import type { Db } from '../store/schema.ts'

export interface MailConfig {
  /** Contains the password; undefined: mails are written into the data folder. */
  smtpUrl: string | undefined
  from: Mailbox
  enquiriesTo: string[]
  /** Of mails to them. */
  officeLocale: Locale
}

/** As the environment says it; what is undefined may be set by owners. */
export type MailEnvironment = { [Name in keyof MailConfig]: MailConfig[Name] | undefined }

/** Value of SMTP_URL: mails stay on this machine, whatever owners have set. */
export const NO_MAIL_SERVER = 'none'

const TESTED = 'mail_tested'
/** So that no other use of the secret has the same key. */
const PURPOSE = 'password of the mail server'

export interface SmtpServer {
  host: string
  port: number
  security: MailSecurity
  /** Empty: without signing in. */
  user: string
}

/** As owners have set it. The password is encrypted with the server's secret. */
export interface StoredMail {
  server: (SmtpServer & { sealedPassword: string }) | null
  from: Mailbox | null
  enquiriesTo: string[]
  officeLocale: Locale
}

const UNSET: StoredMail = { server: null, from: null, enquiriesTo: [], officeLocale: DEFAULT_LOCALE }
export const { read: readStoredMail, write: storeMail } = settingsFact('mail_settings', UNSET)

export interface MailSource {
  db: Db
  secret: string
  mail: MailEnvironment
}

/** Applies now: the environment first, then what owners have set. Reads the store, so that each process follows. */
export async function readMailConfig({ db, secret, mail }: MailSource): Promise<MailConfig> {
  const stored = await readStoredMail(db)
  return {
    smtpUrl: mail.smtpUrl === NO_MAIL_SERVER ? undefined : (mail.smtpUrl ?? (await storedUrl(stored, secret))),
    from: mail.from ?? stored.from ?? { name: 'Website', address: 'website@localhost' },
    enquiriesTo: mail.enquiriesTo ?? (stored.enquiriesTo.length > 0 ? stored.enquiriesTo : ['enquiries@localhost']),
    officeLocale: mail.officeLocale ?? stored.officeLocale,
  }
}

/** Of one query, without decrypting anything. */
export async function hasMailServer({ db, mail }: Omit<MailSource, 'secret'>): Promise<boolean> {
  if (mail.smtpUrl !== undefined) return mail.smtpUrl !== NO_MAIL_SERVER
  return (await readStoredMail(db)).server !== null
}

async function storedUrl({ server }: StoredMail, secret: string): Promise<string | undefined> {
  if (server === null) return undefined
  return smtpUrlOf(server, (await openPassword(server.sealedPassword, secret)) ?? '')
}

/** The form of SMTP_URL, for nodemailer. */
export function smtpUrlOf({ host, port, security, user }: SmtpServer, password: string): string {
  const signIn = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  const query = { tls: '', starttls: '?requireTLS=true', none: '?ignoreTLS=true&requireTLS=false' }[security]
  return `${security === 'tls' ? 'smtps' : 'smtp'}://${signIn}${host.includes(':') ? `[${host}]` : host}:${port}${query}`
}

/** The parts of SMTP_URL that a form shows. */
export function serverOf(smtpUrl: string): SmtpServer {
  const url = new URL(smtpUrl)
  const { protocol, port, username, searchParams } = url
  const isTls = protocol === 'smtps:'
  return {
    host: hostOf(url),
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? 'tls' : searchParams.get('ignoreTLS') === 'true' ? 'none' : 'starttls',
    user: decodeURIComponent(username),
  }
}

/** As authenticators are kept. */
export const sealPassword = async (password: string, secret: string) => password && seal(secret, PURPOSE, password)

/** Undefined: the server's secret was changed since. */
export const openPassword = async (sealed: string, secret: string) => sealed && unseal(secret, PURPOSE, sealed)

/** Keeps that a mail with these settings was taken for all of the firm's addresses. */
export async function noteTested({ db, secret }: MailSource, config: MailConfig): Promise<void> {
  await replaceFact(db, TESTED, fingerprintOf(config, secret))
}

/** Whether a test mail was taken with just these settings. */
export async function isTested({ db, secret }: MailSource, config: MailConfig): Promise<boolean> {
  return (await findFact(db, TESTED)) === fingerprintOf(config, secret)
}

function fingerprintOf({ smtpUrl, from, enquiriesTo }: MailConfig, secret: string): string {
  const told = JSON.stringify([smtpUrl, from.address, enquiriesTo])
  return createHmac('sha256', secret).update(told).digest('hex')
}
