import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { href } from '../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../contract/page-locales.ts'
import { announce } from './announce.ts'
import { bearsApiKey } from './core/accounts/api-keys.ts'
import { createSessionCheck } from './core/accounts/session-cookie.ts'
import { watchBackupFault } from './backup/backup-records.ts'
import { claimStore, describeFolderFault } from './core/store/store-folder.ts'
import { readConfig, type Config } from './config.ts'
import { createPageCache } from './core/delivery/page-cache.ts'
import { hasContent } from './core/store/revision.ts'
import { loadPlaces } from './seed/load-places.ts'
import { createErrorReports } from './core/process/error-reports.ts'
import type { ServerParts, SiteServer } from './entry.ts'
import { createCertificateReader, readCertificateEnd } from './health/certificate.ts'
import { FEATURES } from './features.ts'
import { createHealthReader } from './health/health.ts'
import { openHealth } from './health/open-health.ts'
import { SILENCE_TIMEOUT, TIMEOUTS, watchConnections } from './core/http/connections.ts'
import { createRequestListener, type Answer, type Middleware } from './core/http/request-listener.ts'
import { readLogSettings } from './core/process/config-values.ts'
import { createLog, type Log } from './core/process/log.ts'
import { createJobHandlers } from './job-handlers.ts'
import { createLiveSite } from './live-site.ts'
import { startJobs } from './core/jobs/runner.ts'
import { deleteMailFiles, createMailReader, mailFolderOf } from './core/mail/mail-transport.ts'
import type { MediaStore } from './core/media/media-store.ts'
import { openMedia } from './core/media/site-place.ts'
import { openPictureFiles, type PictureFiles } from './core/pictures/picture-files.ts'
import { takePictureTurn } from './core/pictures/variant-process.ts'
import { openPictureWorkshop } from './core/pictures/picture-workshop.ts'
import { OperatorError } from './core/process/operator-error.ts'
import { projectFolder } from './core/process/project-folder.ts'
import { openSecret } from './core/accounts/secret.ts'
import { connectServiceManager, stopOnSignal } from './core/process/service-manager.ts'
import { registerContent } from './core/content/registration.ts'
import { announceOldRecords } from './retention/retention.ts'
import { queueIndexRebuild } from './search/index-jobs.ts'
import { findPublicUrl } from './core/settings/settings.ts'
import { isSamplePublic } from './core/settings/sample-content.ts'
import { openStore, waitForDatabase, type Store } from './core/store/store.ts'
import { isUnavailable } from './core/process/unavailable.ts'

const CONTENT_FOLDER = join(projectFolder, 'content')

/** SD_LISTEN_FDS_START. */
const FIRST_GIVEN_SOCKET = 3

/**
 * Starts the product and stops it cleanly on a signal.
 * @param createSite composes the site from the parts that stay open
 * @param before development middleware that answers first
 */
