import { createBackupHandler, createBackupNowHandler } from './backup/backup-job.ts'
import type { Config } from './config.ts'
import type { Log } from './core/process/log.ts'
import type { MailTransport } from './core/mail/mail-transport.ts'
import { createAlertHandler } from './health/alert-job.ts'
import { readCertificateEnd } from './health/certificate.ts'
import type { ReadHealth } from './health/health.ts'
import { createSampleHandler } from './health/sample-job.ts'
import { createMailHandler } from './core/mail/send-mail.ts'
import { createTrashHandler } from './core/content/trash.ts'
import { createPublishHandler } from './core/content/scheduled-publishing.ts'
import type { EnquirySettings } from './enquiries/enquiry-deps.ts'
import { createSenderHashHandler } from './enquiries/purge-sender-hashes.ts'
import { createRetentionHandler } from './retention/retention.ts'
import { createImportHandler } from './transfer/import/import-job.ts'
import { createRebuildHandler } from './search/rebuild.ts'
import { createSessionHandler } from './core/accounts/purge-expired-sessions.ts'
import type { Store } from './core/store/store.ts'
import { createDeliveryPurge, createWebhookHandler } from './webhooks/webhook-job.ts'
import type { JobHandler } from './core/jobs/handler.ts'
import { createFinishedJobHandler } from './core/jobs/purge-finished-jobs.ts'
import { createLogHandler } from './core/jobs/purge-write-ahead-log.ts'

export interface JobDeps extends Pick<EnquirySettings, 'deleteMailFiles'> {
  store: Pick<Store, 'db' | 'reads' | 'truncateLog'>
  config: Pick<
    Config,
    'mail' | 'webhooksPrivateNetworks' | 'kept' | 'media' | 'publicUrl' | 'backup' | 'dataDir' | 'databaseUrl'
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
  ]
  return [...handlers, createFinishedJobHandler(deps, handlers)]
}
