import { sql } from 'kysely'
import type { ListAnswer } from '../../../contract/list.ts'
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { LocalLevel, LocalLevelListQuery } from '../../../contract/places/place.ts'
import { invalid } from '../process/service-error.ts'
import { pageOf } from '../store/paging.ts'
import type { Db } from '../store/schema.ts'
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
