// @chunk shared
import drawing from '../nepal-map/nepal.svg?url'
import { useWords } from '../../words.ts'
import { MAP_HEIGHT, MAP_WIDTH } from '../nepal-map/nepal-map-size.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './location-plan.css?inline'
import { words } from './words.ts'

/** In place of a project's picture. */
interface Plan {
  /** Codes of its districts. */
  districts: string[]
  service: string
  year: string
}

/** A project without a picture as on a drawing's location plan: its districts on the map of Nepal, and a line of facts. */
export function LocationPlan({ districts, service, year, code }: Plan & { code: string }) {
  const t = useWords(words)
  return (
    <div className="card__picture card__picture--none plan" aria-hidden="true">
      <PlanDrawing districts={districts} />
      <p className="plan__facts">
        <b>{code}</b> <span>{service}</span> <span>{year && t.year(year)}</span>
      </p>
    </div>
  )
}

/** Districts on the map of Nepal. @param place SVG path data of a point or line among them */
export function PlanDrawing({ districts, place }: Pick<Plan, 'districts'> & { place?: string | undefined }) {
  return (
    <>
      <ComponentStyles name="location-plan" css={styles} />
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
        <use className="plan__country" href={`${drawing}#n`} />
        {districts.map((district) => (
          <use key={district} className="plan__district" href={`${drawing}#d${district}`} />
        ))}
        {place && <path className="plan__halo" d={place} />}
        {place && <path className="plan__place" d={place} />}
      </svg>
    </>
  )
}
