import { auditEntrySchema, auditQuerySchema } from '../../../contract/accounts/audit.ts'
import { listAudit } from '../audit/audit.ts'
import { listed, routerOf, servedCallsOf } from './served-calls.ts'

const call = servedCallsOf('Audit log', { access: 'owner' })

export const auditApi = routerOf(
  call('get /', 'Who did what, when and from where, newest first', {
    description: 'The search looks at labels, e-mail addresses, actions and entities; each word must be found.',
    query: auditQuerySchema,
    200: listed(auditEntrySchema, 'A page of the log'),
    handle: ({ db }, { query }) => listAudit(db, query),
  }),
)
