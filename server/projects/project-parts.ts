import type { Locale } from '../../contract/locale.ts'
import type { Project } from '../../contract/projects/project.ts'
import { periodInBs, readDatesAsEntered } from '../core/languages/calendar.ts'
import { toPicture } from '../core/pictures/pictures.ts'
import { listProjectPictures } from '../core/pictures/store/pictures.ts'
import { listProjectDistricts } from '../core/places/place-store.ts'
import { toDistrictReference } from '../core/places/places.ts'
import type { Db } from '../core/store/schema.ts'
import { listProjectServices, toServiceReference } from '../services/public.ts'
import { toChange } from './project-story.ts'
import { listNewestProjects as listRows, type ProjectRow } from './store/projects.ts'

/** Loads references with three statements for all projects. Returns a function from rows to contract objects. */
export async function loadProjectParts(
  db: Db,
  rows: ProjectRow[],
  locale: Locale,
): Promise<(row: ProjectRow) => Project> {
  const ids = rows.map((row) => row.id)
  const [pictures, districts, services] = await Promise.all([
    listProjectPictures(db, ids, locale),
    listProjectDistricts(db, ids, locale),
    listProjectServices(db, ids, locale),
  ])
  const picturesOf = Map.groupBy(pictures, (picture) => picture.project_id)
  const districtsOf = Map.groupBy(districts, (district) => district.project_id)
  const servicesOf = Map.groupBy(services, (service) => service.project_id)
  return (row) => {
    const own = (picturesOf.get(row.id) ?? []).map(toPicture)
    const period = { start: row.started, end: row.ended, ...readDatesAsEntered(row.dates_as_entered) }
    return {
      id: row.id,
      code: row.code,
      title: row.title,
      slug: row.slug,
      description: row.description ?? '',
      thumbnail: own[0]?.url ?? null,
      image: own.map((picture) => picture.url),
      pictures: own,
      parent_id: row.parent_id,
      status: row.status,
      client:
        row.client_id === null || row.client_slug === null
          ? null
          : { id: row.client_id, name: row.client_name ?? '', slug: row.client_slug },
      districts: (districtsOf.get(row.id) ?? []).map(toDistrictReference),
      services: (servicesOf.get(row.id) ?? []).map(toServiceReference),
      ...period,
      periodBs: periodInBs(period, locale),
      change: toChange(row, locale),
      updatedAt: row.updated_at,
      locale: row.locale,
    }
  }
}

export async function listNewestProjects(
  db: Db,
  locale: Locale,
  limit: number,
): Promise<{ createdAt: string; project: Project }[]> {
  const rows = await listRows(db, locale, limit)
  const toProject = await loadProjectParts(db, rows, locale)
  return rows.map((row) => ({ createdAt: row.created_at, project: toProject(row) }))
}