export async function start(
  createSite: (parts: ServerParts) => Promise<SiteServer>,
  before?: Middleware,
  server = createHttpServer(TIMEOUTS),
): Promise<void> {
  const given = readConfig(process.env)
  const log = openLog(given.errorReportUrl)
  const serviceManager = connectServiceManager(given.isNotifyWanted, log, given.watchdogMs)
  if (given.databaseUrl !== undefined) {
    await waitForDatabase(given.databaseUrl, (fault) => {
      log.info(`Waiting for the database: ${fault}`)
      serviceManager.status(`Waiting for the database: ${fault}`)
    })
  }
  const releaseStore = given.databaseUrl === undefined ? await claimStore(given.dataDir) : undefined
  const store = await openStore({ ...given, log, isChecked: true })
  const { db, readRevision } = store
  const config = readConfig(process.env, { publicUrl: await findPublicUrl(db) })
  const media = openMedia(config.dataDir, config.media, log)
  await checkMedia(media)
  const pictureFiles = openPictureFiles(media)
  await fillStore(store, config, pictureFiles, log)

  const secret = await openSecret({ db, config })
  const readMail = createMailReader({ ...config, db, secret })
  const workshop = openPictureWorkshop({ db, pictureFiles, log, takeTurn: takePictureTurn })
  const parts = {
    ...store,
    secret,
    workshop,
    deleteMailFiles: (mails: Parameters<typeof deleteMailFiles>[1]) => deleteMailFiles(mailFolderOf(config), mails),
    log,
  }
  const jobKinds = () => handlers.map(({ kind }) => kind)
  const readHealth = createHealthReader({ ...config, db, backupFault: watchBackupFault(config.backup, log), jobKinds })
  const readPublicUrl = async () => (config.isPublicUrlFixed ? config.publicUrl : findPublicUrl(db))
  const { dataDir, databaseUrl } = config
  const handlers = createJobHandlers({
    ...config,
    ...parts,
    place: { dataDir, databaseUrl, media: config.media },
    readMail,
    readPublicUrl,
    readHealth,
    onPictures: () => workshop.wake(),
    now: () => new Date(),
  })
  const jobs = startJobs({ db, handlers, log })
  const renders = { count: 0, seconds: 0 }
  const compose = (publicUrl: string | undefined) =>
    createSite({
      ...parts,
      config: readConfig(process.env, { publicUrl }),
      operations: {
        readHealth,
        readCertificateEnd: createCertificateReader(() => readCertificateEnd(publicUrl), { log }),
      },
      wakeJobs: () => jobs.wake(),
      onRender(milliseconds) {
        renders.count += 1
        renders.seconds += milliseconds / 1000
      },
    })
  const siteNow = await createLiveSite({ readRevision, readPublicUrl, compose })
  const { isCacheableCall, apiPaths } = await siteNow()
  const answer: Answer = async (request, env) => (await siteNow()).answer(request, env)
  // In development, a page changes with every file.
  const pageCache =
    config.mode === 'development'
      ? undefined
      : createPageCache({
          answer: (request) => answer(request, {} as HttpBindings),
          readRevision,
          publicUrl: config.publicUrl,
          ahead: PAGE_LOCALES.map((locale) => localePath(locale, href('home'))),
          hasSession: createSessionCheck(secret),
          hasApiKey: bearsApiKey,
          isCacheableCall,
          log,
        })
  server.timeout = SILENCE_TIMEOUT
  const closeConnections = watchConnections(server)
  const next = before ?? pageCache?.handle
  const features = FEATURES
  const watching = { server, store, readHealth, config, apiPaths, features, renders, pageCache, next, log }
  const { first, stopWatching } = openHealth(watching)
  server.on('request', createRequestListener({ answer, first, log }))
  await listen(server, config)
  void pageCache?.warmUp()
  // Before it is said that the server can be stopped.
  stopOnSignal(log, async () => {
    serviceManager.stopping()
    pageCache?.close()
    // Last: the final requests may still queue mails and upload pictures.
    await closeConnections()
    await Promise.all([jobs.stop(), workshop.stop(), stopWatching()])
    await store.close()
    releaseStore?.()
  })
  await announce({ server, config, store, secret, transport: (await readMail()).transport, log })
  serviceManager.ready()
  if (await isSamplePublic(db, config.publicUrl)) {
    log.info(
      `${config.publicUrl} shows the sample content of an invented firm. Search engines are asked not to index it (noindex) until the firm's name is changed in the settings; SAMPLE_CONTENT=0 begins with an empty site instead.`,
    )
  }

  announceOldRecords({ db, kept: config.kept, log }).catch((error: unknown) =>
    log.error('Old records could not be counted', error),
  )
  workshop.start()
}

function openLog(errorReportUrl: string | undefined): Log {
  const settings = readLogSettings(process.env)
  if (errorReportUrl === undefined) return createLog(settings)
  const { report } = createErrorReports({ dsn: errorReportUrl, log: createLog(settings) })
  return createLog({ ...settings, onError: report })
}

/** Logs why the program could not start, and exits. */
export function fail(error: unknown): void {
  const log = createLog(readLogSettings(process.env))
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  if (inUse) log.error(`${error.message}: another program uses this port. Set PORT to a free one.`)
  else if (error instanceof OperatorError) log.error(error.message)
  else if (isUnavailable(error)) log.error(`The server could not start: ${error.message}`)
  else if (describeFolderFault(error)) log.error(`The server could not start: ${describeFolderFault(error)}`)
  else log.error('The server could not start', error)
  process.exit(1)
}

async function fillStore({ db }: Store, config: Config, pictureFiles: PictureFiles, log: Log): Promise<void> {
  const parts = { db, pictureFiles, contentDir: CONTENT_FOLDER, log }
  await loadPlaces(parts)
  await queueIndexRebuild(db, new Date())
  if (config.sampleContent && !(await hasContent(db))) {
    log.info('The store is empty: loading the sample content')
    // Loaded once in a site's life, so not at every start.
    const { loadSampleContent } = await import('./seed/load-sample-content.ts')
    await loadSampleContent(parts)
  }
  await registerContent(db, new Date())
}

/** @throws BucketRefusedError for what only the operator can correct */
async function checkMedia(media: MediaStore): Promise<void> {
  try {
    // A list tells a missing bucket from a missing file.
    await media.list('check')
  } catch (error) {
    // It is logged. Copies on this disk are served meanwhile.
    if (!isUnavailable(error)) throw error
  }
}

function listen(server: Server, config: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    if (config.isSocketGiven) server.listen({ fd: FIRST_GIVEN_SOCKET }, resolve)
    else server.listen(config.port, config.host, resolve)
  })
}
