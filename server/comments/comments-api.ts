import type { Context } from 'hono'
import { z } from '@hono/zod-openapi'
import { commentsSchema, newCommentSchema, resolutionSchema } from '../../contract/comments/comments.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { actorOf, signedInOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, conflictError, createRouter, idParameter, type ApiEnvironment } from '../core/api/router.ts'
import type { ApiDeps } from '../core/feature.ts'
import { addComment, getComments, removeComment, resolve } from './comments.ts'

const params = z.object({ entity: z.enum(CONTENT_ENTITIES) }).extend(idParameter.shape)
const commentParams = params.extend({ comment: z.uuid() })
const written = writtenOf(commentsSchema)

const call = callsOf('Comments', { access: 'author' })
const listCall = call('get /{entity}/{id}/comments', 'What colleagues say about an item', {
  access: 'reader',
  params,
  200: answer(oneOf(commentsSchema), 'The oldest first'),
})
const addCall = call('post /{entity}/{id}/comments', 'Say something about an item', {
  description: 'Those who are mentioned get a mail in their language.',
  params,
  body: newCommentSchema,
  201: answer(written, 'All of them'),
  ...conflictError,
})
const resolveCall = call('put /{entity}/{id}/comments/{comment}/resolution', 'Resolve a comment, or open it again', {
  params: commentParams,
  body: resolutionSchema,
  200: answer(written, 'All of them'),
})
const removeCall = call('delete /{entity}/{id}/comments/{comment}', 'Delete a comment of one’s own', {
  params: commentParams,
  200: answer(written, 'Those that are left'),
})

/** Calls on items, below /content. */
export const commentsApi = ({ db, now, wakeJobs }: ApiDeps) => {
  const placeOf = (context: Context<ApiEnvironment>, item: { entity: ContentEntity; id: number }) => ({
    caller: signedInOf(context).staff,
    actor: actorOf(context),
    entity: item.entity,
    id: item.id,
  })
  return createRouter()
    .openapi(listCall, async (context) =>
      context.json({ data: await getComments(db, placeOf(context, context.req.valid('param'))) }, 200),
    )
    .openapi(addCall, async (context) => {
      const place = placeOf(context, context.req.valid('param'))
      const data = await addComment({ db, now }, place, context.req.valid('json'))
      wakeJobs()
      return context.json({ message: 'Comment is saved.', data }, 201)
    })
    .openapi(resolveCall, async (context) => {
      const { comment, ...item } = context.req.valid('param')
      const { isResolved } = context.req.valid('json')
      const data = await resolve({ db, now }, placeOf(context, item), comment, isResolved)
      return context.json({ message: isResolved ? 'Comment is resolved.' : 'Comment is open again.', data }, 200)
    })
    .openapi(removeCall, async (context) => {
      const { comment, ...item } = context.req.valid('param')
      const data = await removeComment({ db, now }, placeOf(context, item), comment)
      return context.json({ message: 'Comment is deleted.', data }, 200)
    })
}
