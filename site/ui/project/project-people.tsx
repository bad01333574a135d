import { href } from '../../../contract/addresses.ts'
import type { ProjectPerson } from '../../../contract/projects/project-person.ts'
import type { ProjectStatus } from '../../../contract/projects/project-status.ts'
import { Link } from '../../link.tsx'
import { useForeign, useWords } from '../../words.ts'
import { Period } from '../day/period.tsx'
import { words } from './words.ts'

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
