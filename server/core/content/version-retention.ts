import { sql } from 'kysely'
import type { OldVersions, VersionRetention } from '../../../contract/content/version-retention.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { note } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { monthsAgo } from '../process/durations.ts'
import type { Log } from '../process/log.ts'
import { among } from '../store/engine.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import { itemVersions, ofItem } from '../store/item-rows.ts'
import type { Db } from '../store/schema.ts'
import { findContentVersion } from './store/content-items.ts'

interface VersionAges {
  /** UTC ISO; undefined: kept forever. */
  draftsBefore: string | undefined
  publishedBefore: string | undefined
  /** The newest ones of each item stay, at least one. */
  last: number
}

interface OldVersion {
  entity: ContentEntity
  item_id: number
  number: number
  /** Characters of its document. */
  size: number
}

/**
 * Lists versions that may be deleted, after a given one. Never among them: the published one, the newest ones (what is
 * scheduled or edited is the newest), the first one (it has the day on which the item was created), and those whose
 * English text a translation is compared with.
 */
async function listOldVersions(
  db: Db,
  { draftsBefore, publishedBefore, last }: VersionAges,
  { after, limit }: { after: OldVersion | undefined; limit: number },
): Promise<{ versions: OldVersion[]; next: OldVersion | undefined }> {
  const found = await itemVersions(db)
    .select(['version.entity', 'version.item_id', 'version.number', sql<number>`length(version.document)`.as('size')])
    .where('version.number', '>', 1)
    .where((eb) => eb('version.number', '<=', eb('item.version', '-', last)))
    .where((eb) => eb('version.number', '!=', eb.fn.coalesce('item.published_version', sql<number>`0`)))
    .where((eb) =>
      eb.or([
        ...(draftsBefore === undefined
          ? []
          : [eb.and([eb('version.published_at', 'is', null), eb('version.saved_at', '<', draftsBefore)])]),
        ...(publishedBefore === undefined ? [] : [eb('version.published_at', '<', publishedBefore)]),
      ]),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(version.entity, version.item_id, version.number) > (${after!.entity}, ${after!.item_id}, ${after!.number})`,
      ),
    )
    .orderBy('version.entity')
    .orderBy('version.item_id')
    .orderBy('version.number')
    .limit(limit)
    .execute()
  const originals = await listOriginals(db, found)
  return {
    versions: found.filter(({ entity, item_id, number }) => !originals.has(`${entity} ${item_id} ${number}`)),
    next: found.length < limit ? undefined : found.at(-1),
  }
}

/** The versions that any version of these items names as the original of an outdated text. */
async function listOriginals(db: Db, versions: readonly OldVersion[]): Promise<Set<string>> {
  const originals = new Set<string>()
  for (const [entity, ofKind] of Map.groupBy(versions, ({ entity }) => entity)) {
    const ids = [...new Set(ofKind.map(({ item_id }) => item_id))]
    const rows = await db
      .selectFrom('content_version')
      .select(['item_id', 'document'])
      .where('entity', '=', entity)
      .where(among(db, 'item_id', ids))
      .where('document', 'like', '%"outdated":{"%')
      .execute()
    for (const { item_id, document } of rows) {
      const { outdated = {} } = JSON.parse(document) as { outdated?: Record<string, Record<string, number>> }
      for (const fields of Object.values(outdated))
        for (const number of Object.values(fields)) originals.add(`${entity} ${item_id} ${number}`)
    }
  }
  return originals
}

async function deleteVersions(tx: Db, versions: readonly OldVersion[]): Promise<number> {
  let deleted = 0
  for (const group of Map.groupBy(versions, ({ entity, item_id }) => `${entity} ${item_id}`).values()) {
    const { entity, item_id } = group[0]!
    const numbers = group.map(({ number }) => number)
    const { numDeletedRows } = await tx
      .deleteFrom('content_version')
      .where(ofItem(entity, item_id))
      .where(among(tx, 'number', numbers))
      .executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
  }
  return deleted
}

const FACT = 'version-retention'
const DEFAULT: VersionRetention = { draftMonths: 0, publishedMonths: 0, last: 20 }
/** Rows of a transaction, so that others do not wait for long. */
const BATCH = 200

export async function getVersionRetention(db: Db): Promise<VersionRetention> {
  const json = await findFact(db, FACT)
  return json === undefined ? DEFAULT : (JSON.parse(json) as VersionRetention)
}

/** It holds from the next run of the hourly job. */
export function setVersionRetention({ db, now, actor }: WriteDeps, kept: VersionRetention): Promise<VersionRetention> {
  return db.transaction().execute(async (tx) => {
    await replaceFact(tx, FACT, JSON.stringify(kept))
    const label = `drafts ${kept.draftMonths}, published ${kept.publishedMonths} months; last ${kept.last}`
    await note(tx, actor, now(), { action: 'update', entity: 'versions', label })
    return kept
  })
}

/** The number of versions that a setting would delete now. */
export async function countOldVersions(db: Db, now: Date, kept: VersionRetention): Promise<OldVersions> {
  const count = { versions: 0, characters: 0 }
  for await (const versions of oldVersions(db, agesOf(kept, now))) {
    count.versions += versions.length
    for (const { size } of versions) count.characters += size
  }
  return count
}

/** Lines of JSON, as bytes, with all of these versions. */
export async function* exportOldVersions(db: Db, now: Date, kept: VersionRetention): AsyncGenerator<Buffer> {
  for await (const versions of oldVersions(db, agesOf(kept, now))) {
    for (const { entity, item_id, number } of versions) {
      const version = await findContentVersion(db, entity, item_id, number)
      // Deleted meanwhile.
      if (!version) continue
      const { saved_at: savedAt, saved_by: savedBy, published_at: publishedAt, document } = version
      const line = { entity, id: item_id, number, savedAt, savedBy, publishedAt, document: JSON.parse(document) }
      yield Buffer.from(`${JSON.stringify(line)}\n`)
    }
  }
}

/** Deletes what the setting does not keep; counted in the audit log. */
export async function deleteOldVersions(deps: { db: Db; log: Log; now?: () => Date }): Promise<number> {
  const { db, log, now = () => new Date() } = deps
  const ages = agesOf(await getVersionRetention(db), now())
  let total = 0
  for await (const versions of oldVersions(db, ages)) {
    if (versions.length > 0) total += await db.transaction().execute((tx) => deleteVersions(tx, versions))
  }
  if (total > 0) {
    const label = `${total} ${total === 1 ? 'version' : 'versions'}`
    const actor = { id: null, email: 'retention', address: undefined }
    await note(db, actor, now(), { action: 'delete', entity: 'versions', label })
    log.info(`Retention: deleted ${label} of content`)
  }
  return total
}

async function* oldVersions(db: Db, ages: VersionAges): AsyncGenerator<OldVersion[]> {
  if (ages.draftsBefore === undefined && ages.publishedBefore === undefined) return
  let after: OldVersion | undefined
  do {
    const { versions, next } = await listOldVersions(db, ages, { after, limit: BATCH })
    yield versions
    after = next
  } while (after)
}

function agesOf({ draftMonths, publishedMonths, last }: VersionRetention, now: Date): VersionAges {
  return { draftsBefore: monthsAgo(now, draftMonths), publishedBefore: monthsAgo(now, publishedMonths), last }
}
