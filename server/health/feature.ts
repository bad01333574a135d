import { alertSchema, operationsSchema, type Operations } from '../../contract/health/operations.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { conflictError } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { conflict } from '../core/process/service-error.ts'
import { shownOf } from '../core/store/shown-row.ts'
import { createAlertHandler, createAlertPurge, alertMail, listAlerts, listPastAlerts } from './alerts.ts'
import { type createCertificateReader, readCertificateEnd, isEnding } from './certificate.ts'
import type { ReadHealth } from './health.ts'
import { getBackups } from '../backup/public.ts'
import { hasMailServer } from '../core/mail/mail-config.ts'

const call = servedCallsOf<ApiDeps>('Operations', { access: 'owner' })

const operationsApi = routerOf(
  call('get /', 'How the server is: store, disk, background work, mails, backups, certificate, alerts', {
    200: one(operationsSchema, 'The state'),
    ...conflictError,
    handle: getOperations,
  }),
)

declare module '../core/feature.ts' {
  interface ApiDeps {
    /** Undefined: the state of the server cannot be read. */
    operations: { readHealth: ReadHealth; readCertificateEnd: ReturnType<typeof createCertificateReader> } | undefined
  }
  interface JobDeps {
    readHealth: ReadHealth
  }
}

export const feature: Feature = {
  mails: { alert: alertMail },
  api: (deps) => ({ '/operations': operationsApi(deps) }),
  readiness: {
    async secureAddress({ publicUrl, operations, now }) {
      if (!publicUrl?.startsWith('https:')) return false
      const end = await operations?.readCertificateEnd()
      return end !== undefined && end > now()
    },
  },
  jobs: (deps) => [
    createAlertPurge(deps),
    createAlertHandler({ ...deps, readCertificateEnd: async () => readCertificateEnd(await deps.readPublicUrl()) }),
  ],
}

const PAST_ALERTS = 50

/** The state of the server for owners; what does not answer in time is `unavailable`. @throws ServiceError conflict */
async function getOperations(deps: ApiDeps): Promise<Operations> {
  const { db, now, operations, publicUrl, backup: config } = deps
  if (!operations) throw conflict('This server does not know its state')
  const [health, end, { backups }, open, past, hasServer] = await Promise.all([
    operations.readHealth(),
    operations.readCertificateEnd(),
    getBackups(db, now(), config),
    listAlerts(db),
    listPastAlerts(db, PAST_ALERTS),
    hasMailServer(deps),
  ])
  const { mails, backup } = health.checks
  const isHttps = publicUrl?.startsWith('https:') === true
  const mailStatus = !hasServer && mails.status === 'ready' ? 'degraded' : mails.status
  const certificateStatus = isHttps && (end === undefined || isEnding(end, now())) ? 'degraded' : 'ready'
  const isDegraded = [mailStatus, certificateStatus].includes('degraded') || open.length > 0
  const [newest] = backups
  return {
    at: health.at,
    // The sentence above the list says what the list says.
    status: health.status === 'ready' && isDegraded ? 'degraded' : health.status,
    ...health.checks,
    mails: { ...mails, status: mailStatus, hasServer },
    backup: { ...backup, isScheduled: config.target !== undefined, at: newest?.at ?? null, bytes: newest?.bytes },
    certificate: { status: certificateStatus, isHttps, endsAt: end?.toISOString() ?? null },
    alerts: {
      open: open.map((alert) => ({ ...shownOf(alertSchema, alert), endedAt: null })),
      past: past.map((alert) => shownOf(alertSchema, alert)),
    },
  }
}
