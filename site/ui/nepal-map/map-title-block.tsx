import { TitleBlock } from '../title-block/title-block.tsx'
import type { MapProvince } from './map-data.ts'
import { MAP_DISTRICTS } from './nepal-map-size.ts'

interface MapTitleBlockProps {
  provinces: MapProvince[]
  /** The smallest number of projects of each shade, and the largest number of all. */
  steps: number[]
  most: number
}

export function MapTitleBlock({ provinces, steps, most }: MapTitleBlockProps) {
  const workedIn = provinces.filter(({ districts }) => districts.length > 0)
  const districts = workedIn.reduce((sum, province) => sum + province.districts.length, 0)
  return (
    <TitleBlock
      isLight
      facts={[
        { label: 'Districts', value: <Share part={districts} whole={MAP_DISTRICTS} /> },
        { label: 'Provinces', value: <Share part={workedIn.length} whole={provinces.length} /> },
        {
          label: 'Projects in a district',
          value: (
            <ul className="map__key">
              {[0, ...steps].map((step, shade) => (
                <li key={step} className={`s${shade}`}>
                  {rangeOf(step, (steps[shade] ?? most + 1) - 1)}
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  return (
    <>
      {`${part} `}
      <small>{`of ${whole}`}</small>
    </>
  )
}

function rangeOf(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}
