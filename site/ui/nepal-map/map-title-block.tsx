import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { TitleBlock } from '../title-block/title-block.tsx'
import type { MapProvince } from './map-data.ts'
import { MAP_DISTRICTS } from './nepal-map-size.ts'
import { words } from './words.ts'

interface MapTitleBlockProps {
  provinces: MapProvince[]
  /** The smallest number of projects of each shade, and the largest number of all. */
  steps: number[]
  most: number
}

export function MapTitleBlock({ provinces, steps, most }: MapTitleBlockProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const workedIn = provinces.filter(({ districts }) => districts.length > 0)
  const districts = workedIn.reduce((sum, province) => sum + province.districts.length, 0)
  return (
    <TitleBlock
      inRows
      facts={[
        { label: t.districts, value: <Share part={districts} whole={MAP_DISTRICTS} /> },
        { label: t.provinces, value: <Share part={workedIn.length} whole={provinces.length} /> },
        {
          label: t.shades,
          value: (
            <ul className="map__key">
              {[0, ...steps].map((step, shade) => (
                <li key={step} className={`s${shade}`}>
                  {digits(rangeOf(step, (steps[shade] ?? most + 1) - 1))}
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
      {`${useWords(numbers).digits(part)} `}
      <small>{useWords(words).of(whole)}</small>
    </>
  )
}

function rangeOf(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}
