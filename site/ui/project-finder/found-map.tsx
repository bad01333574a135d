import { useCallback, useMemo } from 'react'
import { LateNepalMap } from '../nepal-map/late-nepal-map.tsx'
import { toMapData } from '../nepal-map/map-data.ts'
import { projectSearchAddress, type ProjectSearch } from './project-search.ts'
import type { FinderChoices } from './project-finder.tsx'

interface FoundMapProps {
  search: ProjectSearch
  provinces: FinderChoices['provinces']
  districts: (FinderChoices['districts'][number] & { code: string })[]
}

/** Counts by all filters but the district. */
export function FoundMap({ search, provinces, districts }: FoundMapProps) {
  const hrefOf = useCallback((district: string) => projectSearchAddress({ ...search, district }), [search])
  const data = useMemo(() => {
    const counted = <Item extends { count: number }>(items: Item[]) =>
      items.map((item) => ({ ...item, projectCount: item.count }))
    return toMapData(counted(districts), counted(provinces))
  }, [districts, provinces])
  return <LateNepalMap data={data} hrefOf={hrefOf} current={search.district} />
}
