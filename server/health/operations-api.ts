import { oneOf } from '../../contract/list.ts'
import { operationsPlotsSchema, operationsQuerySchema, operationsSchema } from '../../contract/health/operations.ts'
import { getOperations, getPlots, type OperationsDeps } from './operations.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../core/api/router.ts'

const call = callsOf('Operations', { access: 'owner' })
const stateCall = call(
  'get /',
  'How the server is: store, disk, background work, mails, backups, certificate, alerts',
  {
    200: answer(oneOf(operationsSchema), 'The state'),
    ...conflictError,
  },
)
const plotsCall = call('get /plots', 'Figures of the last 24 hours or 30 days, of all processes together', {
  query: operationsQuerySchema,
  200: answer(oneOf(operationsPlotsSchema), 'The figures'),
})

export const operationsApi = ({ db, reads, now }: ApiParts, deps: OperationsDeps | undefined) =>
  createRouter()
    .openapi(stateCall, async (context) => {
      if (!deps) throw new ServiceError('conflict', 'This server does not know its state')
      return context.json({ data: await getOperations(db, now(), deps) }, 200)
    })
    .openapi(plotsCall, async (context) =>
      context.json({ data: await getPlots(reads, now(), context.req.valid('query').period) }, 200),
    )
