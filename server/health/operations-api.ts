import { oneOf } from '../../contract/list.ts'
import { operationsPlotsSchema, operationsQuerySchema, operationsSchema } from '../../contract/operations.ts'
import { getOperations, getPlots, type OperationsDeps } from './operations.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { answer, createRoute, createRouter, staffBodyErrors, staffErrors, type ApiParts } from '../core/api/router.ts'

const tags = ['Operations']

const stateRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags,
  summary: 'How the server is: store, disk, background work, mails, backups, certificate, alerts',
  responses: { 200: answer(oneOf(operationsSchema), 'The state'), ...staffErrors, 409: staffBodyErrors[409] },
})
const plotsRoute = createRoute({
  method: 'get',
  path: '/plots',
  access: 'owner',
  tags,
  summary: 'Figures of the last 24 hours or 30 days, of all processes together',
  request: { query: operationsQuerySchema },
  responses: { 200: answer(oneOf(operationsPlotsSchema), 'The figures'), ...staffErrors },
})

export const operationsApi = ({ db, reads, now }: ApiParts, deps: OperationsDeps | undefined) =>
  createRouter()
    .openapi(stateRoute, async (context) => {
      if (!deps) throw new ServiceError('conflict', 'This server does not know its state')
      return context.json({ data: await getOperations(db, now(), deps) }, 200)
    })
    .openapi(plotsRoute, async (context) =>
      context.json({ data: await getPlots(reads, now(), context.req.valid('query').period) }, 200),
    )
