import type { MailSettings, MailSettingsChange } from '../../contract/mail-settings/mail-settings.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { NO_MAIL_SERVER, type MailConfig } from '../core/mail/mail-config.ts'
import {
  isTested,
  openPassword,
  readMailConfig,
  readStoredMail,
  sealPassword,
  serverOf,
  smtpUrlOf,
  storeMail,
  type MailSource,
  type StoredMail,
} from '../core/mail/stored-mail.ts'
import { invalid } from '../core/process/service-error.ts'

const NO_SERVER = { host: '', port: 465, security: 'tls', user: '' } as const

const SAME_SERVER = ['host', 'port', 'security', 'user'] as const

/** What applies, and what of it stands in the environment. The password stays here. */
export async function getMailSettings(source: MailSource): Promise<MailSettings> {
  const { db, secret, environment } = source
  const [stored, config] = [await readStoredMail(db), await readMailConfig(source)]
  const { host, port, security, user } = config.smtpUrl === undefined ? NO_SERVER : serverOf(config.smtpUrl)
  const sealed = stored.server?.sealedPassword ?? ''
  const isReadable = (await openPassword(sealed, secret)) !== undefined
  const isSet = environment.from !== undefined || stored.from !== null
  return {
    host,
    port,
    security,
    user,
    password: environment.smtpUrl !== undefined || sealed === '' ? 'none' : isReadable ? 'kept' : 'unreadable',
    fromName: isSet ? config.from.name : '',
    from: isSet ? config.from.address : '',
    recipients: environment.enquiriesTo ?? stored.enquiriesTo,
    locale: config.officeLocale,
    variables: variablesOf(environment),
    isTested: await isTested(db, config, secret),
  }
}

function variablesOf({
  smtpUrl,
  from,
  enquiriesTo,
  officeLocale,
}: MailSource['environment']): MailSettings['variables'] {
  return [
    ...(smtpUrl === undefined ? [] : (['SMTP_URL'] as const)),
    ...(from === undefined ? [] : (['MAIL_FROM'] as const)),
    ...(enquiriesTo === undefined ? [] : (['ENQUIRIES_TO'] as const)),
    ...(officeLocale === undefined ? [] : (['ENQUIRIES_LOCALE'] as const)),
  ]
}

/** Stores what the environment leaves open. The next mail of every process goes out with it. */
export async function changeMailSettings(
  source: MailSource,
  deps: WriteDeps,
  change: MailSettingsChange,
): Promise<void> {
  const { secret, environment } = source
  const password = await passwordOf(source, change)
  const sealedPassword = await sealPassword(password, secret)
  await deps.db.transaction().execute(async (tx) => {
    const { host, port, security, user, fromName, from, recipients, locale } = change
    const before = await readStoredMail(tx)
    const stored: StoredMail = {
      server: environment.smtpUrl === undefined ? { host, port, security, user, sealedPassword } : before.server,
      from: environment.from === undefined ? { name: fromName, address: from } : before.from,
      enquiriesTo: environment.enquiriesTo === undefined ? recipients : before.enquiriesTo,
      officeLocale: environment.officeLocale === undefined ? locale : before.officeLocale,
    }
    await storeMail(tx, stored)
    await note(tx, deps.actor, deps.now(), { action: 'update', entity: 'mail-settings', label: host })
  })
}

/** The settings that a form has, before they are saved. */
export async function configOf(source: MailSource, change: MailSettingsChange): Promise<MailConfig> {
  const { environment } = source
  const { fromName, from, recipients, locale } = change
  return {
    smtpUrl:
      environment.smtpUrl === undefined
        ? smtpUrlOf(change, await passwordOf(source, change))
        : environment.smtpUrl === NO_MAIL_SERVER
          ? undefined
          : environment.smtpUrl,
    from: environment.from ?? { name: fromName, address: from },
    enquiriesTo: environment.enquiriesTo ?? recipients,
    officeLocale: environment.officeLocale ?? locale,
  }
}

/** An empty field keeps the password, for the same server and user alone: another server must not learn it. */
async function passwordOf({ db, secret, environment }: MailSource, change: MailSettingsChange): Promise<string> {
  if (change.user === '' || environment.smtpUrl !== undefined) return ''
  if (change.password !== '') return change.password
  const { server } = await readStoredMail(db)
  const isSame = server !== null && SAME_SERVER.every((name) => server[name] === change[name])
  const kept = isSame ? await openPassword(server.sealedPassword, secret) : undefined
  if (kept) return kept
  throw invalid({ password: 'Enter the password: it is kept only for the same server, port, security and user' })
}
