import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { mailListQuerySchema, mailRecordSchema } from '../../contract/messages.ts'
import type { EnquirySettings } from './enquiry-deps.ts'
import { getMailRecord, listMails, retryMail } from './mails.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../core/api/router.ts'

const RETRIED = 'Mail is tried again now.'

const call = callsOf('Mails', { access: 'staff' })
const listCall = call('get /', 'The mails that the site sends, the last first', {
  query: mailListQuerySchema,
  200: answer(listOf(mailRecordSchema), 'A page of mails'),
})
const getCall = call('get /{id}', 'One mail', { 200: answer(oneOf(mailRecordSchema), 'The mail') })
const retryCall = call('post /{id}/retry', 'Send a mail now that failed, or waits for its next attempt', {
  200: answer(writtenOf(mailRecordSchema), `In the outbox: "${RETRIED}"`),
  ...conflictError,
})

export const mailsApi = ({ db, now }: ApiParts, settings: EnquirySettings) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listMails(db, context.req.valid('query')), 200))
    .openapi(getCall, async (context) =>
      context.json({ data: await getMailRecord(db, context.req.valid('param').id) }, 200),
    )
    .openapi(retryCall, async (context) => {
      const data = await retryMail({ ...settings, db, now, actor: actorOf(context) }, context.req.valid('param').id)
      return context.json({ message: RETRIED, data }, 200)
    })
