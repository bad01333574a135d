import { href } from '../../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { pageCount } from '../pagination/pagination.tsx'
import { withoutFilter, type ChosenFilter } from './find-projects.ts'
import { projectSearchAddress, type ProjectSearch } from './project-search.ts'

/** Suggests a filter to remove, or the last page of a shorter list. */
export function NothingFound({
  search,
  chosen,
  total,
}: {
  search: ProjectSearch
  chosen: ChosenFilter[]
  total: number
}) {
  if (total > 0) {
    return (
      <MessagePanel title="The list ends before this page">
        <Link className="more" to={projectSearchAddress(search, pageCount(total, DEFAULT_LIMIT) - 1)}>
          To the last page
        </Link>
      </MessagePanel>
    )
  }
  const ways = chosen
    .map((filter) => ({ ...filter, without: filter.without ?? 0 }))
    .filter(({ without }) => without > 0)
    .toSorted((a, b) => b.without - a.without)
  return (
    <MessagePanel title="No projects found">
      {ways.length > 0 ? (
        <>
          <p>
            {chosen.length > 1
              ? 'Nothing fits all that you chose. There would be'
              : 'Nothing fits that. There would be'}
          </p>
          <ul className="nothing-found">
            {ways.map(({ name, label, without }) => (
              <li key={name}>
                <Link to={projectSearchAddress(withoutFilter(search, name))}>
                  {without === 1 ? '1 project' : `${without} projects`} without {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        chosen.length > 0 && (
          <p>Nothing fits, whichever one of your choices you take away. Begin again, with fewer of them.</p>
        )
      )}
      {chosen.length > 1 && (
        <Link className="more" to={href('projects')}>
          All projects
        </Link>
      )}
    </MessagePanel>
  )
}
