import { join } from 'node:path'
import type { MailConfig } from './mail-config.ts'
import { createFileTransport } from './file-transport.ts'
import type { MailTransport } from './mail-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { readMailConfig, type MailSource } from './stored-mail.ts'

export interface OpenedMail {
  config: MailConfig
  transport: MailTransport
}

/** Asked for each mail: owners may change the settings while the server runs, also on another one of the same store. */
export type ReadMail = () => Promise<OpenedMail>

export function createMailReader({ dataDir, ...source }: MailSource & { dataDir: string }): ReadMail {
  return async () => {
    const config = await readMailConfig(source)
    return { config, transport: openTransport({ mail: config, dataDir }) }
  }
}

/** A mail server, or without one the folder `mail` of the data folder. */
export function openTransport({
  mail,
  dataDir,
}: {
  mail: Pick<MailConfig, 'smtpUrl'>
  dataDir: string
}): MailTransport {
  return mail.smtpUrl === undefined ? createFileTransport(mailFolderOf({ dataDir })) : createSmtpTransport(mail.smtpUrl)
}

export function mailFolderOf({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'mail')
}
