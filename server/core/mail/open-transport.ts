import { join } from 'node:path'
import type { MailConfig } from './mail-config.ts'
import { createFileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** A mail server, or without one the folder `mail` of the data folder. */
export function openTransport({ mail, dataDir }: { mail: MailConfig; dataDir: string }): MailTransport {
  return mail.smtpUrl === undefined ? createFileTransport(mailFolderOf({ dataDir })) : createSmtpTransport(mail.smtpUrl)
}

export function mailFolderOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail')
}
