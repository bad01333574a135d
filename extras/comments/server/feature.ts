import { z } from '@hono/zod-openapi'
import { writtenOf } from '../../../contract/list.ts'
import { one, routerOf, servedCallsOf, whole, written } from '../../../server/core/accounts/served-calls.ts'
import { conflictError } from '../../../server/core/api/router.ts'
import { itemParams } from '../../../server/core/content/content-api.ts'
import type { ApiDeps, Feature } from '../../../server/core/feature.ts'
import { commentsSchema, newCommentSchema, resolutionSchema } from '../contract/comments.ts'
import { addComment, getComments, removeComment, resolve } from './comments.ts'
import { mentionMail } from './mention-mail.ts'

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
    async handle({ wakeJobs, ...deps }, { params, body }) {
      const data = await addComment(deps, params, body)
      wakeJobs()
      return data
    },
  }),
  call('put /{entity}/{id}/comments/{comment}/resolution', 'Resolve a comment, or open it again', {
    params: commentParams,
    body: resolutionSchema,
    200: whole(writtenOf(commentsSchema), 'All of them'),
    async handle(deps, { params, body: { isResolved } }) {
      const data = await resolve(deps, params, isResolved)
      return { message: isResolved ? 'Comment is resolved.' : 'Comment is open again.', data }
    },
  }),
  call('delete /{entity}/{id}/comments/{comment}', 'Delete a comment of one’s own', {
    params: commentParams,
    200: written(commentsSchema, 'Those that are left', 'Comment is deleted.'),
    handle: (deps, { params }) => removeComment(deps, params),
  }),
)

export const feature: Feature = { mails: { mention: mentionMail }, api: (deps) => ({ '/content': commentsApi(deps) }) }
