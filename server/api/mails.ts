import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { mailListQuerySchema, mailRecordSchema } from '../../contract/messages.ts'
import type { EnquirySettings } from '../services/enquiries/enquiry-deps.ts'
import { getMailRecord, listMails, retryMail } from '../services/enquiries/mails.ts'
import { actorOf } from './access.ts'
import {
  answer,
  createRoute,
  createRouter,
  idParameter,
  staffBodyErrors,
  staffErrors,
  staffOneErrors,
  type ApiParts,
} from './router.ts'

const tags = ['Mails']
const RETRIED = 'Mail is tried again now.'

const listRoute = createRoute({
  method: 'get',
  path: '/',
  access: 'staff',
  tags,
  summary: 'The mails that the site sends, the last first',
  request: { query: mailListQuerySchema },
  responses: { 200: answer(listOf(mailRecordSchema), 'A page of mails'), ...staffErrors },
})
const getRoute = createRoute({
  method: 'get',
  path: '/{id}',
  access: 'staff',
  tags,
  summary: 'One mail',
  request: { params: idParameter },
  responses: { 200: answer(oneOf(mailRecordSchema), 'The mail'), ...staffOneErrors },
})
const retryRoute = createRoute({
  method: 'post',
  path: '/{id}/retry',
  access: 'staff',
  tags,
  summary: 'Send a mail now that failed, or waits for its next attempt',
  request: { params: idParameter },
  responses: {
    200: answer(writtenOf(mailRecordSchema), `In the outbox: "${RETRIED}"`),
    ...staffOneErrors,
    409: staffBodyErrors[409],
  },
})

export const mailsApi = ({ db, now }: ApiParts, settings: EnquirySettings) =>
  createRouter()
    .openapi(listRoute, async (context) => context.json(await listMails(db, context.req.valid('query')), 200))
    .openapi(getRoute, async (context) =>
      context.json({ data: await getMailRecord(db, context.req.valid('param').id) }, 200),
    )
    .openapi(retryRoute, async (context) => {
      const data = await retryMail({ ...settings, db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: RETRIED, data }, 200)
    })
