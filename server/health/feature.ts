import { operationsPlotsSchema, operationsQuerySchema, operationsSchema } from '../../contract/health/operations.ts'
import { oneOf } from '../../contract/list.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../core/api/router.ts'
import type { Feature } from '../core/feature.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { createAlertHandler, alertMail } from './alerts.ts'
import { readCertificateEnd } from './certificate.ts'
import type { ReadHealth } from './health.ts'
import { getOperations, getPlots, type OperationsDeps } from './operations.ts'
import { createSampleHandler } from './sampler.ts'

const call = callsOf('Operations', { access: 'owner' })
const stateCall = call(
  'get /',
  'How the server is: store, disk, background work, mails, backups, certificate, alerts',
  { 200: answer(oneOf(operationsSchema), 'The state'), ...conflictError },
)
const plotsCall = call('get /plots', 'Figures of the last 24 hours or 30 days, of all processes together', {
  query: operationsQuerySchema,
  200: answer(oneOf(operationsPlotsSchema), 'The figures'),
})

const operationsApi = ({ db, reads, now }: ApiParts, deps: OperationsDeps | undefined) =>
  createRouter()
    .openapi(stateCall, async (context) => {
      if (!deps) throw new ServiceError('conflict', 'This server does not know its state')
      return context.json({ data: await getOperations(db, now(), deps) }, 200)
    })
    .openapi(plotsCall, async (context) =>
      context.json({ data: await getPlots(reads, now(), context.req.valid('query').period) }, 200),
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
    createAlertHandler({ ...deps, readCertificateEnd: async () => readCertificateEnd(await deps.readPublicUrl()) }),
  ],
}
