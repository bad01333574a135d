import { z } from '@hono/zod-openapi'
import { doneSchema } from '../../../contract/accounts/staff.ts'
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
} from '../contract/record-health.ts'
import { MAX_LIMIT } from '../../../contract/limits.ts'
import { DEFAULT_LOCALE } from '../../../contract/locale.ts'
import { originOfThisMachine } from '../../../server/core/accounts/forgotten-password.ts'
import { listed, one, routerOf, servedCallsOf, whole, written } from '../../../server/core/accounts/served-calls.ts'
import { idParameter } from '../../../server/core/api/router.ts'
import type { ApiDeps } from '../../../server/core/feature.ts'
import { notFound, ServiceError } from '../../../server/core/process/service-error.ts'
import { ask, setOwner } from './ask-owners.ts'
import { decide } from './confirmation-requests.ts'
import { changeHealthSettings, getHealthSettings, listHealthTasks, listRecordHealth } from './record-health.ts'

const ALL = { page: 1, limit: MAX_LIMIT, locale: DEFAULT_LOCALE } as const

const call = servedCallsOf<ApiDeps>('Health of the records', { access: 'staff' })

export const recordHealthApi = routerOf(
  call('get /settings', 'How often records are checked, and by whom', {
    200: one(healthSettingsSchema, 'The settings'),
    handle: ({ db }) => getHealthSettings(db),
  }),
  call('put /settings', 'Change how often records are checked', {
    access: 'owner',
    body: healthSettingsSchema,
    200: written(healthSettingsSchema, 'Stored', 'Settings are updated successfully.'),
    async handle(deps, { body }) {
      await changeHealthSettings(deps, body)
      return getHealthSettings(deps.db)
    },
  }),
  call('get /', 'The published records, the worst first: what is missing, and when they were checked', {
    query: healthListQuerySchema,
    200: listed(recordHealthSchema, 'A page of them'),
    handle: ({ reads, now }, { query }) => listRecordHealth(reads, query, now()),
  }),
  call('get /tasks', 'What there is to mend, and in how many records', {
    200: one(z.array(healthTaskSchema), 'The first to mend first'),
    handle: ({ reads, now }) => listHealthTasks(reads, now()),
  }),
  call('get /{entity}/{id}', 'One published record', {
    params: confirmedParameters.extend(idParameter.shape),
    200: one(recordHealthSchema, 'What is missing, and when it was checked'),
    async handle({ reads, now }, { params: { entity, id } }) {
      const { data } = await listRecordHealth(reads, { ...ALL, entity }, now())
      const found = data.find((record) => record.id === id)
      if (!found) throw notFound('Published record')
      return found
    },
  }),
  call('put /owner', 'Choose who confirms records', {
    description:
      'null: the default owner of the settings. Links that were mailed to somebody else do nothing from then on.',
    body: ownerChangeSchema,
    200: whole(doneSchema, 'They have this owner'),
    async handle(deps, { body: { items, owner } }) {
      const count = await setOwner(deps, items, owner)
      return { message: `Owner of ${count} ${count === 1 ? 'record' : 'records'} is set.` }
    },
  }),
  call('post /ask', 'Mail the owners of records a link to confirm them', {
    description: 'Mails beyond 20 a day for one owner wait for the next day.',
    body: askSchema,
    200: one(askedSchema, 'How many mails are on their way'),
    async handle({ db, now, wakeJobs, staff: { secret, publicUrl } }, { body, context }) {
      const origin = publicUrl ?? originOfThisMachine(context.req.url)
      if (origin === undefined)
        throw new ServiceError(
          'conflict',
          'This site does not know its public address yet, so it mails no links. An owner enters it under Mail',
        )
      const items = body.items.map(({ entity, id }) => ({ entity, item_id: id }))
      const asked = await ask({ db, secret, now, origin }, items)
      if (asked.asked > 0) wakeJobs()
      return asked
    },
  }),
  call('patch /corrections/{id}', 'Mark a correction as done, or refuse it', {
    description: 'Nothing public follows from it but the month of the check: the record itself is edited as always.',
    body: correctionDecisionSchema,
    200: whole(doneSchema, 'It is decided'),
    async handle(deps, { params, body }) {
      await decide(deps, params.id, body)
      return { message: body.state === 'accepted' ? 'Marked as done.' : 'Refused.' }
    },
  }),
)
