import { sql } from 'kysely'
import {
  contentRowSchema,
  standingSchema,
  type ContentListQuery,
  type ContentPlace,
  type ContentRecord,
  type ContentRow,
  type ContentStanding,
} from '../../../contract/content/content.ts'
import { languageGap } from '../../../contract/fields/gaps.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { splitLocale } from '../../../contract/page-locales.ts'
import { PAGE_KEYS, pathOfText } from '../../../contract/pages/page-texts.ts'
import { findAddress } from '../../../contract/redirects/find-address.ts'
import type { Actor } from '../audit/audit.ts'
import { loadPictures } from '../pictures/pictures.ts'
import { notFound } from '../process/service-error.ts'
import { listAnswer, sliceOf, countRows, searchPatterns } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'
import { shownOf } from '../store/shown-row.ts'
import { readableBy } from './bids-facts.ts'
import { parseDocument } from './columns.ts'
import { kindFor } from './kinds.ts'
import {
  countContentItems,
  findContentItem,
  findContentVersion,
  findItemAt,
  listContentItems,
  listVersions,
  selectItems,
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
    ...(await readableBy({ db, actor: reader, kind: kind.declared }, document)),
    ...(kind.declared.hasOrder && { order: item.position }),
    ...(await kind.present?.(db, document, item.state)),
    ...standingOf(item),
    publishedVersion: item.published_version,
  }
}

export async function listContentRows(db: Db, entity: ContentEntity, query: ContentListQuery) {
  const [total, items] = await Promise.all([
    countContentItems(db, entity, query),
    listContentItems(db, entity, query, query, sliceOf(query)),
  ])
  return listAnswer(await withColumns(db, entity, await toContentRows(db, items)), total, query)
}

/** Rows with the fields that only documents have, where the kind names such columns. */
async function withColumns(db: Db, entity: ContentEntity, rows: ContentRow[]): Promise<ContentRow[]> {
  const { declared } = kindFor(entity)
  const names = (declared.list?.columns ?? []).filter((name) => !(name in contentRowSchema.shape))
  if (names.length === 0) return rows
  const ids = rows.map(({ id }) => id)
  const versions = await listVersions(db, 'newest', entity, ids)
  const documents = new Map(versions.map((one) => [one.item_id, parseDocument(declared, one.document)]))
  const columnsOf = (id: number) => Object.fromEntries(names.map((name) => [name, documents.get(id)?.[name]]))
  return rows.map((row) => ({ ...row, columns: columnsOf(row.id) }))
}

/** Items of every kind that have the words, drafts too. */
export async function searchContent(db: Db, search: string): Promise<ContentRow[]> {
  return toContentRows(db, await findContentItems(db, search, MAX_FOUND))
}

export async function toContentRows(db: Db, items: ContentItem[]): Promise<ContentRow[]> {
  const pictureIds = items.map((item) => item.picture_id)
  const pictureOf = await loadPictures(db, pictureIds, 'en')
  return items.map((item) => ({
    ...shownOf(contentRowSchema, item),
    ...standingOf(item),
    titles: JSON.parse(item.titles),
    group: item.list_group,
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
    ...shownOf(standingSchema, item),
    id: item.item_id,
    hasDraft: item.state === 'published' && !isAsPublished(item),
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

/** More than a firm has. */
const MAX_EXPIRING = 50

export async function listScheduled(db: Db, { after, until }: { after?: string; until?: string }, limit: number) {
  return db
    .selectFrom('content_item')
    .selectAll()
    .where((eb) =>
      eb.or(
        (['scheduled_for', 'unpublish_at'] as const).map((time) =>
          eb.and([eb(time, '>', after ?? ''), ...(until === undefined ? [] : [eb(time, '<=', until)])]),
        ),
      ),
    )
    .orderBy((eb) => eb.fn.coalesce('scheduled_for', 'unpublish_at'))
    .limit(limit)
    .execute()
}

/** Drafts that are not scheduled: those that the person changed last, then the others, the last changed first. */
export async function listUnpublished(db: Db, email: string, limit: number): Promise<ContentItem[]> {
  return selectUnpublished(db)
    .selectAll()
    .orderBy((eb) => eb.case().when('updated_by', '=', email).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

/** Items of every kind that wait for approval, the longest first. */
export async function listSubmitted(db: Db, limit: number): Promise<ContentItem[]> {
  return selectItems(db, undefined, { state: 'submitted' }).selectAll().orderBy('submitted_at').limit(limit).execute()
}

/** Drafts of an account that were sent back to it. */
export async function listSentBack(db: Db, accountId: string, limit: number): Promise<ContentItem[]> {
  return selectItems(db, undefined, {})
    .selectAll()
    .where('drafted_by', '=', accountId)
    .where('sent_back', 'is not', null)
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnpublished(db: Db): Promise<number> {
  return countRows(selectUnpublished(db))
}

/** Counts published items with gaps other than those of languages, which come last in the list. */
export async function countIncomplete(db: Db, entity: ContentEntity): Promise<number> {
  return countRows(
    db
      .selectFrom('content_item')
      .where('entity', '=', entity)
      .where('state', '=', 'published')
      .where('gaps', '<>', '[]')
      .where((eb) => eb.and(LOCALES.map((locale) => eb('gaps', 'not like', `["${languageGap(locale)}%`)))),
  )
}

/** Published items whose date is not after this day, the earliest first. */
export async function listExpiring(db: Db, entities: readonly ContentEntity[], until: string): Promise<ContentItem[]> {
  return db
    .selectFrom('content_item')
    .selectAll()
    .where('entity', 'in', entities)
    .where('state', '=', 'published')
    .where('date', '<=', until)
    .orderBy('date')
    .limit(MAX_EXPIRING)
    .execute()
}

function selectUnpublished(db: Db) {
  return db
    .selectFrom('content_item')
    .where('scheduled_for', 'is', null)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'draft'),
        eb.and([eb('state', '=', 'published'), eb('version', '>', eb.ref('published_version'))]),
      ]),
    )
}

/** Items of every kind outside the trash with all words: those with the first one in the title before the others. */
async function findContentItems(db: Db, search: string, limit: number): Promise<ContentItem[]> {
  const [first = ''] = searchPatterns(search)
  return selectItems(db, undefined, { search })
    .selectAll()
    .orderBy(sql`case when lower(title) like ${first} escape '\\' then 0 else 1 end`)
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .limit(limit)
    .execute()
}
