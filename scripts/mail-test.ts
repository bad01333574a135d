// Sends one mail and shows the SMTP session: npm run mail:test -- someone@example.org
import { randomUUID } from 'node:crypto'
import { EMAIL } from '../contract/patterns.ts'
import { readConfig, type Config } from '../server/config.ts'
import { OperatorError } from '../server/core/process/operator-error.ts'
import { readMailConfig, type MailConfig } from '../server/core/mail/mail-config.ts'
import { openSecret } from '../server/core/accounts/secret.ts'
import { openStore } from '../server/core/store/store.ts'
import {
  openTransport,
  createSmtpTransport,
  type OutgoingMail,
  type ConversationListener,
} from '../server/core/mail/mail-transport.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const SIGNS: Record<Parameters<ConversationListener>[0], string> = { client: '>', server: '<', note: '.' }

const USAGE = `npm run mail:test -- someone@example.org     by the mail server that the site uses`

await runCommand(USAGE, async () => {
  const [recipient = '', ...rest] = process.argv.slice(2)
  if (!EMAIL.like.test(recipient) || rest.length > 0) throw new UsageError('Name the recipient')
  process.exitCode = (await sendTest(recipient)) ? 0 : 1
})

async function sendTest(address: string): Promise<boolean> {
  try {
    const config = readConfig(process.env)
    const mail = await readMail(config)
    const { smtpUrl, from } = mail
    const transport = smtpUrl === undefined ? openTransport(mail, config.dataDir) : createSmtpTransport(smtpUrl, print)
    console.log(`To ${transport.says}\n`)
    const { answer } = await transport.send(writeTest(from, address), AbortSignal.timeout(5 * 60_000))
    console.log(`\nIt worked: ${answer}`)
    if (smtpUrl !== undefined) console.log(`Now look whether the mail arrives at ${address}, and not among spam.`)
    return true
  } catch (error) {
    if (error instanceof OperatorError) console.error(error.message)
    else console.error(`\nIt did not work: ${error instanceof Error ? error.message : String(error)}`)
    return false
  }
}

/** With what owners have set at /admin/mail-settings. */
async function readMail(config: Config): Promise<MailConfig> {
  const { smtpUrl, from } = config.mail
  if (smtpUrl !== undefined && from !== undefined) return { smtpUrl, from, enquiriesTo: [], officeLocale: 'en' }
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl })
  try {
    const secret = await openSecret({ db: store.db, config })
    return await readMailConfig({ db: store.db, secret, mail: config.mail })
  } finally {
    await store.close()
  }
}

function writeTest(from: OutgoingMail['from'], address: string): OutgoingMail {
  const text = 'This is a test of the website: mails of its contact form go out the same way.'
  return {
    messageId: `test.${randomUUID()}@${from.address.split('@')[1]}`,
    date: new Date(),
    from,
    to: [address],
    subject: 'Test of the website',
    text: `${text}\n`,
    html: `<p>${text}</p>`,
  }
}

function print(...[speaker, text]: Parameters<ConversationListener>): void {
  for (const line of text.split(/\r?\n/)) console.log(`${SIGNS[speaker]} ${line}`)
}
