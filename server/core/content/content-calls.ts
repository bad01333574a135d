import type { z } from '@hono/zod-openapi'
import type { ContentRecord } from '../../../contract/content/content.ts'
import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { requireHider, unpublishContent } from './publication.ts'
import { changeContent, createContent, type Saving } from './saving.ts'
import { trashContent } from './trash.ts'
import { deleted, routerOf, servedCallsOf, told } from '../accounts/served-calls.ts'
import type { ApiParts } from '../api/router.ts'

/** POST, PATCH and DELETE of a kind of content, with the specification's messages (section 8). */
export function contentCalls(parts: ApiParts, entity: ContentEntity) {
  const { noun, isFixed, isForOwners } = kindOf(entity)
  // The schemas check each document at the call.
  const schemas = CONTENT_SCHEMAS[entity] as unknown as Record<'given' | 'change', z.ZodType<object>> & {
    record: z.ZodType<ContentRecord>
  }
  const say = (done: string) => `${noun} is ${done} successfully.`
  const call = servedCallsOf(
    entity[0]!.toUpperCase() + entity.slice(1),
    isForOwners ? { access: 'owner' } : { access: isFixed ? 'staff' : 'author', keyScope: `${entity}:write` },
  )

  const changing = call('patch /{id}', `${noun}: change`, {
    description: 'Fields left out stay unchanged.',
    body: schemas.change,
    200: told('Stored', schemas.record, say('updated')),
    async handle(deps, { params: { id }, body }): Promise<ContentRecord> {
      const { given, saving, isHidden } = split(entity, body)
      if (isHidden) await requireHider(deps, entity, id)
      const changed = await changeContent(deps, entity, id, given, saving)
      return isHidden ? unpublishContent(deps, entity, id) : changed
    },
  })
  if (isFixed) return routerOf(changing)(parts)
  return routerOf(
    changing,
    call('post /', `${noun}: create`, {
      body: schemas.given,
      201: told('Stored', schemas.record, say('created')),
      handle(deps, { body }): Promise<ContentRecord> {
        const { given, saving } = split(entity, body)
        return createContent(deps, entity, given, saving)
      },
    }),
    call('delete /{id}', `${noun}: delete`, {
      description: 'It stays in the trash for 30 days. An item that others refer to is not deleted.',
      200: deleted(say('deleted')),
      handle: (deps, { params }) => trashContent(deps, entity, params.id),
    }),
  )(parts)
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
