import { formatCoordinates } from '../../../contract/location/format-coordinates.ts'
import { useLocale, useWords } from '../../words.ts'
import { PlanDrawing } from '../card/location-plan.tsx'
import type { drawPlace } from './place-on-map.ts'
import { words } from './words.ts'

interface ProjectPlaceProps {
  place: ReturnType<typeof drawPlace>
  /** Codes of its districts. */
  districts: string[]
}

/** A public location on the map of Nepal, with its coordinates. */
export function ProjectPlace({ place: { path, at }, districts }: ProjectPlaceProps) {
  const t = useWords(words)
  const [longitude, latitude] = at
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`
  return (
    <figure className="project__place plan" data-field="location">
      <PlanDrawing districts={districts} place={path} />
      <figcaption>
        {formatCoordinates(at, useLocale())}{' '}
        <a href={map} rel="noopener">
          {t.map}
        </a>
      </figcaption>
    </figure>
  )
}
