import { z } from '@hono/zod-openapi'
import { doneSchema } from '../../contract/accounts/staff.ts'
import {
  askedSchema,
  askSchema,
  confirmedParameters,
  correctionDecisionSchema,
  healthListQuerySchema,
  healthSettingsSchema,
  healthTaskSchema,
  ownerChangeSchema,
  recordHealthSchema,
} from '../../contract/confirmations/record-health.ts'
import { MAX_LIMIT } from '../../contract/limits.ts'
import { listOf, oneOf, writtenOf } from '../../contract/list.ts'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { actorOf } from '../core/accounts/access.ts'
import { originOfThisMachine } from '../core/accounts/forgotten-password-api.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, idParameter } from '../core/api/router.ts'
import type { ApiDeps } from '../core/feature.ts'
import { notFound, ServiceError } from '../core/process/service-error.ts'
import { askNow, setOwner } from './ask-owners.ts'
import { decide } from './confirmation-requests.ts'
import {
  changeHealthSettings,
  createMissingFields,
  getHealthSettings,
  listHealthTasks,
  listRecordHealth,
} from './record-health.ts'

const ALL = { page: 1, limit: MAX_LIMIT, locale: DEFAULT_LOCALE } as const

const call = callsOf('Health of the records', { access: 'staff' })
const listCall = call('get /', 'The published records, the worst first: what is missing, and when they were checked', {
  query: healthListQuerySchema,
  200: answer(listOf(recordHealthSchema), 'A page of them'),
})
const tasksCall = call('get /tasks', 'What there is to mend, and in how many records', {
  200: answer(z.object({ data: z.array(healthTaskSchema) }), 'The first to mend first'),
})
const oneCall = call('get /{entity}/{id}', 'One published record', {
  params: confirmedParameters.extend(idParameter.shape),
  200: answer(oneOf(recordHealthSchema), 'What is missing, and when it was checked'),
})
const ownerCall = call('put /owner', 'Choose who confirms records', {
  description:
    'null: the default owner of the settings. Links that were mailed to somebody else do nothing from then on.',
  body: ownerChangeSchema,
  200: answer(doneSchema, 'They have this owner'),
})
const askCall = call('post /ask', 'Mail the owners of records a link to confirm them', {
  description: 'Mails beyond 20 a day for one owner wait for the next day.',
  body: askSchema,
  200: answer(oneOf(askedSchema), 'How many mails are on their way'),
})
const decideCall = call('patch /corrections/{id}', 'Mark a correction as done, or refuse it', {
  description: 'Nothing public follows from it but the month of the check: the record itself is edited as always.',
  body: correctionDecisionSchema,
  200: answer(doneSchema, 'It is decided'),
})
const settingsCall = call('get /settings', 'How often records are checked, and by whom', {
  200: answer(oneOf(healthSettingsSchema), 'The settings'),
})
const changeSettingsCall = call('put /settings', 'Change how often records are checked', {
  access: 'owner',
  body: healthSettingsSchema,
  200: answer(writtenOf(healthSettingsSchema), 'Stored'),
})

export const recordHealthApi = ({ db, reads, now, wakeJobs, staff: { secret, publicUrl } }: ApiDeps) => {
  const missingFields = createMissingFields()
  return createRouter()
    .openapi(settingsCall, async (context) => context.json({ data: await getHealthSettings(db) }, 200))
    .openapi(changeSettingsCall, async (context) => {
      await changeHealthSettings({ db, now, actor: actorOf(context) }, context.req.valid('json'))
      return context.json({ message: 'Settings are updated successfully.', data: await getHealthSettings(db) }, 200)
    })
    .openapi(listCall, async (context) =>
      context.json(await listRecordHealth(reads, context.req.valid('query'), now(), missingFields), 200),
    )
    .openapi(tasksCall, async (context) =>
      context.json({ data: await listHealthTasks(reads, now(), missingFields) }, 200),
    )
    .openapi(oneCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { data } = await listRecordHealth(reads, { ...ALL, entity }, now(), missingFields)
      const found = data.find((one) => one.id === id)
      if (!found) throw notFound('Published record')
      return context.json({ data: found }, 200)
    })
    .openapi(ownerCall, async (context) => {
      const { items, owner } = context.req.valid('json')
      const count = await setOwner({ db, now, actor: actorOf(context) }, items, owner)
      return context.json({ message: `Owner of ${count} ${count === 1 ? 'record' : 'records'} is set.` }, 200)
    })
    .openapi(askCall, async (context) => {
      const origin = publicUrl ?? originOfThisMachine(context.req.url)
      if (origin === undefined)
        throw new ServiceError(
          'conflict',
          'This site does not know its public address yet, so it mails no links. An owner enters it under Mail',
        )
      const items = context.req.valid('json').items.map(({ entity, id }) => ({ entity, item_id: id }))
      const data = await askNow({ db, secret, now, origin }, items)
      if (data.asked > 0) wakeJobs()
      return context.json({ data }, 200)
    })
    .openapi(decideCall, async (context) => {
      const decision = context.req.valid('json')
      await decide({ db, now, actor: actorOf(context) }, context.req.valid('param').id, decision)
      return context.json({ message: decision.state === 'accepted' ? 'Marked as done.' : 'Refused.' }, 200)
    })
}
