import type { z } from '@hono/zod-openapi'
import type { ContentEntity, ContentRecord } from '../../contract/content.ts'
import { deletedSchema, writtenOf } from '../../contract/list.ts'
import { KINDS } from '../services/content/kinds.ts'
import { unpublishContent } from '../services/content/publication.ts'
import { changeContent, createContent, type Saving } from '../services/content/saving.ts'
import { trashContent } from '../services/content/trash.ts'
import { actorOf } from './access.ts'
import { jsonBodyGuards } from './guards.ts'
import { answer, createRoute, createRouter, idParameter, jsonBody, staffBodyErrors, staffOneBodyErrors, staffOneErrors, type ApiParts } from './router.ts'

interface Calls {
  entity: ContentEntity
  /** Left out: none is made, and none taken away. */
  newSchema?: z.ZodType<object>
  changeSchema: z.ZodType<object>
  recordSchema: z.ZodType<ContentRecord>
  /** Who may write it. */
  access: 'staff' | 'owner'
  /** For a kind whose own `status` says whether visitors see it: news (specification section 4). */
  isStatusPublication?: boolean
}

/**
 * The calls with which staff write one kind of content: POST, PATCH and DELETE beneath its name. Their messages are word for
 * word those of the specification (section 8).
 */
export function contentCalls(
  { db, now }: ApiParts,
  { entity, newSchema, changeSchema, recordSchema, access, isStatusPublication = false }: Calls,
) {
  const { noun } = KINDS[entity]
  const [created, updated, deleted] = ['created', 'updated', 'deleted'].map((done) => `${noun} is ${done} successfully.`) as [string, string, string]
  const tags = [entity[0]!.toUpperCase() + entity.slice(1)]
  const written = writtenOf(recordSchema)

  const changeRoute = createRoute({
    method: 'patch',
    path: '/{id}',
    access,
    tags,
    summary: `${noun}: change`,
    description: 'What is left out stays as it is.',
    middleware: jsonBodyGuards,
    request: { params: idParameter, body: jsonBody(changeSchema) },
    responses: { 200: answer(written, `Stored: "${updated}"`), ...staffOneBodyErrors },
  })
  const router = createRouter().openapi(changeRoute, async (context) => {
    const deps = { db, now, actor: actorOf(context) }
    const { id } = context.req.valid('param')
    const { given, saving, isHidden } = split(context.req.valid('json'), isStatusPublication)
    let data = await changeContent(deps, entity, id, given, saving)
    if (isHidden) data = await unpublishContent(deps, entity, id)
    return context.json({ message: updated, data }, 200)
  })
  if (!newSchema) return router

  const createOneRoute = createRoute({
    method: 'post',
    path: '/',
    access,
    tags,
    summary: `${noun}: create`,
    middleware: jsonBodyGuards,
    request: { body: jsonBody(newSchema) },
    responses: { 201: answer(written, `Stored: "${created}"`), ...staffBodyErrors },
  })
  const deleteRoute = createRoute({
    method: 'delete',
    path: '/{id}',
    access,
    tags,
    summary: `${noun}: delete`,
    description: 'It lies in the trash for 30 days. What others use is not deleted.',
    request: { params: idParameter },
    responses: { 200: answer(deletedSchema, `Deleted: "${deleted}"`), ...staffOneErrors },
  })
  return router
    .openapi(createOneRoute, async (context) => {
      const { given, saving } = split(context.req.valid('json'), isStatusPublication)
      const data: ContentRecord = await createContent({ db, now, actor: actorOf(context) }, entity, given, saving)
      return context.json({ message: created, data }, 201)
    })
    .openapi(deleteRoute, async (context) => {
      const data = await trashContent({ db, now, actor: actorOf(context) }, entity, context.req.valid('param').id)
      return context.json({ message: deleted, data }, 200)
    })
}

/** Parts what is to be saved from what is said of the saving. */
function split(body: object, isStatusPublication: boolean): { given: object; saving: Saving; isHidden: boolean } {
  const { publish, version, order, ...given } = body as Saving & { status?: string }
  if (!isStatusPublication) return { given, saving: { publish, version, order }, isHidden: false }
  const { status, ...rest } = given
  const asked = publish ?? (status === undefined ? undefined : status === '1')
  return { given: rest, saving: { publish: asked, version, order }, isHidden: publish === undefined && status === '0' }
}
