import { enquiryAnswerSchema, newAnswerSchema } from '../../../contract/enquiries/answers.ts'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import { actorOf } from '../../core/accounts/access.ts'
import { callsOf } from '../../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../../core/api/router.ts'
import type { EnquirySettings } from '../enquiry-deps.ts'
import { answerEnquiry, listAnswersTo } from './answers.ts'

const QUEUED = 'The answer is being sent.'

const call = callsOf('Messages', { access: 'staff' })
const listCall = call('get /{id}/answers', 'What staff have answered to a message, the oldest first', {
  200: answer(oneOf(enquiryAnswerSchema.array()), 'The answers, and how their mails stand'),
})
const answerCall = call('post /{id}/answers', 'Answer a message by e-mail', {
  description: `Sent from the site's address with the message below it; the message then counts as answered. The same answer under the same
key is sent once, also when the call is made again.`,
  body: newAnswerSchema,
  201: answer(writtenOf(enquiryAnswerSchema), `In the outbox: "${QUEUED}"`),
  ...conflictError,
})

export const answersApi = ({ db, now }: ApiParts, settings: EnquirySettings) =>
  createRouter()
    .openapi(listCall, async (context) =>
      context.json({ data: await listAnswersTo(db, context.req.valid('param').id) }, 200),
    )
    .openapi(answerCall, async (context) => {
      const deps = { ...settings, db, now, actor: actorOf(context) }
      const data = await answerEnquiry(deps, context.req.valid('param').id, context.req.valid('json'))
      return context.json({ message: QUEUED, data }, 201)
    })
