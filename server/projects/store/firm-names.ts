import type { Kysely } from 'kysely'
import type { Locale } from '../../../contract/locale.ts'
import { among } from '../../core/store/engine.ts'
import type { Database } from '../../core/store/schema.ts'

/** In a language, else in English; by id. */
export async function listFirmNames(
  db: Kysely<Database>,
  ids: readonly number[],
  locale: Locale,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('firm')
    .leftJoin('firm_translation as english', (join) =>
      join.onRef('english.firm_id', '=', 'firm.id').on('english.locale', '=', 'en'),
    )
    .leftJoin('firm_translation as wanted', (join) =>
      join.onRef('wanted.firm_id', '=', 'firm.id').on('wanted.locale', '=', locale),
    )
    .select((eb) => ['firm.id', eb.fn.coalesce('wanted.name', 'english.name').$notNull().as('name')])
    .where(among(db, 'firm.id', ids))
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
