import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { countMails, retryMails } from '../../server/core/mail/mail-store.ts'
import { openStore, type Store } from '../../server/core/store/store.ts'
import { atExit } from '../at-exit.ts'
import { compare, type DrillFindings } from './compare.ts'
import { createClient, type Client, type DrillMessage } from './client.ts'
import { startMailServer, type MailFault, type MailServer } from './mail-server.ts'
import { createRandom, type Random } from './random.ts'
import { createServerProcess, type ServerProcess } from './server-process.ts'

export interface DrillOptions {
  messages: number
  kills: number
  /** Concurrent visitors. */
  clients: number
  seed: number
  /** Instead of SQLite; it is filled with the drill's messages. */
  databaseUrl?: string | undefined
}

export interface DrillReport extends DrillFindings {
  kills: number
  /** The client sent again. */
  failedAttempts: number
  faults: Record<MailFault, number>
  /** Repetitions with a different reference. */
  otherAnswers: number
  seconds: number
}

/** Weights of the mail server's faults. */
const FAULTS: Record<MailFault, number> = {
  none: 55,
  greylist: 15,
  refuse: 10,
  cut: 8,
  'cut after': 7,
  hang: 5,
  unknown: 0,
}
/** Short, so that hanging connections do not delay the drill. */
const MAIL_TIMEOUTS = 'connectionTimeout=2000&greetingTimeout=1000&socketTimeout=2000&socketCloseTimeout=200'
/** Milliseconds between retries, as `npm run enquiries -- retry` makes them. */
const RETRY_INTERVAL = 1500
/** Milliseconds for the last mails. */
const LAST_MAILS = 120_000

/** Sends messages while the server is killed and mails fail, and compares the results. */
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
    // Faults go on until there were as many connections as messages.
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

/** Like an installation, without limits per address. */
export function settings(dataDir: string, mailServer: MailServer, databaseUrl = ''): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: `${mailServer.url}?${MAIL_TIMEOUTS}`,
    MAIL_FROM: 'Website <website@site.example.org>',
    ENQUIRIES_TO: 'office@example.org',
    ENQUIRIES_PER_ADDRESS: '0',
    ENQUIRIES_PER_HOUR: '0',
    // An address per message: many from one would be suspicious.
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

  /** One kill at a time. */
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
      // Like a browser that missed the answer.
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

/** Until no mail is queued, or `isEnough`, or the timeout. */
async function allSent({ db }: Store, isEnough = () => false): Promise<void> {
  for (const deadline = Date.now() + LAST_MAILS; Date.now() < deadline && !isEnough(); await wait(200)) {
    const { queued, sending, failed } = await countMails(db)
    if (queued + sending + failed === 0) return
  }
}
