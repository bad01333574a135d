import { sql } from 'kysely'
import type { OldVersions, VersionRetention } from '../../../contract/content/version-retention.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { note } from '../audit/audit.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { monthsAgo } from '../process/durations.ts'
import type { Log } from '../process/log.ts'
import { among, changesRows } from '../store/engine.ts'
import { itemVersions, ofItem } from '../store/item-rows.ts'
import { settingsFact } from '../settings/settings-fact.ts'
import type { Db } from '../store/schema.ts'
import { findContentVersion } from './store/content-items.ts'

interface OldVersion {
  entity: ContentEntity
  item_id: number
  number: number
  /** Characters of its document. */
  size: number
}

/** Rows of a transaction, so that others do not wait for long. */
const BATCH = 200

/**
 * Lists versions that may be deleted, in batches. Never among them: the published one, the newest ones (what is scheduled
 * or edited is the newest), the first one (it has the day on which the item was created), and those whose English text a
 * translation is compared with.
 */
async function* listOldVersions(db: Db, { draftMonths, publishedMonths, last }: VersionRetention, now: Date) {
  const [draftsBefore, publishedBefore] = [monthsAgo(now, draftMonths), monthsAgo(now, publishedMonths)]
  if (draftsBefore === undefined && publishedBefore === undefined) return
  const old = itemVersions(db)
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
    .orderBy('version.entity')
    .orderBy('version.item_id')
    .orderBy('version.number')
    .limit(BATCH)
  let found = await old.execute()
  while (found.length > 0) {
    const originals = await listOriginals(db, found)
    yield found.filter(({ entity, item_id, number }) => !originals.has(`${entity} ${item_id} ${number}`))
    const { entity, item_id, number } = found.at(-1)!
    found = await old
      .where(sql<boolean>`(version.entity, version.item_id, version.number) > (${entity}, ${item_id}, ${number})`)
      .execute()
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
  for (const { entity, item_id, number } of versions) {
    const version = tx.deleteFrom('content_version').where(ofItem(entity, item_id)).where('number', '=', number)
    if (await changesRows(version)) deleted += 1
  }
  return deleted
}

const UNSET: VersionRetention = { draftMonths: 0, publishedMonths: 0, last: 20 }
const retention = settingsFact('version-retention', UNSET)
export const getVersionRetention = retention.read

/** It holds from the next run of the hourly job. */
export function setVersionRetention(deps: WriteDeps, kept: VersionRetention) {
  const label = `drafts ${kept.draftMonths}, published ${kept.publishedMonths} months; last ${kept.last}`
  return retention.save(deps, kept, { entity: 'versions', label })
}

/** The number of versions that a setting would delete now. */
export async function countOldVersions(db: Db, now: Date, kept: VersionRetention): Promise<OldVersions> {
  const count = { versions: 0, characters: 0 }
  for await (const versions of listOldVersions(db, kept, now)) {
    count.versions += versions.length
    for (const { size } of versions) count.characters += size
  }
  return count
}

/** Lines of JSON, as bytes, with all of these versions. */
export async function* exportOldVersions(db: Db, now: Date, kept: VersionRetention): AsyncGenerator<Buffer> {
  for await (const versions of listOldVersions(db, kept, now)) {
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
  let total = 0
  for await (const versions of listOldVersions(db, await getVersionRetention(db), now()))
    total += await db.transaction().execute((tx) => deleteVersions(tx, versions))
  if (total > 0) {
    const label = `${total} ${total === 1 ? 'version' : 'versions'}`
    const actor = { id: null, email: 'retention', address: undefined }
    await note(db, actor, now(), { action: 'delete', entity: 'versions', label })
    log.info(`Retention: deleted ${label} of content`)
  }
  return total
}
