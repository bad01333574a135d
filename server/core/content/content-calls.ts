import type { z } from '@hono/zod-openapi'
import type { ContentRecord } from '../../../contract/content/content.ts'
import { CONTENT_SCHEMAS } from '../../../contract/content/content-schemas.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { deletedSchema, writtenOf } from '../../../contract/list.ts'
import { requireHider, unpublishContent } from './publication.ts'
import { changeContent, createContent, type Saving } from './saving.ts'
import { trashContent } from './trash.ts'
import { actorOf } from '../accounts/access.ts'
import { callsOf } from '../api/calls.ts'
import { answer, createRouter, type ApiParts } from '../api/router.ts'

/** POST, PATCH and DELETE of a kind of content, with the specification's messages (section 8). */
export function contentCalls({ db, now }: ApiParts, entity: ContentEntity) {
  const { noun, isFixed, isForOwners } = kindOf(entity)
  // The schemas check each document at the call.
  const schemas = CONTENT_SCHEMAS[entity] as unknown as Record<'given' | 'change', z.ZodType<object>> & {
    record: z.ZodType<ContentRecord>
  }
  const [created, updated, deleted] = ['created', 'updated', 'deleted'].map(
    (done) => `${noun} is ${done} successfully.`,
  ) as [string, string, string]
  const call = callsOf(
    entity[0]!.toUpperCase() + entity.slice(1),
    isForOwners ? { access: 'owner' } : { access: isFixed ? 'staff' : 'author', keyScope: `${entity}:write` },
  )
  const written = writtenOf(schemas.record)

  const changeCall = call('patch /{id}', `${noun}: change`, {
    description: 'Fields left out stay unchanged.',
    body: schemas.change,
    200: answer(written, `Stored: "${updated}"`),
  })
  const router = createRouter().openapi(changeCall, async (context) => {
    const deps = { db, now, actor: actorOf(context) }
    const { id } = context.req.valid('param')
    const { given, saving, isHidden } = split(entity, context.req.valid('json'))
    if (isHidden) await requireHider(deps, entity, id)
    let data: ContentRecord = await changeContent(deps, entity, id, given, saving)
    if (isHidden) data = await unpublishContent(deps, entity, id)
    return context.json({ message: updated, data }, 200)
  })
  if (isFixed) return router

  const createCall = call('post /', `${noun}: create`, {
    body: schemas.given,
    201: answer(written, `Stored: "${created}"`),
  })
  const deleteCall = call('delete /{id}', `${noun}: delete`, {
    description: 'It stays in the trash for 30 days. An item that others refer to is not deleted.',
    200: answer(deletedSchema, `Deleted: "${deleted}"`),
  })
  return router
    .openapi(createCall, async (context) => {
      const { given, saving } = split(entity, context.req.valid('json'))
      const data: ContentRecord = await createContent({ db, now, actor: actorOf(context) }, entity, given, saving)
      return context.json({ message: created, data }, 201)
    })
    .openapi(deleteCall, async (context) => {
      const data = await trashContent({ db, now, actor: actorOf(context) }, entity, context.req.valid('param').id)
      return context.json({ message: deleted, data }, 200)
    })
}

/** Splits the body into document fields and save options; the `status` of news says whether it is published. */
function split(entity: ContentEntity, body: object): { given: object; saving: Saving; isHidden: boolean } {
  const { publish, version, order, checkedLocales, ...given } = body as Saving & { status?: string }
  const saving = { publish, version, order, checkedLocales }
  if (entity !== 'news') return { given, saving, isHidden: false }
  const { status, ...rest } = given
  const asked = publish ?? (status === undefined ? undefined : status === '1')
  return { given: rest, saving: { ...saving, publish: asked }, isHidden: publish === undefined && status === '0' }
}
