import { answerSettingsSchema } from '../../../contract/enquiries/answer-settings.ts'
import { oneOf, writtenOf } from '../../../contract/list.ts'
import { actorOf } from '../../core/accounts/access.ts'
import { callsOf } from '../../core/api/calls.ts'
import { answer, createRouter, type ApiParts } from '../../core/api/router.ts'
import { readAnswerSettings, writeAnswerSettings } from './answer-settings.ts'

const UPDATED = 'Settings are updated successfully.'

const call = callsOf('Messages', { access: 'staff' })
const getCall = call('get /', 'Templates of answers, and where replies go', {
  200: answer(oneOf(answerSettingsSchema), 'As they are set'),
})
const changeCall = call('put /', 'Change the templates of answers, and where replies go', {
  access: 'owner',
  body: answerSettingsSchema,
  200: answer(writtenOf(answerSettingsSchema), `Stored: "${UPDATED}"`),
})

export const answerSettingsApi = ({ db, now }: ApiParts) =>
  createRouter()
    .openapi(getCall, async (context) => context.json({ data: await readAnswerSettings(db) }, 200))
    .openapi(changeCall, async (context) => {
      const data = context.req.valid('json')
      await writeAnswerSettings({ db, now, actor: actorOf(context) }, data)
      return context.json({ message: UPDATED, data }, 200)
    })
