import { z } from '@hono/zod-openapi'
import { randomUUID } from 'node:crypto'
import { kindOf } from '../../../contract/kinds/index.ts'
import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import { writtenOf } from '../../../contract/list.ts'
import { one, routerOf, servedCallsOf, whole, written } from '../../../server/core/accounts/served-calls.ts'
import { conflictError } from '../../../server/core/api/router.ts'
import { findStaffUser } from '../../../server/core/accounts/store/staff.ts'
import { note } from '../../../server/core/audit/audit.ts'
import { getContentRecord } from '../../../server/core/content/records.ts'
import { findContentItem } from '../../../server/core/content/store/content-items.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import { itemParams } from '../../../server/core/content/content-api.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { conflict, forbidden, invalid } from '../../../server/core/process/service-error.ts'
import { COMMENT_BOUNDS, commentsSchema, newCommentSchema, resolutionSchema } from '../contract/comments.ts'
import { changeComment, getComments, mentionMail } from './comments.ts'

const commentParams = itemParams.extend({ comment: z.uuid() })

const call = servedCallsOf<ApiDeps>('Comments', { access: 'author' })

const commentsApi = routerOf(
  call('get /{entity}/{id}/comments', 'What colleagues say about an item', {
    access: 'reader',
    params: itemParams,
    200: one(commentsSchema, 'The oldest first'),
    handle: ({ db, actor }, { params }) => getComments({ db, actor }, params),
  }),
  call('post /{entity}/{id}/comments', 'Say something about an item', {
    description: 'Those who are mentioned get a mail in their language.',
    params: itemParams,
    body: newCommentSchema,
    201: written(commentsSchema, 'All of them', 'Comment is saved.'),
    ...conflictError,
    async handle({ db, actor, now, wakeJobs }, { params: { entity, id }, body: { text, field, mentioned } }) {
      const data = await inTurn(db, [`comments ${entity} ${id}`], async (tx) => {
        const { people, comments } = await getComments({ db: tx, actor }, { entity, id })
        if (comments.length >= COMMENT_BOUNDS.comments)
          throw conflict(`There are ${COMMENT_BOUNDS.comments} comments: delete some of yours first`)
        if (field !== null && !Object.hasOwn(kindOf(entity).fields, field))
          throw invalid({ field: 'Choose a field of this item' })
        const accounts = [...new Set(mentioned)]
        if (accounts.some((account) => !people.some((one) => one.id === account)))
          throw invalid({ mentioned: 'Somebody whom you mention cannot sign in any more: choose somebody else' })
        for (const account of field === null ? [] : accounts)
          if (!Object.hasOwn(await getContentRecord(tx, entity, id, (await findStaffUser(tx, account))!), field!))
            throw invalid({ mentioned: 'Somebody whom you mention may not read this field: choose somebody else' })
        const at = now().toISOString()
        const comment = randomUUID()
        const row = { id: comment, entity, item_id: id, field, text, written_at: at, written_by: actor.id! }
        const values = { ...row, mentioned: JSON.stringify(accounts) }
        await tx.insertInto('content_comment').values(values).execute()
        const { title: label } = (await findContentItem(tx, entity, id))!
        await note(tx, actor, now(), { action: 'comment', entity, id, label })
        for (const account of accounts) await queueMail(tx, { kind: 'mention', about: `${comment} ${account}`, at })
        return getComments({ db: tx, actor }, { entity, id })
      })
      wakeJobs()
      return data
    },
  }),
  call('put /{entity}/{id}/comments/{comment}/resolution', 'Resolve a comment, or open it again', {
    params: commentParams,
    body: resolutionSchema,
    200: whole(writtenOf(commentsSchema), 'All of them'),
    async handle(deps, { params, body: { isResolved } }) {
      const { id, role } = deps.actor
      const action = isResolved ? 'resolve-comment' : 'reopen-comment'
      const data = await changeComment(deps, params, action, async (tx, row, { drafted_by }) => {
        const concerned = [row.written_by, drafted_by, ...(JSON.parse(row.mentioned) as string[])]
        if (!isAtLeast(role, 'editor') && !concerned.includes(id))
          throw forbidden('This is between others, about a text that is not yours: ask an editor')
        const resolution = {
          resolved_at: isResolved ? deps.now().toISOString() : null,
          resolved_by: isResolved ? id : null,
        }
        await tx.updateTable('content_comment').set(resolution).where('id', '=', row.id).execute()
      })
      return { message: isResolved ? 'Comment is resolved.' : 'Comment is open again.', data }
    },
  }),
  call('delete /{entity}/{id}/comments/{comment}', 'Delete a comment of one’s own', {
    params: commentParams,
    200: written(commentsSchema, 'Those that are left', 'Comment is deleted.'),
    handle: (deps, { params }) =>
      changeComment(deps, params, 'delete-comment', async (tx, { id, written_by }) => {
        if (written_by !== deps.actor.id) throw forbidden('Somebody else has written this comment')
        await tx.deleteFrom('content_comment').where('id', '=', id).execute()
      }),
  }),
)

export const feature: Feature = { mails: { mention: mentionMail }, api: (deps) => ({ '/content': commentsApi(deps) }) }
