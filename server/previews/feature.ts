import type { ApiDeps, Feature } from '../core/feature.ts'
import { z } from '@hono/zod-openapi'
import { previewLinkSchema } from '../../contract/content/content.ts'
import { linkRequestSchema, newSharedLinkSchema, sharedLinkSchema } from '../../contract/previews/shared-link.ts'
import { createPreview, revokePreviews } from './preview.ts'
import { endSharedLink, listSharedLinks, shareLink } from './shared-links.ts'
import { done, one, routerOf, servedCallsOf } from '../core/accounts/served-calls.ts'
import { itemParams } from '../core/content/content-api.ts'

const call = servedCallsOf<ApiDeps>('Content', { access: 'reader', keyScope: '{entity}:read' })
const forStaff = { access: 'staff', keyScope: '{entity}:write', params: itemParams } as const

const previewsApi = routerOf(
  call('post /{entity}/{id}/preview', 'Make a link to the public page as of the newest version', {
    description: 'Whoever has the link may look, for a day. It shows the version that is the newest now.',
    params: itemParams,
    201: one(previewLinkSchema, 'The link'),
    handle: ({ db, now, secret }, { params: { entity, id } }) => createPreview(db, secret, entity, id, now()),
  }),
  call('delete /{entity}/{id}/preview', 'Make all preview links of an item invalid', {
    ...forStaff,
    200: done('They are no longer valid', 'The preview links are no longer valid.'),
    handle: (deps, { params: { entity, id } }) => revokePreviews(deps, entity, id),
  }),
  call('get /{entity}/{id}/preview-links', 'The shared links to the preview of an item', {
    access: 'staff',
    params: itemParams,
    200: one(z.array(sharedLinkSchema), 'Those that can be opened, the newest first'),
    handle: ({ db, now }, { params: { entity, id } }) => listSharedLinks(db, entity, id, now()),
  }),
  call('post /{entity}/{id}/preview-links', 'Share the preview of an item until a day', {
    ...forStaff,
    description: 'Whoever has the link sees the version that is the newest now. Its address is in this answer alone.',
    body: linkRequestSchema,
    201: one(newSharedLinkSchema, 'The link'),
    handle: (deps, { params: { entity, id }, body }) => shareLink(deps, deps.secret, entity, id, body.days),
  }),
  call('delete /{entity}/{id}/preview-links/{link}', 'End a shared link', {
    ...forStaff,
    params: itemParams.extend({ link: z.uuid() }),
    200: done('It can no longer be opened', 'The link has ended.'),
    handle: (deps, { params: { entity, id, link } }) => endSharedLink(deps, entity, id, link),
  }),
)

export const feature: Feature = { api: (deps) => ({ '/content': previewsApi(deps) }) }
