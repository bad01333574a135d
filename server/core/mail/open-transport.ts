import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createFileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

/** A mail server, or without one the folder `mail` of the data folder. */
export function openTransport({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  return mail.smtpUrl === undefined ? createFileTransport(mailFolderOf({ dataDir })) : createSmtpTransport(mail.smtpUrl)
}

export function mailFolderOf({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail')
}
