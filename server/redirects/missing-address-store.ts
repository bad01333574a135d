import { EVERY_ROW, countRows, type Slice } from '../core/store/paging.ts'
import type { Insertable } from 'kysely'
import type { Database, Db } from '../core/store/schema.ts'

type Row = Insertable<Database['missing_address']>

/**
 * Adds requests for addresses without a page. Of too many addresses, those with the fewest requests are forgotten.
 * @param before older addresses are forgotten too; UTC ISO
 */
export async function addMissingAddresses(
  tx: Db,
  rows: Row[],
  { most, before }: { most: number; before: string },
): Promise<void> {
  await tx
    .insertInto('missing_address')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet((eb) => ({
        requests: eb('missing_address.requests', '+', eb.ref('excluded.requests')),
        last_seen: eb.ref('excluded.last_seen'),
        referrer_host: eb.fn.coalesce('excluded.referrer_host', 'missing_address.referrer_host'),
      })),
    )
    .execute()
  const excess = tx
    .selectFrom('missing_address')
    .select('path')
    .orderBy('requests', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('path')
    .limit(EVERY_ROW.limit)
    .offset(most)
  await tx
    .deleteFrom('missing_address')
    .where((eb) => eb.or([eb('last_seen', '<', before), eb('path', 'in', excess)]))
    .execute()
}

/** Those without a redirect, the most requested first. */
export async function listMissingAddresses(db: Db, { limit, offset }: Slice) {
  return selectWithoutRedirect(db)
    .selectAll('missing_address')
    .orderBy('requests', 'desc')
    .orderBy('last_seen', 'desc')
    .orderBy('path')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countMissingAddresses(db: Db): Promise<number> {
  return countRows(selectWithoutRedirect(db))
}

/** Those that links of other sites lead to: what programs guess has no such link. */
export async function countMissedLinks(db: Db): Promise<number> {
  return countRows(selectWithoutRedirect(db).where('referrer_host', 'is not', null))
}

function selectWithoutRedirect(db: Db) {
  return db
    .selectFrom('missing_address')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('redirect').select('redirect.id').whereRef('redirect.from_path', '=', 'missing_address.path'),
        ),
      ),
    )
}
