import type { Feature } from '../core/feature.ts'
import { z } from '@hono/zod-openapi'
import { previewLinkSchema } from '../../contract/content/content.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { oneOf } from '../../contract/list.ts'
import { doneSchema } from '../../contract/accounts/staff.ts'
import { linkRequestSchema, newSharedLinkSchema, sharedLinkSchema } from '../../contract/previews/shared-link.ts'
import { createPreview, revokePreviews } from './preview.ts'
import { endSharedLink, listSharedLinks, shareLink } from './shared-links.ts'
import { actorOf } from '../core/accounts/access.ts'
import { callsOf } from '../core/api/calls.ts'
import { answer, createRouter, idParameter, type ApiParts } from '../core/api/router.ts'

const itemParameters = z.object({ entity: z.enum(CONTENT_ENTITIES) }).extend(idParameter.shape)

const call = callsOf('Content', { access: 'reader' })
const previewCall = call('post /{entity}/{id}/preview', 'Make a link to the public page as of the newest version', {
  keyScope: '{entity}:read',
  description: 'Whoever has the link may look, for a day. It shows the version that is the newest now.',
  params: itemParameters,
  201: answer(oneOf(previewLinkSchema), 'The link'),
})
const revokePreviewsCall = call('delete /{entity}/{id}/preview', 'Make all preview links of an item invalid', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters,
  200: answer(doneSchema, 'They are no longer valid'),
})

const linksCall = call('get /{entity}/{id}/preview-links', 'The shared links to the preview of an item', {
  access: 'staff',
  keyScope: '{entity}:read',
  params: itemParameters,
  200: answer(z.object({ data: z.array(sharedLinkSchema) }), 'Those that can be opened, the newest first'),
})
const shareCall = call('post /{entity}/{id}/preview-links', 'Share the preview of an item until a day', {
  access: 'staff',
  keyScope: '{entity}:write',
  description: 'Whoever has the link sees the version that is the newest now. Its address is in this answer alone.',
  params: itemParameters,
  body: linkRequestSchema,
  201: answer(oneOf(newSharedLinkSchema), 'The link'),
})
const endLinkCall = call('delete /{entity}/{id}/preview-links/{link}', 'End a shared link', {
  access: 'staff',
  keyScope: '{entity}:write',
  params: itemParameters.extend({ link: z.uuid() }),
  200: answer(doneSchema, 'It can no longer be opened'),
})

export const previewsApi = ({ db, now }: ApiParts, secret: string) =>
  createRouter()
    .openapi(previewCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await createPreview(db, secret, entity, id, now()) }, 201)
    })
    .openapi(revokePreviewsCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      await revokePreviews({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: 'The preview links are no longer valid.' }, 200)
    })
    .openapi(linksCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await listSharedLinks(db, entity, id, now()) }, 200)
    })
    .openapi(shareCall, async (context) => {
      const { entity, id } = context.req.valid('param')
      const { days } = context.req.valid('json')
      return context.json(
        { data: await shareLink({ db, now, actor: actorOf(context) }, secret, entity, id, days) },
        201,
      )
    })
    .openapi(endLinkCall, async (context) => {
      const { entity, id, link } = context.req.valid('param')
      await endSharedLink({ db, now, actor: actorOf(context) }, entity, id, link)
      return context.json({ message: 'The link has ended.' }, 200)
    })

export const previewsFeature: Feature = { api: (deps) => ({ '/content': previewsApi(deps, deps.staff.secret) }) }
