import { href } from '../../../contract/addresses.ts'
import type { ProjectScope as Done } from '../../../contract/projects/project-rows.ts'
import type { ServiceReference } from '../../../contract/services/service.ts'
import { Link } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { words } from './words.ts'

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
