import {
  answerSettingsSchema,
  answerTimeChangeSchema,
  answerTimeSettingSchema,
  enquiryAnswerSchema,
  newAnswerSchema,
} from '../../../contract/enquiries/answers.ts'
import { one, routerOf, servedCallsOf, told, written } from '../../core/accounts/served-calls.ts'
import { conflictError } from '../../core/api/router.ts'
import { getAnswerTimeSetting, showAnswerTime } from '../answer-time.ts'
import type { ApiDeps } from '../../core/feature.ts'
import { answerEnquiry, answerSettings, listAnswersTo } from './answers.ts'

const UPDATED = 'Settings are updated successfully.'

const timeCall = servedCallsOf('Contact', { access: 'staff' })

export const answerTimeApi = routerOf(
  timeCall('get /', 'Whether the contact page says so, and what it would say', {
    200: one(answerTimeSettingSchema, 'As measured now'),
    handle: ({ reads, now }) => getAnswerTimeSetting(reads, now()),
  }),
  timeCall('put /', 'Have the contact page say within how many working days messages are answered', {
    access: 'owner',
    body: answerTimeChangeSchema,
    200: written(answerTimeSettingSchema, 'Stored', UPDATED),
    async handle(deps, { body }) {
      await showAnswerTime(deps, body.isShown)
      return getAnswerTimeSetting(deps.db, deps.now())
    },
  }),
)

const call = servedCallsOf<ApiDeps>('Messages', { access: 'staff' })

export const answerSettingsApi = routerOf(
  call('get /', 'Templates of answers, and where replies go', {
    200: one(answerSettingsSchema, 'As they are set'),
    handle: ({ db }) => answerSettings.read(db),
  }),
  call('put /', 'Change the templates of answers, and where replies go', {
    access: 'owner',
    body: answerSettingsSchema,
    200: told('Stored', answerSettingsSchema, UPDATED),
    handle: (deps, { body }) =>
      answerSettings.save(deps, body, { entity: 'settings', id: 1, label: 'answers to messages' }),
  }),
)

export const answersApi = routerOf(
  call('get /{id}/answers', 'What staff have answered to a message, the oldest first', {
    200: one(enquiryAnswerSchema.array(), 'The answers, and how their mails stand'),
    handle: ({ db }, { params }) => listAnswersTo(db, params.id),
  }),
  call('post /{id}/answers', 'Answer a message by e-mail', {
    description: `Sent from the site's address with the message below it; the message then counts as answered. The same answer under the same
key is sent once, also when the call is made again.`,
    body: newAnswerSchema,
    201: told('In the outbox', enquiryAnswerSchema, 'The answer is being sent.'),
    ...conflictError,
    handle: (deps, { params, body }) => answerEnquiry(deps, params.id, body),
  }),
)
