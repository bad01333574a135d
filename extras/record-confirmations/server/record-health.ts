import { sql } from 'kysely'
import { nepalDay } from '../../../contract/calendar/nepal-day.ts'
import {
  CONFIRMED_ENTITIES,
  bidFieldsOf,
  publicFieldsOf,
  CHECK_MONTHS,
  HEALTH_FAULTS,
  type HealthFault,
} from '../contract/confirmed-entities.ts'
import {
  recordHealthSchema,
  type HealthListQuery,
  type HealthSettings,
  type HealthTask,
  type RecordHealth,
  type RecordOwner,
} from '../contract/record-health.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { PageLocale } from '../../../contract/page-locales.ts'
import { describeDocument, withOriginal } from '../../../server/core/content/kind.ts'
import { walkDocuments } from '../../../server/core/content/store/walk-documents.ts'
import { monthsAgo } from '../../../server/core/process/durations.ts'
import { orNotFound } from '../../../server/core/process/service-error.ts'
import { settingsFact } from '../../../server/core/settings/settings-fact.ts'
import { pageOf } from '../../../server/core/store/paging.ts'
import { getContentRevision, keepByRevision } from '../../../server/core/store/revision.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import { listPublishedRecords, type PublishedRecord } from './confirmation-store.ts'

const UNSET: HealthSettings = { months: CHECK_MONTHS.usual, owner: null }
export const healthSettings = settingsFact('record_health', UNSET)

/** As visitors read them, whatever a newer draft says: in a language or else as they are. */
export async function listTitles(db: Db, entity: ContentEntity, ids: readonly number[], locale: PageLocale) {
  const found: [id: number, title: string][] = []
  for await (const { id, document } of walkDocuments(db, entity, 'published', ids)) {
    const { title, titles } = describeDocument(kindOf(entity), document)
    found.push([id, (titles as Partial<Record<PageLocale, string>>)[locale] ?? title])
  }
  return found
}

/** How much each fault counts in the order of the board; each missing field counts one. */
const WEIGHTS: Partial<Record<HealthFault, number>> = { correction: 20, check: 5, owner: 2 }

interface Missing {
  revision: number
  fields: Map<string, { public: string[]; bids: string[] }>
}
const keyOf = (entity: ContentEntity, id: number) => `${entity} ${id}`

/** Which fields of what visitors see are empty. */
async function findMissing(db: Db): Promise<Missing> {
  const revision = await getContentRevision(db)
  const fields: Missing['fields'] = new Map()
  for (const entity of CONFIRMED_ENTITIES)
    for await (const { id, document: stored } of walkDocuments(db, entity, 'published')) {
      const document = withOriginal(kindOf(entity), stored) as Record<string, unknown>
      const isMissing = (name: string) => isEmpty(document[name])
      fields.set(keyOf(entity, id), {
        public: publicFieldsOf(entity).filter(isMissing),
        bids: bidFieldsOf(entity).filter((name) => isMissing(name) && !isStillOpen(name, document)),
      })
    }
  return { revision, fields }
}

/** Every published document is read, so once after a publication. */
const keepMissing = keepByRevision<Missing>()

/** A project that goes on has no end yet. */
const isStillOpen = (name: string, document: Record<string, unknown>) =>
  name === 'end' && document['status'] !== undefined && document['status'] !== 'completed'

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The published records, the worst first. */
export async function listRecordHealth(db: Db, query: HealthListQuery, now: Date): Promise<ListAnswer<RecordHealth>> {
  const all = (await readHealth(db, query.locale, now)).filter(
    (record) =>
      (query.entity === undefined || record.entity === query.entity) &&
      (query.fault === undefined || record.faults.includes(query.fault)) &&
      (query.field === undefined || missingOf(record).has(query.field)),
  )
  const sorted = all.toSorted((a, b) => weightOf(b) - weightOf(a) || a.title.localeCompare(b.title))
  return pageOf(sorted, query)
}

/** One published record. @throws ServiceError not_found */
export async function getRecordHealth(db: Db, entity: ContentEntity, id: number, now: Date): Promise<RecordHealth> {
  const all = await readHealth(db, DEFAULT_LOCALE, now)
  const found = all.find((one) => one.entity === entity && one.id === id)
  return orNotFound(found, 'Published record')
}

