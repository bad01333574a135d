import type { Position } from '../../../contract/location/geometry.ts'
import { MAX_REGION_LOCATIONS } from '../../../contract/limits.ts'
import type { Outline, DistrictDetail } from '../../../contract/regions/region.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Project } from '../../../contract/projects/project.ts'
import { pick } from '../../pick.ts'
import { toProjectSummary } from '../card/project-card.tsx'
import { drawRegion } from './draw-region.ts'

type Region = Pick<DistrictDetail, 'facts' | 'locations' | 'names' | 'slug' | 'localLevels'>

export type RegionData = ReturnType<typeof toRegionData>

/** For both pages, as small as the page needs it. */
export function toRegionData(
  { slug, names, facts, locations, localLevels }: Region,
  { outlines, labelPoints }: { outlines: Outline[]; labelPoints?: Position[] },
  { projects, page, locale }: { projects: Project[]; page: number; locale: Locale },
) {
  const years = facts.years.filter(({ count }) => count > 0).map(({ year }) => String(year))
  return {
    slug,
    page,
    total: facts.total,
    otherName: names.find((one) => one.locale !== locale),
    drawing: drawRegion(outlines, locations, labelPoints),
    unplaced: locations.length < MAX_REGION_LOCATIONS ? Math.max(0, facts.total - locations.length) : 0,
    located: locations.map(({ id, properties }) => ({
      id,
      ...pick(properties, ['path', 'title', 'status', 'locale']),
    })),
    statuses: facts.statuses.filter(({ count }) => count > 0),
    services: facts.services
      .filter(({ parentId }) => parentId !== null)
      .toSorted((one, other) => other.count - one.count)
      .map(({ slug: service, name, count }) => ({ slug: service, name, count })),
    levels: localLevels
      .filter(({ projectCount }) => projectCount > 0)
      .map(({ code, name, projectCount, locale: own }) => ({ code, name, projectCount, locale: own })),
    years: years.length > 0 ? ([years[0]!, years.at(-1)!] as const) : undefined,
    projects: projects.map(toProjectSummary),
  }
}
