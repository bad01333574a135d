import { createBackupHandler, createBackupNowHandler } from '../backup/backup-job.ts'
import { createCardHandlers } from '../cards/card-jobs.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { CardMaker } from '../media/picture-workshop.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import { createAlertHandler } from '../health/alert-job.ts'
import { readCertificateEnd } from '../health/certificate.ts'
import type { ReadHealth } from '../health/health.ts'
import { createSampleHandler } from '../health/sample-job.ts'
import { createMailHandler } from '../mail/send-mail.ts'
import { createTrashHandler } from '../services/content/trash.ts'
import { createPublishHandler } from '../services/content/scheduled-publishing.ts'
import type { EnquirySettings } from '../services/enquiries/enquiry-deps.ts'
import { createSenderHashHandler } from '../services/enquiries/purge-sender-hashes.ts'
import { createRetentionHandler } from '../services/retention.ts'
import { createImportHandler } from '../transfer/import/import-job.ts'
import { createRebuildHandler } from '../services/search/rebuild.ts'
import { createSessionHandler } from '../services/staff/purge-expired-sessions.ts'
import type { Store } from '../store/store.ts'
import { createDeliveryPurge, createWebhookHandler } from '../webhooks/webhook-job.ts'
import type { JobHandler } from './handler.ts'
import { createFinishedJobHandler } from './purge-finished-jobs.ts'
import { createLogHandler } from './purge-write-ahead-log.ts'

export interface JobDeps extends Pick<EnquirySettings, 'deleteMailFiles'> {
  store: Pick<Store, 'db' | 'reads' | 'truncateLog'>
  cards: CardMaker
  config: Pick<
    Config,
    | 'mail'
    | 'webhooksPrivateNetworks'
    | 'kept'
    | 'media'
    | 'publicUrl'
    | 'socialPictures'
    | 'backup'
    | 'dataDir'
    | 'databaseUrl'
  >
  transport: MailTransport
  secret: string
  readHealth: ReadHealth
  /** Called when another process may have added pictures. */
  onPictures: () => void
  log: Log
  now?: () => Date
}

export function createJobHandlers({
  store,
  cards,
  config,
  transport,
  secret,
  deleteMailFiles,
  readHealth,
  onPictures,
  log,
  now = () => new Date(),
}: JobDeps): JobHandler[] {
  const deps = { db: store.db, log, now }
  const { publicUrl, backup, dataDir, databaseUrl, media } = config
  const { target } = backup
  const place = { dataDir, databaseUrl, media }
  const backups = target && { config: { ...backup, target }, place, log, now }
  const handlers = [
    createMailHandler({ ...deps, transport, config: config.mail, secret }),
    createWebhookHandler({ ...deps, secret, allowsPrivate: config.webhooksPrivateNetworks }),
    createDeliveryPurge(deps),
    createPublishHandler(deps),
    createTrashHandler(deps),
    createRetentionHandler({ ...deps, kept: config.kept, deleteMailFiles }),
    createSenderHashHandler(deps),
    createSessionHandler(deps),
    createLogHandler(store),
    createRebuildHandler(deps),
    createSampleHandler(deps),
    createImportHandler({ db: store.db, place, onPictures, log }),
    createAlertHandler({ ...deps, readHealth, readCertificateEnd: () => readCertificateEnd(publicUrl) }),
    ...(backups ? [createBackupHandler(backups), createBackupNowHandler(backups)] : []),
    // Without them, what publications queue waits until they are switched on.
    ...(config.socialPictures ? createCardHandlers({ db: store.reads, cards, log }) : []),
  ]
  return [...handlers, createFinishedJobHandler(deps, handlers)]
}
