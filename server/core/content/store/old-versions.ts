import { sql, type Kysely } from 'kysely'
import type { ContentEntity } from '../../../../contract/kinds/index.ts'
import { among } from '../../store/engine.ts'
import type { Database } from '../../store/schema.ts'

export interface VersionAges {
  /** UTC ISO; undefined: kept forever. */
  draftsBefore: string | undefined
  publishedBefore: string | undefined
  /** The newest ones of each item stay, at least one. */
  last: number
}

export interface OldVersion {
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
export async function listOldVersions(
  db: Kysely<Database>,
  { draftsBefore, publishedBefore, last }: VersionAges,
  { after, limit }: { after: OldVersion | undefined; limit: number },
): Promise<{ versions: OldVersion[]; next: OldVersion | undefined }> {
  const found = await db
    .selectFrom('content_version as version')
    .innerJoin('content_item as item', (join) =>
      join.onRef('item.entity', '=', 'version.entity').onRef('item.item_id', '=', 'version.item_id'),
    )
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
async function listOriginals(db: Kysely<Database>, versions: readonly OldVersion[]): Promise<Set<string>> {
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

export async function deleteVersions(tx: Kysely<Database>, versions: readonly OldVersion[]): Promise<number> {
  let deleted = 0
  for (const group of Map.groupBy(versions, ({ entity, item_id }) => `${entity} ${item_id}`).values()) {
    const { entity, item_id } = group[0]!
    const { numDeletedRows } = await tx
      .deleteFrom('content_version')
      .where('entity', '=', entity)
      .where('item_id', '=', item_id)
      .where(
        among(
          tx,
          'number',
          group.map(({ number }) => number),
        ),
      )
      .executeTakeFirstOrThrow()
    deleted += Number(numDeletedRows)
  }
  return deleted
}
