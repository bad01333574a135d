import { z } from '@hono/zod-openapi'
import { commentsSchema, newCommentSchema, resolutionSchema } from '../../contract/comments/comments.ts'
import { writtenOf } from '../../contract/list.ts'
import { signedInOf } from '../core/accounts/access.ts'
import { one, routerOf, servedCallsOf, whole, written } from '../core/accounts/served-calls.ts'
import { conflictError } from '../core/api/router.ts'
import { itemParams } from '../core/content/content-api.ts'
import type { ApiDeps } from '../core/feature.ts'
import { addComment, getComments, removeComment, resolve } from './comments.ts'

const commentParams = itemParams.extend({ comment: z.uuid() })

const call = servedCallsOf<ApiDeps>('Comments', { access: 'author' })

/** Calls on items, below /content. */
export const commentsApi = routerOf(
  call('get /{entity}/{id}/comments', 'What colleagues say about an item', {
    access: 'reader',
    params: itemParams,
    200: one(commentsSchema, 'The oldest first'),
    handle: ({ db, actor }, { params: item, context }) =>
      getComments(db, { ...item, actor, caller: signedInOf(context).staff }),
  }),
  call('post /{entity}/{id}/comments', 'Say something about an item', {
    description: 'Those who are mentioned get a mail in their language.',
    params: itemParams,
    body: newCommentSchema,
    201: written(commentsSchema, 'All of them', 'Comment is saved.'),
    ...conflictError,
    async handle({ db, now, wakeJobs, actor }, { params: item, body, context }) {
      const data = await addComment({ db, now }, { ...item, actor, caller: signedInOf(context).staff }, body)
      wakeJobs()
      return data
    },
  }),
  call('put /{entity}/{id}/comments/{comment}/resolution', 'Resolve a comment, or open it again', {
    params: commentParams,
    body: resolutionSchema,
    200: whole(writtenOf(commentsSchema), 'All of them'),
    async handle({ db, now, actor }, { params: { comment, ...item }, body: { isResolved }, context }) {
      const place = { ...item, actor, caller: signedInOf(context).staff }
      const data = await resolve({ db, now }, place, comment, isResolved)
      return { message: isResolved ? 'Comment is resolved.' : 'Comment is open again.', data }
    },
  }),
  call('delete /{entity}/{id}/comments/{comment}', 'Delete a comment of one’s own', {
    params: commentParams,
    200: written(commentsSchema, 'Those that are left', 'Comment is deleted.'),
    handle: ({ db, now, actor }, { params: { comment, ...item }, context }) =>
      removeComment({ db, now }, { ...item, actor, caller: signedInOf(context).staff }, comment),
  }),
)
