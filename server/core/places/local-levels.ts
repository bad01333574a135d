import type { ListAnswer } from '../../../contract/list.ts'
import type { LocalLevel, LocalLevelListQuery } from '../../../contract/regions/place.ts'
import { listLocalLevels as listRows, listLocalLevelsOfProject } from './local-level-store.ts'
import { findDistrict } from './place-store.ts'
import type { Db } from '../store/schema.ts'
import { pageOf } from '../store/paging.ts'
import { invalid } from '../process/service-error.ts'

type Row = Awaited<ReturnType<typeof listRows>>[number]

/** @throws ServiceError invalid for an unknown district */
export async function listLocalLevels(db: Db, query: LocalLevelListQuery): Promise<ListAnswer<LocalLevel>> {
  const district = query.district === undefined ? undefined : await findDistrict(db, query.district)
  if (query.district !== undefined && !district) throw invalid({ district: `There is no district ${query.district}` })
  const rows = await listRows(db, query.locale, district?.code)
  return pageOf(rows.map(toLocalLevel), query)
}

export async function loadLocalLevels(db: Db, projectId: number, locale: LocalLevel['locale']) {
  return (await listLocalLevelsOfProject(db, projectId, locale)).map(toLocalLevel)
}

export function toLocalLevel({ code, name, kind, district_code, aliases, locale }: Row): LocalLevel {
  return { code, name, kind, district: district_code, aliases: JSON.parse(aliases) as string[], locale }
}
