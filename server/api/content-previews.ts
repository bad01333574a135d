import { z } from '@hono/zod-openapi'
import { previewLinkSchema } from '../../contract/content.ts'
import { CONTENT_ENTITIES } from '../../contract/kinds/index.ts'
import { oneOf } from '../../contract/list.ts'
import { doneSchema } from '../../contract/staff.ts'
import { createPreview, revokePreviews } from '../services/content/preview.ts'
import { actorOf } from './access.ts'
import { answer, createRoute, createRouter, idParameter, staffOneErrors, type ApiParts } from './router.ts'

const tags = ['Content']
const itemParameters = z.object({ entity: z.enum(CONTENT_ENTITIES) }).extend(idParameter.shape)

const previewRoute = createRoute({
  method: 'post',
  path: '/{entity}/{id}/preview',
  access: 'staff',
  keyScope: '{entity}:read',
  tags,
  summary: 'Make a link to the public page as of the newest version',
  description: 'Whoever has the link may look, for a day. It shows the version that is the newest now.',
  request: { params: itemParameters },
  responses: { 201: answer(oneOf(previewLinkSchema), 'The link'), ...staffOneErrors },
})
const revokePreviewsRoute = createRoute({
  method: 'delete',
  path: '/{entity}/{id}/preview',
  access: 'staff',
  keyScope: '{entity}:write',
  tags,
  summary: 'Make all preview links of an item invalid',
  request: { params: itemParameters },
  responses: { 200: answer(doneSchema, 'They are no longer valid'), ...staffOneErrors },
})

export const previewsApi = ({ db, now }: ApiParts, secret: string) =>
  createRouter()
    .openapi(previewRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      return context.json({ data: await createPreview(db, secret, entity, id, now()) }, 201)
    })
    .openapi(revokePreviewsRoute, async (context) => {
      const { entity, id } = context.req.valid('param')
      await revokePreviews({ db, now, actor: actorOf(context) }, entity, id)
      return context.json({ message: 'The preview links are no longer valid.' }, 200)
    })
