import { auditEntrySchema, auditQuerySchema } from '../../../contract/accounts/audit.ts'
import { listOf } from '../../../contract/list.ts'
import { listAudit } from '../audit/audit.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, type ApiParts } from '../api/router.ts'

const call = callsOf('Audit log', { access: 'owner' })
const listCall = call('get /', 'Who did what, when and from where, newest first', {
  description: 'The search looks at labels, e-mail addresses, actions and entities; each word must be found.',
  query: auditQuerySchema,
  200: answer(listOf(auditEntrySchema), 'A page of the log'),
})

export const auditApi = ({ db }: ApiParts) =>
  createRouter().openapi(listCall, async (context) =>
    context.json(await listAudit(db, context.req.valid('query')), 200),
  )
