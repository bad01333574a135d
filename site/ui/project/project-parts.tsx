import { href } from '../../../contract/addresses.ts'
import type { ProjectPerson } from '../../../contract/projects/project-person.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { Link } from '../../link.tsx'
import { useForeign, useWords, useLocale } from '../../words.ts'
import { Period } from '../day/period.tsx'
import { words } from './words.ts'
import { formatCoordinates } from '../../../contract/location/format-coordinates.ts'
import { PlanDrawing } from '../card/location-plan.tsx'
import type { drawPlace } from './place-on-map.ts'
import type { ProjectScope as Done } from '../../../contract/projects/project-rows.ts'
import type { ServiceReference } from '../../../contract/services/service.ts'

/** The people who worked on it; nothing where nobody agreed to be named. */
export function ProjectPeople({ people, status }: { people: ProjectPerson[]; status: ProjectStatus }) {
  const t = useWords(words)
  const foreign = useForeign()
  if (people.length === 0) return null
  return (
    <section className="project__people">
      <h2>{t.people}</h2>
      <ul data-field="people">
        {people.map((person) => (
          <li key={person.slug + person.position + person.start}>
            <p lang={foreign(person.locale)}>
              <Link to={href('person', { slug: person.slug })}>{person.name}</Link>
            </p>
            <p lang={foreign(person.positionLocale)}>{person.position}</p>
            {(person.start ?? person.end) !== null && (
              <p className="project__years">
                <Period of={{ ...person, status }} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

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

/** The services that were done, with what exactly; last those of which nothing is said. */
export function ProjectScope({ scope, services }: { scope: Done[]; services: ServiceReference[] }) {
  const t = useWords(words)
  const foreign = useForeign()
  if (scope.length === 0) return null
  const others = services.filter(({ id }) => !scope.some(({ service }) => service.id === id))
  return (
    <section className="project__scope" data-field="scope">
      <h2>{t.scope}</h2>
      <ul>
        {scope.map(({ service, sentence, locale }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no names of their own
          <li key={index}>
            <ServiceLink service={service} />
            {sentence && <span lang={foreign(locale)}>{sentence}</span>}
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <span>
              {t.fields}{' '}
              {others.map((service, index) => (
                <span key={service.id}>
                  {index > 0 && ', '}
                  <ServiceLink service={service} />
                </span>
              ))}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

const ServiceLink = ({ service: { name, slug } }: { service: ServiceReference }) => (
  <Link to={href('service', { slug })}>{name}</Link>
)
