import { answerSettingsSchema } from '../../../contract/enquiries/answer-settings.ts'
import { answerTimeChangeSchema, answerTimeSettingSchema } from '../../../contract/enquiries/answer-time.ts'
import { enquiryAnswerSchema, newAnswerSchema } from '../../../contract/enquiries/answers.ts'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import { actorOf } from '../../core/accounts/access.ts'
import { callsOf } from '../../core/api/calls.ts'
import { answer, conflictError, createRouter, type ApiParts } from '../../core/api/router.ts'
import { getAnswerTimeSetting, showAnswerTime } from '../answer-time.ts'
import type { EnquirySettings } from '../enquiry-deps.ts'
import { answerEnquiry, listAnswersTo, readAnswerSettings, writeAnswerSettings } from './answers.ts'

const timeCall = callsOf('Contact', { access: 'staff' })
const answerTimeCall = timeCall('get /', 'Whether the contact page says so, and what it would say', {
  200: answer(oneOf(answerTimeSettingSchema), 'As measured now'),
})
const changeTimeCall = timeCall(
  'put /',
  'Have the contact page say within how many working days messages are answered',
  {
    access: 'owner',
    body: answerTimeChangeSchema,
    200: answer(writtenOf(answerTimeSettingSchema), 'Stored'),
  },
)

export const answerTimeApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(answerTimeCall, async (context) => context.json({ data: await getAnswerTimeSetting(reads, now()) }, 200))
    .openapi(changeTimeCall, async (context) => {
      await showAnswerTime({ db, now, actor: actorOf(context) }, context.req.valid('json').isShown)
      return context.json(
        { message: 'Settings are updated successfully.', data: await getAnswerTimeSetting(db, now()) },
        200,
      )
    })

const UPDATED = 'Settings are updated successfully.'

const call = callsOf('Messages', { access: 'staff' })
const settingsCall = call('get /', 'Templates of answers, and where replies go', {
  200: answer(oneOf(answerSettingsSchema), 'As they are set'),
})
const changeSettingsCall = call('put /', 'Change the templates of answers, and where replies go', {
  access: 'owner',
  body: answerSettingsSchema,
  200: answer(writtenOf(answerSettingsSchema), `Stored: "${UPDATED}"`),
})

export const answerSettingsApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(settingsCall, async (context) => context.json({ data: await readAnswerSettings(db) }, 200))
    .openapi(changeSettingsCall, async (context) => {
      const data = context.req.valid('json')
      await writeAnswerSettings({ db, now, actor: actorOf(context) }, data)
      return context.json({ message: UPDATED, data }, 200)
    })

const QUEUED = 'The answer is being sent.'

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
