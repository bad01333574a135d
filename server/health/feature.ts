import { operationsSchema } from '../../contract/health/operations.ts'
import { one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { conflictError } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { conflict } from '../core/process/service-error.ts'
import { createAlertHandler, createAlertPurge, alertMail } from './alerts.ts'
import { readCertificateEnd } from './certificate.ts'
import type { ReadHealth } from './health.ts'
import { getOperations, type OperationsDeps } from './operations.ts'

const call = servedCallsOf<ApiDeps>('Operations', { access: 'owner' })

const operationsApi = routerOf(
  call('get /', 'How the server is: store, disk, background work, mails, backups, certificate, alerts', {
    200: one(operationsSchema, 'The state'),
    ...conflictError,
    handle({ db, now, operations, staff: { publicUrl }, backup, mail }) {
      if (!operations) throw conflict('This server does not know its state')
      return getOperations(db, now(), { ...operations, publicUrl, backup, mail })
    },
  }),
)

declare module '../core/feature.ts' {
  interface ApiDeps {
    /** Undefined: the state of the server cannot be read. */
    operations: Pick<OperationsDeps, 'readHealth' | 'readCertificateEnd'> | undefined
  }
  interface JobDeps {
    readHealth: ReadHealth
  }
}

export const healthFeature: Feature = {
  mails: { alert: alertMail },
  api: (deps) => ({ '/operations': operationsApi(deps) }),
  readiness: {
    async secureAddress({ staff: { publicUrl }, operations, now }) {
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
