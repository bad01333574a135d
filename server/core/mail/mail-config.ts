import type { Locale } from '../../../contract/locale.ts'
import type { Mailbox } from '../process/config-values.ts'

export interface MailConfig {
  /** Contains the password; undefined: mails are written into the data folder. */
  smtpUrl: string | undefined
  from: Mailbox
  enquiriesTo: string[]
  /** Of mails to them. */
  officeLocale: Locale
}

/** As the environment says it; what is undefined may be set by owners (stored-mail.ts). */
export type MailEnvironment = { [Name in keyof MailConfig]: MailConfig[Name] | undefined }

export const NO_MAIL_VARIABLES: MailEnvironment = {
  smtpUrl: undefined,
  from: undefined,
  enquiriesTo: undefined,
  officeLocale: undefined,
}

/** Value of SMTP_URL: mails stay on this machine, whatever owners have set. */
export const NO_MAIL_SERVER = 'none'
