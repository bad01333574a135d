import { auditEntrySchema, auditQuerySchema } from '../../contract/audit.ts'
import { listOf } from '../../contract/list.ts'
import { listAudit } from '../services/audit-log.ts'
import { answer, createRoute, createRouter, staffErrors, type ApiParts } from './router.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'owner',
  tags: ['Audit log'],
  summary: 'Who did what, when and from where, newest first',
  description: 'The search looks at labels, e-mail addresses, actions and entities; each word must be found.',
  request: { query: auditQuerySchema },
  responses: { 200: answer(listOf(auditEntrySchema), 'A page of the log'), ...staffErrors },
})

export const auditApi = ({ db }: ApiParts) =>
  createRouter().openapi(listRoute, async (context) =>
    context.json(await listAudit(db, context.req.valid('query')), 200),
  )
