import { memo } from 'react'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import type { MapProvince } from './map-data.ts'
import { words } from './words.ts'

interface ProvinceListProps {
  id: string
  provinces: MapProvince[]
  /** Whether the map filters a list of projects; otherwise a province leads to its page, which has its districts. */
  isFilter: boolean
}

export const ProvinceList = memo(function ProvinceList({ id, provinces, isFilter }: ProvinceListProps) {
  const t = useWords(words)
  return (
    <ul className="map__provinces" id={id} aria-label={t.list}>
      {provinces
        .filter(({ projectCount }) => projectCount > 0)
        .map(({ name, slug, projectCount }) => (
          <li key={slug}>
            <Link to={isFilter ? href('projects', { province: slug }) : href('province', { slug })}>{name}</Link>{' '}
            {t.projects(projectCount)}
          </li>
        ))}
    </ul>
  )
})
