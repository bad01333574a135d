import { isDeepStrictEqual } from 'node:util'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { OtherLocale } from '../../../contract/locale.ts'
import { getPositions, assignContentId, updateContentItem, type ContentItem } from './store/content-items.ts'
import { conflict } from '../process/service-error.ts'
import { withItemAddresses } from './item-links.ts'
import { afterPublish } from './published.ts'
import {
  getItem,
  insertItem,
  loadDocument,
  publishNewest,
  refuseTrashed,
  saveVersion,
  workOn,
  workOnItem,
  type Work,
} from './items.ts'
import { writableBy } from './bids-facts.ts'
import type { ContentDocument } from './kind.ts'
import { mayPublish, requirePublisher, requireWriter } from '../settings/publishing-right.ts'
import type { Row } from './store/records.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { getContentRecord, isAsPublished } from './records.ts'

export interface Saving {
  /** Undefined: as the kind, or the item, is. */
  publish?: boolean | undefined
  /** The version that the save is based on. */
  version?: number | undefined
  /** The sort position. */
  order?: number | undefined
  /** Languages whose texts are still right, though the English has changed. */
  checkedLocales?: OtherLocale[] | undefined
}

/** @throws ServiceError invalid; conflict for a fixed kind */
export function createContent(deps: WriteDeps, entity: ContentEntity, given: object, saving: Saving) {
  return workOn(deps, entity, async (work) => {
    const writable = await writableBy(
      { db: work.tx, actor: work.actor, kind: work.kind.declared },
      given as Row,
      undefined,
    )
    const isFirst = saving.order === undefined && work.kind.declared.isNewestFirst
    const order = isFirst ? (await getPositions(work.tx, entity)).first - 1 : saving.order
    const item = await createItem(work, writable, { ...saving, order })
    await work.note({ action: 'create', id: item.item_id, label: item.title })
    return getContentRecord(work.tx, entity, item.item_id, work.actor)
  })
}

/** Without an entry in the audit log. @throws ServiceError invalid; conflict for a fixed kind */
export async function createItem(work: Work, given: object, saving: Saving): Promise<ContentItem> {
  const { tx, kind, at, actor } = work
  if (kind.declared.isFixed) throw conflict(`${kind.declared.noun}: none can be added`)
  const id = await assignContentId(tx, kind.entity)
  const document = await kind.complete(tx, given, undefined, { id, at })
  await kind.check(tx, document, id)
  const position = saving.order ?? (kind.declared.hasOrder ? (await getPositions(tx, kind.entity)).last + 1 : 0)
  const item = await insertItem(tx, kind, id, {
    document,
    position,
    action: 'create',
    at,
    by: actor.email,
    draftedBy: actor.id,
  })
  const publishes = saving.publish ?? (kind.declared.publishesAtOnce && (await mayPublish(tx, actor)))
  if (publishes) await publishNewest(work, item, document)
  return item
}

/** Published at once, unless there is or shall be a draft, or the actor may not publish. @throws ServiceError not_found, invalid, conflict */
export function changeContent(deps: WriteDeps, entity: ContentEntity, id: number, given: object, saving: Saving) {
  return workOnItem(deps, { entity, id, seen: saving.version }, async (work, item) => {
    const { tx, kind, at } = work
    refuseTrashed(item)
    requireWriter(work, item)
    const before = await loadDocument(tx, entity, id, item.version)
    const writing = { db: tx, actor: work.actor, kind: kind.declared, id }
    const document = await kind.complete(tx, await writableBy(writing, given as Row, before), before, {
      id,
      at,
      version: item.version,
      checkedLocales: saving.checkedLocales,
    })
    await kind.check(tx, document, id)
    const isMoved = kind.declared.hasOrder && saving.order !== undefined && saving.order !== item.position
    if (isMoved) await moveItem(work, item, saving.order!)
    const isChanged = !isDeepStrictEqual(document, before)
    const saved = isChanged ? await saveVersion(work, item, document, 'update') : item
    const isToPublish = saving.publish ?? (isAsPublished(item) && (await mayPublish(tx, work.actor)))
    if (isToPublish && (isChanged || !isAsPublished(item))) {
      await publishNewest(work, { ...saved, position: saving.order ?? saved.position }, document)
      await work.note({ action: saving.publish ? 'publish' : 'update', id, label: saved.title })
    } else if (isChanged || isMoved) await work.note({ action: 'update', id, label: saved.title })
  })
}

/** Sort positions are not versioned: visitors see them at once. */
export function orderContent(deps: WriteDeps, entity: ContentEntity, ids: number[]): Promise<void> {
  return workOn(deps, entity, async (work) => {
    await requirePublisher(work)
    if (!work.kind.declared.hasOrder) throw conflict(`${work.kind.declared.noun}: there is no order to choose`)
    for (const [index, id] of ids.entries()) {
      const item = await getItem(work.tx, entity, id)
      if (item.position !== index + 1) await moveItem(work, item, index + 1)
    }
    await work.note({ action: 'order', label: `${ids.length} in order` })
  })
}

/** @throws ServiceError not_found, invalid, conflict */
export async function saveOldVersion(work: Work, item: ContentItem, old: ContentDocument, { publish }: Saving) {
  refuseTrashed(item)
  const document = await withItemAddresses(work.tx, old)
  await work.kind.check(work.tx, document, item.item_id)
  const saved = await saveVersion(work, item, document, 'restore')
  if (publish) await publishNewest(work, saved, document)
  await work.note({ action: 'restore', id: item.item_id, label: saved.title })
}

async function moveItem(work: Work, item: ContentItem, position: number): Promise<void> {
  const { tx, kind, at, actor } = work
  if (item.state === 'published') await requirePublisher(work)
  await updateContentItem(tx, item, { position })
  if (item.state !== 'published') return
  await kind.place?.(tx, item.item_id, position)
  await afterPublish(tx, { ...item, position }, { action: 'order', at, by: actor.email })
}