async function readHealth(db: Db, locale: Locale, now: Date): Promise<RecordHealth[]> {
  const settings = await healthSettings.read(db)
  const lastGood = lastGoodDay(settings, now)
  const [records, missing] = [await listPublishedRecords(db), await keepMissing(db, () => findMissing(db))]
  const open = await db
    .selectFrom('confirmation_correction')
    .select(['id', 'entity', 'item_id as itemId', 'text', 'name', 'email', 'created_at as createdAt'])
    .where('state', '=', 'open')
    .orderBy('id')
    .execute()
  const corrections = Map.groupBy(open, ({ entity, itemId }) => keyOf(entity, itemId))
  return records.map((record) => {
    const { entity, item_id: id, checked_on: checkedOn } = record
    const key = keyOf(entity, id)
    const title = (JSON.parse(record.titles) as Partial<Record<Locale, string>>)[locale] ?? record.title
    const waiting = corrections.get(key) ?? []
    const empty = missing.fields.get(key) ?? { public: [], bids: [] }
    const found: Record<HealthFault, boolean> = {
      correction: waiting.length > 0,
      check: lastGood !== undefined && (checkedOn === null || checkedOn <= lastGood),
      owner: ownerOf(record, settings) === null,
      public: empty.public.length > 0,
      bids: empty.bids.length > 0,
    }
    return {
      ...shownOf(recordHealthSchema, record),
      id,
      title,
      owner: ownOwner(record),
      isWanted: record.wanted_at !== null,
      public: { of: publicFieldsOf(entity).length, missing: empty.public },
      bids: { of: bidFieldsOf(entity).length, missing: empty.bids },
      faults: (Object.keys(found) as HealthFault[]).filter((fault) => found[fault]),
      corrections: waiting.map((correction) => ({ ...correction, title })),
    }
  })
}

/** Faults by kind, the missing ones by field; a field that visitors and bids lack is one of visitors. */
export async function listHealthTasks(db: Db, now: Date): Promise<HealthTask[]> {
  const tasks = new Map<string, HealthTask>()
  const count = (fault: HealthFault, entity: HealthTask['entity'], field: string | null) => {
    const key = [fault, entity, field].join(' ')
    const task = tasks.get(key) ?? { fault, entity, field, count: 0 }
    tasks.set(key, { ...task, count: task.count + 1 })
  }
  for (const record of await readHealth(db, DEFAULT_LOCALE, now)) {
    const { entity, faults, public: visible } = record
    for (const fault of faults) if (fault !== 'public' && fault !== 'bids') count(fault, entity, null)
    for (const field of missingOf(record)) count(visible.missing.includes(field) ? 'public' : 'bids', entity, field)
  }
  return [...tasks.values()].toSorted(
    (a, b) => HEALTH_FAULTS.indexOf(a.fault) - HEALTH_FAULTS.indexOf(b.fault) || b.count - a.count,
  )
}

const missingOf = ({ public: visible, bids }: Pick<RecordHealth, 'public' | 'bids'>) =>
  new Set([...visible.missing, ...bids.missing])

const weightOf = (record: RecordHealth): number =>
  record.faults.reduce((sum, fault) => sum + (WEIGHTS[fault] ?? 0), 0) + missingOf(record).size

/** Whether owners are warned: corrections wait, or a check that was done has grown too old. Reads with one statement. */
export async function isHealthDue(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ corrections: number; oldest: string | null; settings: string | null }>`select
    (select count(*) from confirmation_correction where state = 'open') as corrections,
    (select min(checked_on) from confirmation join content_item as item
      on item.entity = confirmation.entity and item.item_id = confirmation.item_id
      where item.state = 'published') as oldest,
    (select value from store_fact where name = ${healthSettings.name}) as settings`.execute(db)
  const { corrections, oldest, settings } = rows[0]!
  if (Number(corrections) > 0) return true
  const lastGood = lastGoodDay(healthSettings.parse(settings ?? undefined), now)
  return lastGood !== undefined && oldest !== null && oldest <= lastGood
}

type OwnerColumns = Pick<PublishedRecord, 'owner_name' | 'owner_email' | 'language'>

const ownOwner = ({ owner_name, owner_email, language }: OwnerColumns): RecordOwner | null =>
  owner_email === null ? null : { name: owner_name ?? '', email: owner_email, language: language ?? 'en' }

/** The owner who is asked. */
export const ownerOf = (row: OwnerColumns | undefined, settings: HealthSettings): RecordOwner | null =>
  (row && ownOwner(row)) ?? settings.owner

/** The day before which a check is too old; undefined while nobody is asked. */
export function lastGoodDay({ months }: HealthSettings, now: Date): string | undefined {
  const time = monthsAgo(now, months)
  return time && nepalDay(new Date(time))
}
