import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, relative } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createSessionCheck } from './auth/session-cookie.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { isEmptyStore } from './content/empty-store.ts'
import { loadPlaces } from './content/load-places.ts'
import { loadSampleContent } from './content/load-sample-content.ts'
import type { ServerParts } from './entry.ts'
import { setTimeouts, watchConnections } from './http/connections.ts'
import { createPageCache } from './http/page-cache.ts'
import { consoleLog, type Log } from './log.ts'
import { forgetMailFiles } from './mail/file-transport.ts'
import type { MailTransport } from './mail/mail-transport.ts'
import { startMailer, type Mailer } from './mail/mailer.ts'
import { mailFolderOf, openTransport } from './mail/open-transport.ts'
import { openPictureFiles, type PictureFiles } from './media/picture-files.ts'
import { openPictureWorkshop } from './media/picture-workshop.ts'
import { projectFolder } from './project-folder.ts'
import { readOrCreateSecret } from './secret.ts'
import type { ContactSettings } from './services/contact-desk.ts'
import { forgetSendersDaily } from './services/contact-forgetting.ts'
import { startContentClock } from './services/content/clock.ts'
import { registerContent } from './services/content/registration.ts'
import { sweepStaffDaily } from './services/staff-sweeping.ts'
import { openStore, StoreVersionError, type Store } from './store/store.ts'

const CONTENT_FOLDER = join(projectFolder, 'content')

/** Number of the first file that systemd hands over. */
const FIRST_GIVEN_SOCKET = 3

type Answer = (request: Request, env: HttpBindings) => Response | Promise<Response>
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * Starts the product: reads the configuration, opens the store (content is loaded into an empty one), serves, and stops
 * tidily when it is told to.
 * @param createAnswer makes what answers requests from the parts that stay open while it runs
 * @param before answers first, and passes on what it does not know: the development server's own files
 * @param server what listens; made by who has more for it to do
 * @throws ConfigError, StoreVersionError, or what the system says when the port is taken
 */
export async function start(
  createAnswer: (parts: ServerParts) => Promise<Answer>,
  before?: Middleware,
  server = createHttpServer(),
): Promise<void> {
  const log = consoleLog
  const config = readConfig(process.env)
  const store = await openStore({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log })
  const pictureFiles = openPictureFiles(config.dataDir)
  await fillStore(store, config, pictureFiles, log)

  const secret = config.secret ?? (await readOrCreateSecret(config.dataDir))
  const transport = openTransport(config)
  const mailer = startMailer({ db: store.db, transport, config: config.mail, secret, log })
  const contact = contactSettings(config, secret, mailer)
  const workshop = openPictureWorkshop({ db: store.db, pictureFiles, log })
  const answer = await createAnswer({ db: store.db, reads: store.reads, readRevision: store.readRevision, workshop, config, contact, secret, log })
  const listener = getRequestListener((request, env) => answer(request, env as HttpBindings), {
    overrideGlobalObjects: false,
  })
  // While it is developed, a page changes with every file.
  const pageCache =
    config.mode === 'development'
      ? undefined
      : createPageCache({ answer: (request) => answer(request, {} as HttpBindings), readRevision: store.readRevision, publicUrl: config.publicUrl, hasSession: createSessionCheck(secret), log })
  const first = before ?? pageCache?.handle
  setTimeouts(server)
  const closeConnections = watchConnections(server)
  server.on('request', (request, response) => {
    if (first) first(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  await listen(server, config)
  announce(server, config, store, transport, log)

  const endClock = startContentClock(store.db, log)
  const endForgetting = forgetSendersDaily(store.db, log)
  const endSweeping = sweepStaffDaily(store.db, log)
  workshop.start()
  stopOnSignal(log, async () => {
    pageCache?.close()
    endForgetting()
    endSweeping()
    // These go last: what the last requests put into the outbox may still be sent, and what they upload is prepared.
    const closed = closeConnections().then(() => Promise.all([mailer.stop(), workshop.stop()]))
    await Promise.all([closed, endClock()])
    await store.close()
  })
}

/** Says why the program could not start, in plain words where the fault is the configuration's, and ends it. */
export function fail(error: unknown): void {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (inUse) consoleLog.error(`${error.message}: another program uses this port. Set PORT to a free one.`)
  else if (error instanceof ConfigError || error instanceof StoreVersionError) consoleLog.error(error.message)
  else consoleLog.error('The server could not start', error)
  process.exit(1)
}

async function fillStore(store: Store, config: Config, pictureFiles: PictureFiles, log: Log): Promise<void> {
  await loadPlaces({ db: store.db, contentDir: CONTENT_FOLDER })
  if (config.sampleContent && (await isEmptyStore(store.db))) {
    log.info('The store is empty: loading the sample content')
    await loadSampleContent({ db: store.db, pictureFiles, contentDir: CONTENT_FOLDER, log })
  }
  await registerContent(store.db, new Date())
}

function contactSettings(config: Config, secret: string, mailer: Mailer): ContactSettings {
  return {
    secret,
    perAddress: config.enquiriesPerAddress,
    inAll: config.enquiriesPerHour,
    acknowledges: config.acknowledgesEnquiries,
    mailDomain: config.mail.from.address.split('@')[1]!,
    wakeMailer: () => mailer.wake(),
    forgetMails: (mails) => forgetMailFiles(mailFolderOf(config), mails),
  }
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    if (config.isSocketGiven) server.listen({ fd: FIRST_GIVEN_SOCKET }, resolve)
    else server.listen(config.port, config.host, resolve)
  })
}

function announce(server: Server, config: Config, store: Store, transport: MailTransport, log: Log): void {
  const { port } = server.address() as AddressInfo
  const origin = config.publicUrl ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`
  log.info(`Site   ${origin}/
API    ${origin}/api/v1/
Staff  ${origin}/admin (accounts: npm run staff, docs/operations.md)
Data   ${relative(process.cwd(), config.dataDir) || '.'} (${store.engine === 'sqlite' ? 'SQLite' : 'Postgres'})
Mail   ${transport.says}
Stop with Ctrl+C.`)
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info('Stopping')
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('The server did not stop tidily', error)
          process.exit(1)
        },
      )
    })
  }
}
