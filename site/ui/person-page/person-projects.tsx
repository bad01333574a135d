import { href } from '../../../contract/addresses.ts'
import type { PersonProject } from '../../../contract/people/person.ts'
import { Link } from '../../link.tsx'
import { useForeign } from '../../words.ts'
import { Period } from '../day/period.tsx'

/** In what position, on which project, when. */
export function PersonProjects({ projects }: { projects: PersonProject[] }) {
  const foreign = useForeign()
  return (
    <ul className="record">
      {projects.map((project, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- somebody may have had two positions in a project
        <li key={`${project.id} ${index}`} className="record__row">
          <p className="record__years">
            <Period of={project} />
          </p>
          <div>
            <p className="record__what" lang={foreign(project.locale)}>
              <Link to={href('project', { slug: project.slug })}>{project.title}</Link>
            </p>
            <p className="record__more">
              <span lang={foreign(project.positionLocale)}>{project.position}</span>
              {project.client && <span lang={foreign(project.locale)}> · {project.client}</span>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
