import { memo, useRef } from 'react'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { shadeOf, type MapDistrict, type MapProvince } from './map-data.ts'
import drawing from './nepal.svg?url'
import { words } from './words.ts'

interface DistrictLinksProps {
  provinces: MapProvince[]
  /** The smallest number of projects of each shade. */
  steps: number[]
  hrefOf: (slug: string) => string
  current?: string | undefined
  /** Not called for a district without projects. */
  onHover: (district: MapDistrict | undefined) => void
  onFocus: (district: MapDistrict | undefined) => void
}

/** Memoized: pointing at one district must not redraw all. */
export const DistrictLinks = memo(function DistrictLinks({
  provinces,
  steps,
  hrefOf,
  current,
  onHover,
  onFocus,
}: DistrictLinksProps) {
  const t = useWords(words)
  const isNamed = useRef(true)
  return provinces
    .filter(({ districts }) => districts.length > 0)
    .map((province) => (
      <g key={province.name} role="group" aria-label={province.name}>
        {province.districts.map((district) => (
          <Link
            key={district.code}
            className={`s${shadeOf(district.projectCount, steps)}`}
            to={hrefOf(district.slug)}
            aria-current={district.slug === current || undefined}
            onPointerEnter={() => onHover(district)}
            onPointerLeave={() => onHover(undefined)}
            onPointerDown={(event) => {
              // A finger names the district first; the second tap opens it.
              isNamed.current = event.pointerType !== 'touch' || document.activeElement === event.currentTarget
            }}
            onClick={(event) => {
              if (isNamed.current) return
              event.preventDefault()
              event.currentTarget.focus({ preventScroll: true })
            }}
            onFocus={() => onFocus(district)}
            onBlur={() => onFocus(undefined)}
          >
            <title>{`${district.name}: ${t.projects(district.projectCount)}`}</title>
            <use href={`${drawing}#d${district.code}`} />
          </Link>
        ))}
      </g>
    ))
})
