import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeFolder } from '../process/project-folder.ts'
import type { MailConfig } from './mail-config.ts'
import { WRITTEN_TO_FILE } from './mail-store.ts'
import { MailRefusedError, type MailTransport, type OutgoingMail } from './mail-transport.ts'
import { createSmtpTransport, fieldsOf } from './smtp-transport.ts'
import { readMailConfig, type MailSource } from './stored-mail.ts'

interface OpenedMail {
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

/** Writes mails as .eml files, one per Message-ID, so that a repeated mail overwrites itself. */
export function createFileTransport(folder: string): MailTransport {
  return {
    says: `${describeFolder(folder)} as .eml files: set a mail server at /admin/mail-settings, or SMTP_URL`,
    async send(mail) {
      try {
        const { createTransport } = await import('nodemailer')
        const transport = createTransport({
          streamTransport: true,
          buffer: true,
          newline: 'unix',
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        const { message } = await transport.sendMail(fieldsOf(mail))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const name = fileNameOf(mail)
        // An atomic rename: the file under its final name is complete.
        const partial = join(folder, `.${name}.${process.pid}.partial`)
        await writeFile(partial, message as Buffer, { mode: 0o600, flush: true })
        await rename(partial, join(folder, name))
        return { answer: WRITTEN_TO_FILE + name, refused: [] }
      } catch (error) {
        throw new MailRefusedError(error instanceof Error ? error.message : String(error), { cause: error })
      }
    },
  }
}

export async function deleteMailFiles(
  folder: string,
  mails: { message_id: string; created_at: string }[],
): Promise<void> {
  for (const { message_id, created_at } of mails) {
    await rm(join(folder, fileNameOf({ messageId: message_id, date: new Date(created_at) })), { force: true })
  }
}

function fileNameOf({ messageId, date }: Pick<OutgoingMail, 'messageId' | 'date'>): string {
  return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/[^\w.-]/g, '_')}.eml`
}
