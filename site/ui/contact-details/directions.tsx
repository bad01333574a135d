import type { Settings } from '../../../contract/settings.ts'
import { useWords } from '../../words.ts'
import { mapPointOf } from '../nepal-map/map-point.ts'
import drawing from '../nepal-map/nepal.svg?url'
import { words } from './words.ts'

/** Units of nepal.svg, about half a kilometre each. */
const [WIDTH, HEIGHT] = [420, 270]

/** Where the office is, and ways to map services. Nothing is loaded from these. */
export function Directions({
  settings: { shortName, address, location },
}: {
  settings: Pick<Settings, 'shortName' | 'address' | 'location'>
}) {
  const t = useWords(words)
  const point = location && mapPointOf(location)
  const links = mapLinks(address, location, t.onThisPhone)
  if (links.length === 0) return null
  return (
    <figure className="directions" aria-label={t.directions}>
      {point && (
        <svg
          viewBox={`${point.x - WIDTH / 2} ${point.y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={t.map}
        >
          <use className="directions__land" href={`${drawing}#n`} />
          <use className="directions__provinces" href={`${drawing}#${t.lines}`} />
          <path
            className="directions__mark"
            d={`M${point.x - 14} ${point.y}h28m-14-14v28m-7-14a7 7 0 1 1 14 0 7 7 0 0 1-14 0`}
          />
          <text className="directions__name" x={point.x} y={point.y + 36}>
            {shortName}
          </text>
        </svg>
      )}
      <figcaption>
        {location && (
          <span className="directions__coordinates tabular">
            {t.coordinates(location.latitude, location.longitude)}
          </span>
        )}
        <span>
          {t.openIn}{' '}
          {links.map(({ label, to }) => (
            <a key={label} href={to} rel="noopener">
              {label}
            </a>
          ))}
        </span>
        {point && <small>{t.boundaries}</small>}
      </figcaption>
    </figure>
  )
}

function mapLinks(address: string[], location: Settings['location'], onThisPhone: string) {
  const words = encodeURIComponent(address.join(', '))
  const place = location ? `${location.latitude},${location.longitude}` : words
  if (!place) return []
  const atPlace = location && `?mlat=${location.latitude}&mlon=${location.longitude}`
  return [
    { label: 'OpenStreetMap', to: `https://www.openstreetmap.org/${atPlace ?? `search?query=${words}`}` },
    { label: 'Google Maps', to: `https://www.google.com/maps/search/?api=1&query=${place}` },
    { label: onThisPhone, to: `geo:${location ? place : '0,0'}?q=${place}` },
  ]
}
