import { useCallback, useMemo } from 'react'
import { LateNepalMap } from '../nepal-map/late-nepal-map.tsx'
import { toMapData } from '../nepal-map/map-data.ts'
import type { Choice, Choices } from './filter-choices.ts'
import { projectSearchAddress, type ProjectSearch } from './project-search.ts'

/** Counts by all filters but the district. */
export function FoundMap({ search, choices: { province, district } }: { search: ProjectSearch; choices: Choices }) {
  const hrefOf = useCallback((district: string) => projectSearchAddress({ ...search, district }), [search])
  const data = useMemo(() => {
    const counted = (choices: Choice[]) =>
      choices.map(({ value, name = '', number = 0, province = 0, code = '', count }) => ({
        slug: value,
        name,
        number,
        province,
        code,
        projectCount: count,
      }))
    return toMapData(counted(district), counted(province))
  }, [district, province])
  return <LateNepalMap data={data} hrefOf={hrefOf} current={search.district} />
}
