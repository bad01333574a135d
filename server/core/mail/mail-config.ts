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
