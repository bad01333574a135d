import { href } from '../../contract/addresses.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Geometry } from '../../contract/location/geometry.ts'
import {
  MAP_LICENCE,
  MAX_MAPPED_PROJECTS,
  type ProjectFeature,
  type ProjectMap,
} from '../../contract/projects/project-map.ts'
import { listProjectDistricts } from '../core/places/place-store.ts'
import { countLocatedProjects, listLocatedProjects } from './store/projects.ts'
import type { Db } from '../core/store/schema.ts'
import { getSettings } from '../core/settings/settings.ts'

/** The published projects with a public location, as GeoJSON. */
export async function getProjectMap(db: Db, locale: Locale): Promise<ProjectMap> {
  const [features, total, { name }] = await Promise.all([
    listFeatures(db, locale, MAX_MAPPED_PROJECTS),
    countLocatedProjects(db),
    getSettings(db, locale),
  ])
  return {
    type: 'FeatureCollection',
    license: MAP_LICENCE,
    attribution: name,
    numberMatched: total,
    numberReturned: features.length,
    features,
  }
}

/** The first of the list. @param inDistricts codes; undefined: everywhere */
export async function listFeatures(
  db: Db,
  locale: Locale,
  limit: number,
  inDistricts?: readonly string[],
): Promise<ProjectFeature[]> {
  const rows = await listLocatedProjects(db, locale, limit, inDistricts)
  const ids = rows.map(({ id }) => id)
  const districts = await listProjectDistricts(db, ids, locale)
  const districtsOf = Map.groupBy(districts, ({ project_id }) => project_id)
  return rows.map((row) => ({
    type: 'Feature',
    id: row.id,
    geometry: JSON.parse(row.location_geometry) as Geometry,
    properties: {
      code: row.code,
      title: row.title,
      path: href('project', { slug: row.slug }),
      status: row.status,
      start: row.started,
      end: row.ended,
      districts: (districtsOf.get(row.id) ?? []).map((district) => district.name),
      locale: row.locale,
    },
  }))
}
