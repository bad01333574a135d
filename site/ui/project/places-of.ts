import type { ProjectDetail } from '../../../contract/projects/project.ts'
import type { Province } from '../../../contract/places/place.ts'

/** The districts of a project, each with its province. */
export const placesOf = (districts: ProjectDetail['districts'], provinces: readonly Province[]) =>
  districts.map((district) => {
    const province = provinces.find(({ number }) => number === district.province)
    return { ...district, province: province?.name ?? '', provinceSlug: province?.slug ?? '' }
  })
