import { answerTimeChangeSchema, answerTimeSettingSchema } from '../../contract/enquiries/answer-time.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../core/api/router.ts'
import { getAnswerTimeSetting, showAnswerTime } from './answer-time.ts'

const call = callsOf('Contact', { access: 'staff' })
const settingCall = call('get /', 'Whether the contact page says so, and what it would say', {
  200: answer(oneOf(answerTimeSettingSchema), 'As measured now'),
})
const changeCall = call('put /', 'Have the contact page say within how many working days messages are answered', {
  access: 'owner',
  body: answerTimeChangeSchema,
  200: answer(writtenOf(answerTimeSettingSchema), 'Stored'),
})

export const answerTimeApi = ({ db, reads, now }: ApiParts) =>
  createRouter()
    .openapi(settingCall, async (context) => context.json({ data: await getAnswerTimeSetting(reads, now()) }, 200))
    .openapi(changeCall, async (context) => {
      await showAnswerTime({ db, now, actor: actorOf(context) }, context.req.valid('json').isShown)
      return context.json(
        { message: 'Settings are updated successfully.', data: await getAnswerTimeSetting(db, now()) },
        200,
      )
    })
