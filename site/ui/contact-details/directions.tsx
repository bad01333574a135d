import type { Settings } from '../../../contract/settings/settings.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

/** Where the office is, and ways to map services. Nothing is loaded from these. */
export function Directions({ address, location }: Pick<Settings, 'address' | 'location'>) {
  const t = useWords(words)
  return (
    <div className="directions">
      {location && (
        <span className="directions__coordinates tabular">{t.coordinates(location.latitude, location.longitude)}</span>
      )}
      <span>
        {t.openIn}{' '}
        {mapLinks(address, location, t.onThisPhone).map(({ label, to }) => (
          <a key={label} href={to} rel="noopener">
            {label}
          </a>
        ))}
      </span>
    </div>
  )
}

function mapLinks(address: string[], location: Settings['location'], onThisPhone: string) {
  const words = encodeURIComponent(address.join(', '))
  const place = location ? `${location.latitude},${location.longitude}` : words
  const atPlace = location && `?mlat=${location.latitude}&mlon=${location.longitude}`
  return [
    { label: 'OpenStreetMap', to: `https://www.openstreetmap.org/${atPlace ?? `search?query=${words}`}` },
    { label: 'Google Maps', to: `https://www.google.com/maps/search/?api=1&query=${place}` },
    { label: onThisPhone, to: `geo:${location ? place : '0,0'}?q=${place}` },
  ]
}
