import { z } from '@hono/zod-openapi'
import { approvalSettingSchema, sentBackSchema, submissionSchema } from '../../contract/approval/approval.ts'
import { anyContentRecordSchema } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, conflictError, idParameter } from '../core/api/router.ts'
import { note } from '../core/audit/audit.ts'
import { doEditorsAsk, setEditorsAsk } from '../core/settings/publishing-right.ts'
import type { ApiDeps } from '../core/feature.ts'
import { sendBack, submitItem, takeBack } from './approval.ts'

const params = z.object({ entity: z.enum(CONTENT_ENTITIES) }).extend(idParameter.shape)
const written = writtenOf(anyContentRecordSchema)

const call = callsOf('Approval', { access: 'author' })
const submitCall = call('put /{entity}/{id}/submission', 'Ask for the approval of an item', {
  description: 'The mail goes to all who may publish. Its newest version is what they approve, by publishing it.',
  params,
  body: submissionSchema,
  200: answer(written, 'It waits for approval'),
})
const takeBackCall = call('delete /{entity}/{id}/submission', 'Ask no longer for the approval of an item', {
  params,
  200: answer(written, 'It is a draft'),
  ...conflictError,
})
const sendBackCall = call('put /{entity}/{id}/sent-back', 'Send an item back to who asks for approval', {
  access: 'staff',
  params,
  body: sentBackSchema,
  200: answer(written, 'It is a draft, with these words'),
})

/** Calls on items, below /content. */
export const approvalApi = ({ db, now, wakeJobs }: ApiDeps) =>
  createRouter()
    .openapi(submitCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await submitItem({ db, now, actor: actorOf(context) }, entity, id, context.req.valid('json').version)
      wakeJobs()
      return context.json({ message: 'It waits for approval.', data }, 200)
    })
    .openapi(takeBackCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await takeBack({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: 'It is a draft again.', data }, 200)
    })
    .openapi(sendBackCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const data = await sendBack({ db, now, actor: actorOf(context) }, entity, id, context.req.valid('json'))
      wakeJobs()
      return context.json({ message: 'It is sent back.', data }, 200)
    })

const getCall = call('get /', 'Whose writing needs approval', {
  access: 'reader',
  200: answer(oneOf(approvalSettingSchema), 'The setting'),
})
const setCall = call('put /', 'Choose whose writing needs approval', {
  access: 'owner',
  body: approvalSettingSchema,
  200: answer(writtenOf(approvalSettingSchema), 'It is stored'),
})

export const approvalSettingApi = ({ db, now }: ApiDeps) =>
  createRouter()
    .openapi(getCall, async (context) => context.json({ data: { editorsAsk: await doEditorsAsk(db) } }, 200))
    .openapi(setCall, async (context) => {
      const data = context.req.valid('json')
      await db.transaction().execute(async (tx) => {
        await setEditorsAsk(tx, data.editorsAsk)
        const label = data.editorsAsk ? 'authors and editors' : 'authors'
        await note(tx, actorOf(context), now(), { action: 'update', entity: 'approval', label })
      })
      return context.json({ message: 'Setting is updated successfully.', data }, 200)
    })
