import type { Feature } from '../core/feature.ts'
import { createAlertHandler } from './alert-job.ts'
import { alertMail } from './alert-mail.ts'
import { readCertificateEnd } from './certificate.ts'
import type { ReadHealth } from './health.ts'
import { operationsApi } from './operations-api.ts'
import type { OperationsDeps } from './operations.ts'
import { createSampleHandler } from './sample-job.ts'

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
  api: ({ operations, staff, backup, mail, ...parts }) => {
    const { publicUrl } = staff
    return { '/operations': operationsApi(parts, operations && { ...operations, publicUrl, backup, mail }) }
  },
  readiness: {
    async secureAddress({ staff: { publicUrl }, operations, now }) {
      if (!publicUrl?.startsWith('https:')) return false
      const end = await operations?.readCertificateEnd()
      return end !== undefined && end > now()
    },
  },
  jobs: (deps) => [
    createSampleHandler(deps),
    createAlertHandler({ ...deps, readCertificateEnd: () => readCertificateEnd(deps.publicUrl) }),
  ],
}
