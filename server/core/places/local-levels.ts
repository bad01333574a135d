import { sql, type Insertable } from 'kysely'
import type { ListAnswer } from '../../../contract/list.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { LocalLevel, LocalLevelListQuery } from '../../../contract/places/place.ts'
import { invalid } from '../process/service-error.ts'
import { inParts, pageOf } from '../store/paging.ts'
import type { Db, Database } from '../store/schema.ts'
import { findDistrict } from './place-store.ts'
import { textOf } from '../store/translation.ts'

type Row = Awaited<ReturnType<typeof listLocalLevelRows>>[number]

/** @throws ServiceError invalid for an unknown district */
export async function listLocalLevels(db: Db, query: LocalLevelListQuery): Promise<ListAnswer<LocalLevel>> {
  const district = query.district === undefined ? undefined : await findDistrict(db, query.district)
  if (query.district !== undefined && !district) throw invalid({ district: `There is no district ${query.district}` })
  const rows = await listLocalLevelRows(db, query.locale, district?.code)
  return pageOf(rows.map(toLocalLevel), query)
}

export async function loadLocalLevels(db: Db, projectId: number, locale: LocalLevel['locale']) {
  const rows = await selectLocalLevels(db, locale)
    .innerJoin('project_local_level', 'project_local_level.local_level_code', 'local_level.code')
    .where('project_local_level.project_id', '=', projectId)
    .orderBy('project_local_level.position')
    .execute()
  return rows.map(toLocalLevel)
}

export function toLocalLevel({ code, name, kind, district_code, aliases, locale }: Row): LocalLevel {
  return { code, name, kind, district: district_code, aliases: JSON.parse(aliases) as string[], locale }
}

export type LocalLevels = {
  [Table in 'local_level' | 'local_level_translation']: Insertable<Database[Table]>[]
}

/** Below SQLite's bound of parameters. */
const ROWS_AT_ONCE = 500

/** Updates the tables from the reference list. Those that left it stay, because projects may refer to them. */
export async function replaceLocalLevels(db: Db, levels: LocalLevels): Promise<void> {
  for (const rows of inParts(levels.local_level, ROWS_AT_ONCE)) {
    await db
      .insertInto('local_level')
      .values(rows)
      .onConflict((on) =>
        on.column('code').doUpdateSet((eb) => ({
          district_code: eb.ref('excluded.district_code'),
          kind: eb.ref('excluded.kind'),
          aliases: eb.ref('excluded.aliases'),
        })),
      )
      .execute()
  }
  for (const rows of inParts(levels.local_level_translation, ROWS_AT_ONCE)) {
    await db
      .insertInto('local_level_translation')
      .values(rows)
      .onConflict((on) =>
        on.columns(['local_level_code', 'locale']).doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })),
      )
      .execute()
  }
}

/** In the order of codes and languages. */
export async function listAllLocalLevels(db: Db): Promise<LocalLevels> {
  const [local_level, local_level_translation] = await Promise.all([
    db.selectFrom('local_level').selectAll().orderBy('code').execute(),
    db.selectFrom('local_level_translation').selectAll().orderBy('local_level_code').orderBy('locale').execute(),
  ])
  return { local_level, local_level_translation }
}

/** @param district a code; undefined: of all districts */
export async function listLocalLevelRows(db: Db, locale: Locale, district?: string) {
  return selectLocalLevels(db, locale)
    .$if(district !== undefined, (query) => query.where('local_level.district_code', '=', district!))
    .orderBy('local_level.code')
    .execute()
}

/** With the number of projects in each. @param region the code of a district, or the number of a province */
export async function listCountedLocalLevels(db: Db, locale: Locale, region: string) {
  return selectLocalLevels(db, locale)
    .select(
      sql<number>`(select count(*) from project_local_level where local_level_code = local_level.code)`.as(
        'project_count',
      ),
    )
    .where('local_level.code', 'like', `${region}%`)
    .orderBy('local_level.code')
    .execute()
}

function selectLocalLevels(db: Db, locale: Locale) {
  return db
    .selectFrom('local_level')
    .innerJoin(
      'local_level_translation as english',
      textOf('english.local_level_code', 'local_level.code', DEFAULT_LOCALE),
    )
    .leftJoin('local_level_translation as wanted', textOf('wanted.local_level_code', 'local_level.code', locale))
    .select(['local_level.code', 'local_level.district_code', 'local_level.kind', 'local_level.aliases'])
    .select((eb) => [
      eb.fn.coalesce('wanted.locale', 'english.locale').as('locale'),
      eb.fn.coalesce('wanted.name', 'english.name').as('name'),
    ])
}
