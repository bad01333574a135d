import type { ContentRecord } from '../../../contract/content/content.ts'
import type { Field } from '../../../contract/fields/field.ts'
import { isNested } from '../../../contract/fields/kind.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import {
  findContentItem,
  findContentVersion,
  insertContentItem,
  insertContentVersion,
  lockContent,
  updateContentItem,
  type ContentItem,
  type ContentVersion,
  type ItemKey,
} from './store/content-items.ts'
import { ofItem } from '../store/item-rows.ts'
import type { Db } from '../store/schema.ts'
import { note, type Actor, type AuditedAction } from '../audit/audit.ts'
import { conflict, forbidden, invalid, orNotFound } from '../process/service-error.ts'
import { moveLinks, redirectOldAddresses } from './redirects.ts'
import { afterPublish } from './published.ts'
import { parseDocument } from './columns.ts'
import type { ContentDocument, ContentKind } from './kind.ts'
import { kindFor } from './kinds.ts'
import { mayPublish, requirePublisher, requireWriter } from '../settings/publishing-right.ts'
import { getContentRecord } from './records.ts'
import { requirePublished } from './parts.ts'
import type { WriteDeps } from '../audit/writing.ts'

/** A transaction on one kind of content, with an entry in the audit log. */
export interface Work {
  tx: Db
  kind: ContentKind
  actor: Actor
  /** UTC ISO. */
  at: string
  note(action: Omit<AuditedAction, 'entity'>): Promise<void>
}

/** Runs in a transaction that excludes other writers of this kind. @throws ServiceError forbidden */
export async function workOn<Result>(
  deps: WriteDeps,
  entity: ContentEntity,
  work: (work: Work) => Promise<Result>,
): Promise<Result> {
  if (kindFor(entity).declared.isForOwners && deps.actor.role !== 'owner') throw forbidden('Only an owner may do this')
  return deps.db.transaction().execute(async (tx) => work(await beginWork({ ...deps, db: tx }, entity)))
}

/** Work in the caller's transaction, which excludes other writers of this kind from here on. */
export async function beginWork({ db: tx, actor, now }: WriteDeps, entity: ContentEntity): Promise<Work> {
  await lockContent(tx, entity)
  const time = now()
  return {
    tx,
    kind: kindFor(entity),
    actor,
    at: time.toISOString(),
    note: (action) => note(tx, actor, time, { ...action, entity }),
  }
}

/** The same on one item. @param seen the version that the change is based on @throws ServiceError also not_found, conflict */
export function workOnItem(
  deps: WriteDeps,
  { entity, id, seen }: { entity: ContentEntity; id: number; seen?: number | undefined },
  change: (work: Work, item: ContentItem) => Promise<void>,
): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    const item = await getItem(work.tx, entity, id)
    await refuseStale(work, item, seen)
    await change(work, item)
    return getContentRecord(work.tx, entity, id, work.actor)
  })
}

/** Without its version. @throws ServiceError not_found */
export async function getItem(db: Db, entity: ContentEntity, id: number): Promise<ContentItem> {
  return orNotFound(await findContentItem(db, entity, id), kindOf(entity).noun)
}

/** With its newest version. @throws ServiceError not_found */
export async function loadItem({ tx, kind }: Pick<Work, 'tx' | 'kind'>, id: number) {
  const item = await getItem(tx, kind.entity, id)
  return { item, document: await loadDocument(tx, kind.entity, id, item.version) }
}

export async function loadDocument(db: Db, entity: ContentEntity, id: number, number: number) {
  const version = orNotFound(await findContentVersion(db, entity, id, number), 'Version')
  return parseDocument(kindOf(entity), version.document)
}

/** @throws ServiceError conflict, with the current item, for a stale version */
async function refuseStale(work: Work, item: ContentItem, seen: number | undefined): Promise<void> {
  if (seen === undefined || seen === item.version) return
  throw conflict('Somebody else has changed this since you opened it: look at both, and choose', {
    current: await getContentRecord(work.tx, item.entity, item.item_id, work.actor),
  })
}

/** @throws ServiceError conflict */
export function refuseTrashed(item: ContentItem): void {
  if (item.state === 'trash') throw conflict('This is in the trash: restore it first')
}

