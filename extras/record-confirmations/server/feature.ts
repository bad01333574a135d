import { z } from '@hono/zod-openapi'
import { doneSchema } from '../../../contract/accounts/staff.ts'
import {
  askedSchema,
  askSchema,
  correctionDecisionSchema,
  entitySchema,
  healthListQuerySchema,
  healthSettingsSchema,
  healthTaskSchema,
  ownerChangeSchema,
  recordHealthSchema,
} from '../contract/record-health.ts'
import { CONFIRM_PATH } from '../contract/confirmed-entities.ts'
import { originOfThisMachine } from '../../../server/core/accounts/forgotten-password.ts'
import { listed, one, routerOf, servedCallsOf, whole, written } from '../../../server/core/accounts/served-calls.ts'
import { idParameter } from '../../../server/core/api/router.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { putConfirmation } from '../../../server/core/content/record-checks.ts'
import { findContentItem } from '../../../server/core/content/store/content-items.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { conflict, orNotFound } from '../../../server/core/process/service-error.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { ask, createConfirmationHandler } from './ask-owners.ts'
import { createConfirmRoutes } from './confirm-routes.ts'
import { confirmationMail, markChecked } from './confirmation-requests.ts'
import { getRecordHealth, healthSettings, isHealthDue, listHealthTasks, listRecordHealth } from './record-health.ts'

const call = servedCallsOf<ApiDeps>('Health of the records', { access: 'staff' })

const recordHealthApi = routerOf(
  call('get /settings', 'How often records are checked, and by whom', {
    200: one(healthSettingsSchema, 'The settings'),
    handle: ({ db }) => healthSettings.read(db),
  }),
  call('put /settings', 'Change how often records are checked', {
    access: 'owner',
    body: healthSettingsSchema,
    200: written(healthSettingsSchema, 'Stored', 'Settings are updated successfully.'),
    handle: (deps, { body }) => healthSettings.save(deps, body, { entity: 'record-health', label: 'settings' }),
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
    params: idParameter.extend({ entity: entitySchema }),
    200: one(recordHealthSchema, 'What is missing, and when it was checked'),
    handle: ({ reads, now }, { params: { entity, id } }) => getRecordHealth(reads, entity, id, now()),
  }),
  call('put /owner', 'Choose who confirms records', {
    description:
      'null: the default owner of the settings. Links that were mailed to somebody else do nothing from then on.',
    body: ownerChangeSchema,
    200: whole(doneSchema, 'They have this owner'),
    handle: ({ db, actor, now }, { body: { items, owner } }) =>
      db.transaction().execute(async (tx) => {
        const { name = null, email = null, language = null } = owner ?? {}
        let count = 0
        for (const { entity, id } of items) {
          const item = await findContentItem(tx, entity, id)
          if (!item) continue
          await putConfirmation(tx, { entity, item_id: id }, { owner_name: name, owner_email: email, language })
          await note(tx, actor, now(), { action: 'set-owner', entity, id, label: item.title })
          count += 1
        }
        return { message: `Owner of ${count} ${count === 1 ? 'record' : 'records'} is set.` }
      }),
  }),
  call('post /ask', 'Mail the owners of records a link to confirm them', {
    description: 'Mails beyond 20 a day for one owner wait for the next day.',
    body: askSchema,
    200: one(askedSchema, 'How many mails are on their way'),
    async handle({ db, now, wakeJobs, secret, publicUrl }, { body, context }) {
      const origin = publicUrl ?? originOfThisMachine(context.req.url)
      if (origin === undefined)
        throw conflict(
          'This site does not know its public address yet, so it mails no links. An owner enters it under “Mail and address”',
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
    handle: ({ db, actor, now }, { params, body: { state, answer } }) =>
      inTurn(db, ['confirmation corrections'], async (tx) => {
        const corrections = tx.selectFrom('confirmation_correction').where('id', '=', params.id)
        const correction = orNotFound(await corrections.selectAll().executeTakeFirst(), 'Correction')
        if (correction.state !== 'open') throw conflict('Somebody has decided this correction already')
        const decision = { state, answer: answer || null, decided_at: now().toISOString(), decided_by: actor.email }
        await tx.updateTable('confirmation_correction').set(decision).where('id', '=', params.id).execute()
        const { entity, item_id, name } = correction
        if (state === 'accepted') await markChecked(tx, { entity, item_id }, name, now())
        const item = await findContentItem(tx, entity, item_id)
        const action = state === 'accepted' ? 'accept-correction' : 'refuse-correction'
        await note(tx, actor, now(), { action, entity, id: item_id, label: item?.title ?? '' })
        return { message: state === 'accepted' ? 'Marked as done.' : 'Refused.' }
      }),
  }),
)

export const feature: Feature = {
  mails: { confirmation: confirmationMail },
  api: (deps) => ({ '/record-health': recordHealthApi(deps) }),
  formRoutes: createConfirmRoutes,
  serves: [`${CONFIRM_PATH}/*`],
  jobs: (deps) => [createConfirmationHandler(deps)],
  warning: { name: 'record-health', isDue: ({ db, now }) => isHealthDue(db, now()) },
}
