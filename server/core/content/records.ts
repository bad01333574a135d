import type {
  ContentListQuery,
  ContentPlace,
  ContentRecord,
  ContentRow,
  ContentStanding,
} from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { PAGE_KEYS, pathOfText } from '../../../contract/pages/page-texts.ts'
import { findAddress } from '../../../contract/redirects/find-address.ts'
import type { Actor } from '../audit/audit.ts'
import { loadPictures } from '../pictures/pictures.ts'
import { notFound } from '../process/service-error.ts'
import { listAnswer, sliceOf } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'
import { readableBy } from './bids-facts.ts'
import { parseDocument } from './columns.ts'
import { kindFor } from './kinds.ts'
import { findContentItems } from './store/content-attention.ts'
import {
  countContentItems,
  findContentItem,
  findContentVersion,
  findItemAt,
  listContentItems,
  type ContentItem,
} from './store/content-items.ts'

/** Of a search over all kinds: whoever does not see it among these types another word. */
const MAX_FOUND = 12

/** With the newest version in every language, as the reader may know it. @throws ServiceError not_found */
export async function getContentRecord(
  db: Db,
  entity: ContentEntity,
  id: number,
  reader: Pick<Actor, 'role'>,
): Promise<ContentRecord> {
  const kind = kindFor(entity)
  const item = await findContentItem(db, entity, id)
  const version = item && (await findContentVersion(db, entity, id, item.version))
  if (!item || !version) throw notFound(kind.declared.noun)
  const document = parseDocument(kind.declared, version.document)
  return {
    ...readableBy(reader, kind.declared, document),
    ...(kind.declared.hasOrder && { order: item.position }),
    ...(await kind.present?.(db, document, item.state)),
    ...standingOf(item),
    publishedVersion: item.published_version,
  }
}

export async function listContentRows(
  db: Db,
  entity: ContentEntity,
  query: ContentListQuery,
): Promise<ListAnswer<ContentRow>> {
  const [total, items] = await Promise.all([
    countContentItems(db, entity, query),
    listContentItems(db, entity, query, query, sliceOf(query)),
  ])
  return listAnswer(await toContentRows(db, items), total, query)
}

/** Items of every kind that have the words, drafts too. */
export async function searchContent(db: Db, search: string): Promise<ContentRow[]> {
  return toContentRows(db, await findContentItems(db, search, MAX_FOUND))
}

export async function toContentRows(db: Db, items: ContentItem[]): Promise<ContentRow[]> {
  const pictureOf = await loadPictures(
    db,
    items.map((item) => item.picture_id),
    'en',
  )
  return items.map((item) => ({
    ...standingOf(item),
    title: item.title,
    titles: JSON.parse(item.titles),
    slug: item.slug,
    group: item.list_group,
    position: item.position,
    date: item.date,
    picture: pictureOf(item.picture_id),
    isSample: item.sample_version !== null,
  }))
}

/** Whether the newest version is published. */
export function isAsPublished(item: ContentItem): boolean {
  return item.state === 'published' && item.version === item.published_version
}

function standingOf(item: ContentItem): Omit<ContentStanding, 'publishedVersion'> {
  return {
    entity: item.entity,
    id: item.item_id,
    state: item.state,
    hasDraft: item.state === 'published' && !isAsPublished(item),
    submittedAt: item.submitted_at,
    sentBack: item.sent_back,
    sentBackBy: item.sent_back_by,
    draftedBy: item.drafted_by,
    scheduledFor: item.scheduled_for,
    unpublishAt: item.unpublish_at,
    scheduleFault: item.schedule_fault,
    unpublishFault: item.unpublish_fault,
    path: item.path,
    version: item.version,
    updatedAt: item.updated_at,
    updatedBy: item.updated_by,
    trashedAt: item.trashed_at,
    gaps: JSON.parse(item.gaps),
  }
}

/** For "Edit this page": an item, a list with its texts, or null. @param path as visitors see it */
export async function findPlace(db: Db, path: string): Promise<ContentPlace | null> {
  const [address = ''] = path.split(/[?#]/)
  const found = findAddress(address)
  const lists = found?.lists as ContentEntity | undefined
  if (lists) return { entity: lists, id: null, texts: await listTextsAt(db, found!.path) }
  const item = await findItemAt(db, splitLocale(address).path)
  return item ? { entity: item.entity, id: item.item_id, texts: [] } : null
}

async function listTextsAt(db: Db, path: string): Promise<ContentPlace['texts']> {
  const ids = await kindFor('pages').listIds(db)
  return PAGE_KEYS.flatMap((key, index) => (pathOfText(key) === path ? [{ id: ids[index]!, key }] : []))
}