/** Adds a version. Returns the item's new state. @throws ServiceError forbidden */
export async function saveVersion(
  work: Work,
  item: ContentItem,
  document: ContentDocument,
  action: ContentVersion['action'],
): Promise<ContentItem> {
  const { tx, kind, at, actor } = work
  requireWriter(work, item)
  if (item.scheduled_for !== null && !(await mayPublish(tx, actor)))
    throw conflict('Its time will publish the newest version: ask for the schedule to be cancelled first')
  const changes = {
    version: item.version + 1,
    ...describeItem(kind, document),
    updated_at: at,
    updated_by: actor.email,
  }
  await updateContentItem(tx, item, changes)
  await insertVersion(tx, item, changes.version, { document, action, at, by: actor.email })
  return { ...item, ...changes }
}

interface NewVersion {
  document: ContentDocument
  action: ContentVersion['action']
  at: string
  by: string
}

/** @param saved `draftedBy` is an account */
export async function insertItem(
  tx: Db,
  kind: ContentKind,
  id: number,
  { position, draftedBy = null, ...saved }: NewVersion & { position: number; draftedBy?: string | null },
): Promise<ContentItem> {
  const key = { entity: kind.entity, item_id: id }
  await insertContentItem(tx, {
    ...key,
    state: 'draft',
    version: 1,
    position,
    ...describeItem(kind, saved.document),
    updated_at: saved.at,
    updated_by: saved.by,
    drafted_by: draftedBy,
  })
  await insertVersion(tx, key, 1, saved)
  return (await findContentItem(tx, kind.entity, id))!
}

/** It is not to be published by itself any more. */
export const UNSCHEDULED = { scheduled_for: null, scheduled_by: null, schedule_fault: null } as const

/** It does not wait for approval, and was not sent back. */
export const NOT_SUBMITTED = { submitted_at: null, submitted_by: null, sent_back: null, sent_back_by: null } as const

/** The caller has checked the document. @throws ServiceError forbidden */
export async function publishNewest(work: Work, item: ContentItem, document: ContentDocument): Promise<void> {
  const { tx, kind, at, actor } = work
  await requirePublisher(work)
  await refuseUnfinished(work, document)
  const id = item.item_id
  const before = await kind.read(tx, id)
  const createdAt = before?.createdAt ?? (await findContentVersion(tx, kind.entity, id, 1))?.saved_at ?? at
  await kind.put(tx, id, document, { position: item.position, createdAt, updatedAt: at })
  const published = {
    state: 'published',
    published_version: item.version,
    path: kind.path?.(document) ?? null,
    ...UNSCHEDULED,
    ...NOT_SUBMITTED,
    drafted_by: null,
  } as const
  await updateContentItem(tx, item, published)
  const version = tx.updateTable('content_version').where(ofItem(kind.entity, id)).where('number', '=', item.version)
  await version.set({ published_at: at }).execute()
  await redirectOldAddresses(work, id, before?.document, document)
  await moveLinks(work, { ...item, ...published }, item)
  await afterPublish(
    tx,
    { ...item, ...published },
    { action: 'publish', at, by: actor.email, wasPublished: before !== undefined, submittedBy: item.submitted_by },
  )
}

/** Fields that a draft may do without, and that this one does without. */
export const missingFields = ({ declared }: ContentKind, document: ContentDocument): [string, Field][] =>
  Object.entries<Field>(declared.fields).filter(
    ([name, { isNeededToPublish }]) => isNeededToPublish && document[name] === null,
  )

/** @throws ServiceError invalid: a field that only drafts may do without is empty, or the parent is a draft itself */
export async function refuseUnfinished({ tx, kind }: Pick<Work, 'tx' | 'kind'>, document: ContentDocument) {
  const { group = '' } = kind.declared
  if (isNested(kind.declared)) await requirePublished(tx, group, kind.entity, [document[group] as number | null])
  const missing = missingFields(kind, document)
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([name, { label }]) => [name, `Choose a ${label.en.toLowerCase()}`])))
}

export function describeItem(kind: ContentKind, document: ContentDocument) {
  const { title, titles, group, date, pictureId, gaps, words } = kind.describe(document)
  const slug = document.slug ?? null
  return {
    title,
    titles: JSON.stringify(titles),
    slug,
    list_group: group,
    date,
    picture_id: pictureId,
    gaps: JSON.stringify(gaps),
    search_text: [title, ...Object.values(titles), slug, ...words].filter(Boolean).join('\n').toLowerCase(),
    sort_title: title.toLowerCase(),
  }
}

function insertVersion(tx: Db, { entity, item_id }: ItemKey, number: number, { document, action, at, by }: NewVersion) {
  const saved = { action, saved_at: at, saved_by: by, document: JSON.stringify(document) }
  return insertContentVersion(tx, { entity, item_id, number, ...saved })
}
