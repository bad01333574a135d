import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { countMails, retryMails } from '../../server/store/mails.ts'
import { openStore, type Store } from '../../server/store/store.ts'
import { atExit } from '../at-exit.ts'
import { compare, type DrillFindings } from './compare.ts'
import { createClient, type Client, type DrillMessage } from './client.ts'
import { startMailServer, type MailFault, type MailServer } from './mail-server.ts'
import { createRandom, type Random } from './random.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'

export interface DrillOptions {
  messages: number
  /** How often the server is killed while messages come. */
  kills: number
  /** Visitors who send at the same time. */
  clients: number
  seed: number
  /** Postgres instead of the embedded store; a database that may be filled with the drill's messages. */
  databaseUrl?: string | undefined
}

export interface DrillReport extends DrillFindings {
  kills: number
  /** Attempts that got no answer, or another than 201: the client sent again. */
  failedAttempts: number
  faults: Record<MailFault, number>
  /** Of a message that was stored and sent once more, how often the answer was another one. */
  otherAnswers: number
  seconds: number
}

/** How often the mail server does what, while the drill goes on. */
const FAULTS: Record<MailFault, number> = {
  none: 55,
  greylist: 15,
  refuse: 10,
  cut: 8,
  'cut after': 7,
  hang: 5,
  unknown: 0,
}
/** Impatient, so that a server which hangs does not hold up the drill. */
const MAIL_TIMEOUTS = 'connectionTimeout=2000&greetingTimeout=1000&socketTimeout=2000&socketCloseTimeout=200'
/** How often mails that wait for another attempt are made due, as `npm run enquiries -- retry` does. */
const RETRY_INTERVAL = 1500
/** How long mails may take after all messages are stored. */
const LAST_MAILS = 120_000

/**
 * Sends messages from many clients over HTTP while the built server is killed at random moments and the mail server does
 * everything wrong, and compares in the end what was acknowledged, stored and mailed.
 */
export async function runDrill(options: DrillOptions): Promise<DrillReport> {
  const began = Date.now()
  const random = createRandom(options.seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'enquiry-drill-'))
  const forget = atExit(() => rmSync(dataDir, { recursive: true, force: true }))
  let hasFaults = true
  const mailServer = await startMailServer(() => (hasFaults ? random.pick(FAULTS) : 'none'))
  const server = await createServerProcess(settings(dataDir, mailServer, options.databaseUrl))
  let store: Store | undefined
  try {
    await server.start()
    store = await openStore({ dataDir, databaseUrl: options.databaseUrl })
    const retrying = keepRetrying(store)
    const sending = await sendAll(options, server, random)
    // The mail server goes on misbehaving until as many connections came as there are messages.
    await allSent(
      store,
      () => Object.values(mailServer.faults).reduce((sum, count) => sum + count, 0) >= options.messages,
    )
    hasFaults = false
    await allSent(store)
    retrying.end()
    await server.stop()
    const findings = await compare(store, sending.acknowledged, mailServer.taken)
    const { kills, failedAttempts, otherAnswers } = sending
    return {
      ...findings,
      kills,
      failedAttempts,
      otherAnswers,
      faults: mailServer.faults,
      seconds: (Date.now() - began) / 1000,
    }
  } finally {
    await server.kill()
    await store?.close()
    await mailServer.close()
    forget()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** As an installation has it, but for the limits: all messages come from one address here. */
export function settings(dataDir: string, mailServer: MailServer, databaseUrl = ''): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `${mailServer.url}?${MAIL_TIMEOUTS}`,
    MAIL_FROM: 'Website <website@site.example.org>',
    ENQUIRIES_TO: 'office@example.org',
    ENQUIRIES_PER_ADDRESS: '0',
    ENQUIRIES_PER_HOUR: '0',
    // Each message is said to come from an address of its own: many from one would be suspected.
    TRUSTED_PROXIES: '127.0.0.1',
  }
}

async function sendAll({ messages, kills, clients, seed }: DrillOptions, server: ServerProcess, random: Random) {
  const client = await createClient(server.origin, clients)
  const acknowledged = new Map<string, string>()
  const killAt = Array.from({ length: kills }, () =>
    random.between(Math.ceil(messages * 0.02), Math.ceil(messages * 0.9)),
  ).toSorted((one, other) => one - other)
  const counts = { kills: 0, failedAttempts: 0, otherAnswers: 0 }
  let next = 0
  let killing: Promise<void> | undefined

  /** While one kill goes on, the next waits: it is due as soon as the server is there again. */
  const killWhenDue = () => {
    if (killing || killAt[0] === undefined || acknowledged.size < killAt[0]) return
    killAt.shift()
    counts.kills++
    killing = wait(random.between(0, 30))
      .then(() => server.kill())
      .then(() => server.start())
      .finally(() => (killing = undefined))
  }

  const visitor = async () => {
    while (next < messages) {
      const message = writeMessage(next++, seed)
      const reference = await sendUntilAcknowledged(client, message, counts)
      acknowledged.set(message.key, reference)
      killWhenDue()
      // A browser that missed the answer sends again what is stored already.
      if (random.next() < 0.1 && (await sendUntilAcknowledged(client, message, counts)) !== reference)
        counts.otherAnswers++
    }
  }
  try {
    await Promise.all(Array.from({ length: clients }, visitor))
    await killing
  } finally {
    client.close()
  }
  return { acknowledged, ...counts }
}

export async function sendUntilAcknowledged(
  client: Client,
  message: DrillMessage,
  counts: { failedAttempts: number },
): Promise<string> {
  for (;;) {
    const answer = await client.post(message).catch(() => undefined)
    if (answer?.status === 201 && answer.reference) return answer.reference
    counts.failedAttempts++
    await wait(50)
  }
}

export function writeMessage(index: number, seed: number): DrillMessage {
  const hex = (number: number, length: number) => number.toString(16).padStart(length, '0').slice(-length)
  return {
    key: `${hex(seed, 8)}-0000-4000-8000-${hex(index, 12)}`,
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    body: {
      name: `Visitor ${index}`,
      email: `visitor.${index}@example.org`,
      subject: `Drill ${index}: a bridge`,
      message: `Message ${index} of the drill ${seed}.\nनमस्ते, how long does a bridge of ${index} m take?`,
    },
  }
}

function keepRetrying({ db }: Store): { end(): void } {
  const timer = setInterval(
    () =>
      void db
        .transaction()
        .execute((tx) => retryMails(tx, new Date().toISOString()))
        .catch(() => {}),
    RETRY_INTERVAL,
  )
  return { end: () => clearInterval(timer) }
}

/** Waits until no mail is left to send, or it is enough, or it takes too long. */
async function allSent({ db }: Store, isEnough = () => false): Promise<void> {
  for (const deadline = Date.now() + LAST_MAILS; Date.now() < deadline && !isEnough(); await wait(200)) {
    const { queued, sending, failed } = await countMails(db)
    if (queued + sending + failed === 0) return
  }
}
