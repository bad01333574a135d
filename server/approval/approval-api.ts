import { approvalSettingSchema, sentBackSchema, submissionSchema } from '../../contract/approval/approval.ts'
import { anyContentRecordSchema } from '../../contract/content/content.ts'
import { one, routerOf, servedCallsOf, written } from '../core/accounts/served-calls.ts'
import { conflictError } from '../core/api/router.ts'
import { itemParams } from '../core/content/content-api.ts'
import { note } from '../core/audit/audit.ts'
import { doEditorsAsk, setEditorsAsk } from '../core/settings/publishing-right.ts'
import type { ApiDeps } from '../core/feature.ts'
import { sendBack, submitItem, takeBack } from './approval.ts'

const call = servedCallsOf<ApiDeps>('Approval', { access: 'author' })

/** Calls on items, below /content. */
export const approvalApi = routerOf(
  call('put /{entity}/{id}/submission', 'Ask for the approval of an item', {
    description: 'The mail goes to all who may publish. Its newest version is what they approve, by publishing it.',
    params: itemParams,
    body: submissionSchema,
    200: written(anyContentRecordSchema, 'It waits for approval', 'It waits for approval.'),
    async handle(deps, { params: { entity, id }, body }) {
      const record = await submitItem(deps, entity, id, body.version)
      deps.wakeJobs()
      return record
    },
  }),
  call('delete /{entity}/{id}/submission', 'Ask no longer for the approval of an item', {
    params: itemParams,
    200: written(anyContentRecordSchema, 'It is a draft', 'It is a draft again.'),
    ...conflictError,
    handle: (deps, { params: { entity, id } }) => takeBack(deps, entity, id),
  }),
  call('put /{entity}/{id}/sent-back', 'Send an item back to who asks for approval', {
    access: 'staff',
    params: itemParams,
    body: sentBackSchema,
    200: written(anyContentRecordSchema, 'It is a draft, with these words', 'It is sent back.'),
    async handle(deps, { params: { entity, id }, body }) {
      const record = await sendBack(deps, entity, id, body)
      deps.wakeJobs()
      return record
    },
  }),
)

export const approvalSettingApi = routerOf(
  call('get /', 'Whose writing needs approval', {
    access: 'reader',
    200: one(approvalSettingSchema, 'The setting'),
    handle: async ({ db }) => ({ editorsAsk: await doEditorsAsk(db) }),
  }),
  call('put /', 'Choose whose writing needs approval', {
    access: 'owner',
    body: approvalSettingSchema,
    200: written(approvalSettingSchema, 'It is stored', 'Setting is updated successfully.'),
    async handle({ db, now, actor }, { body }) {
      await db.transaction().execute(async (tx) => {
        await setEditorsAsk(tx, body.editorsAsk)
        const label = body.editorsAsk ? 'authors and editors' : 'authors'
        await note(tx, actor, now(), { action: 'update', entity: 'approval', label })
      })
      return body
    },
  }),
)
