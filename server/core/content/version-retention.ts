import type { Kysely } from 'kysely'
import type { OldVersions, VersionRetention } from '../../../contract/content/version-retention.ts'
import type { Log } from '../process/log.ts'
import { findContentVersion } from './store/content-items.ts'
import { findFact, replaceFact } from '../store/facts.ts'
import { deleteVersions, listOldVersions, type OldVersion, type VersionAges } from './store/old-versions.ts'
import type { Database } from '../store/schema.ts'
import { note } from '../audit/audit.ts'
import { monthsAgo } from '../process/durations.ts'
import type { WriteDeps } from '../audit/writing.ts'

const FACT = 'version-retention'
const DEFAULT: VersionRetention = { draftMonths: 0, publishedMonths: 0, last: 20 }
/** Rows of a transaction, so that others do not wait for long. */
const BATCH = 200

export async function getVersionRetention(db: Kysely<Database>): Promise<VersionRetention> {
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

/** What a setting would delete now. */
export async function countOldVersions(db: Kysely<Database>, now: Date, kept: VersionRetention): Promise<OldVersions> {
  const count = { versions: 0, characters: 0 }
  for await (const versions of oldVersions(db, agesOf(kept, now))) {
    count.versions += versions.length
    for (const { size } of versions) count.characters += size
  }
  return count
}

/** Lines of JSON, as bytes, with all of these versions. */
export async function* exportOldVersions(
  db: Kysely<Database>,
  now: Date,
  kept: VersionRetention,
): AsyncGenerator<Buffer> {
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
export async function deleteOldVersions({
  db,
  log,
  now = () => new Date(),
}: {
  db: Kysely<Database>
  log: Log
  now?: () => Date
}): Promise<number> {
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

async function* oldVersions(db: Kysely<Database>, ages: VersionAges): AsyncGenerator<OldVersion[]> {
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
