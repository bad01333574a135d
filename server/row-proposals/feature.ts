import { doneSchema } from '../../contract/accounts/staff.ts'
import { listOf, listQuerySchema } from '../../contract/list.ts'
import { keptTextSchema, projectTextsSchema, takenRowSchema } from '../../contract/row-proposals/row-proposals.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter } from '../core/api/router.ts'
import type { ApiDeps, Feature } from '../core/feature.ts'
import { keepText, listProjectTexts, takeRow } from './row-proposals.ts'

const call = callsOf('Texts that could be rows', { access: 'staff' })
const listCall = call('get /', 'Projects with texts that could be rows, and the rows that they could be', {
  query: listQuerySchema,
  200: answer(listOf(projectTextsSchema), 'A page of them'),
})
const takeCall = call('post /{id}/rows', 'Add a proposed row to a project, as a draft', {
  body: takenRowSchema,
  200: answer(doneSchema, 'The draft is saved'),
})
const keepCall = call('post /{id}/kept', 'Keep a text as it is, and take it off the list until it changes', {
  body: keptTextSchema,
  200: answer(doneSchema, 'It is off the list'),
})

const rowProposalsApi = ({ db, reads, now }: ApiDeps) =>
  createRouter()
    .openapi(listCall, async (context) => context.json(await listProjectTexts(reads, context.req.valid('query')), 200))
    .openapi(takeCall, async (context) => {
      const { id } = context.req.valid('param')
      await takeRow({ db, now, actor: actorOf(context) }, id, context.req.valid('json'))
      return context.json({ message: 'Draft saved.' }, 200)
    })
    .openapi(keepCall, async (context) => {
      const { id } = context.req.valid('param')
      await keepText({ db, now, actor: actorOf(context) }, id, context.req.valid('json').key)
      return context.json({ message: 'Kept as a text.' }, 200)
    })

export const rowProposalsFeature: Feature = { api: (deps) => ({ '/row-proposals': rowProposalsApi(deps) }) }
