import { href } from '../../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { withoutFilter, type ChosenFilter } from './find-projects.ts'
import { projectSearchAddress, type ProjectSearch } from './project-search.ts'
import styles from './found.css?inline'

interface FoundBarProps {
  search: ProjectSearch
  chosen: ChosenFilter[]
  /** From 0. */
  page: number
  total: number
  shown: number
}

export function FoundBar({ search, chosen, page, total, shown }: FoundBarProps) {
  return (
    <div className="found-bar">
      <ComponentStyles name="found" css={styles} />
      {chosen.length > 0 && (
        <ul className="found-bar__chosen" aria-label="Chosen filters">
          {chosen.map(({ name, label }) => (
            <li key={name}>
              <Link className="found-bar__chip" to={projectSearchAddress(withoutFilter(search, name))}>
                <span className="visually-hidden">Remove {name === 'search' ? 'words' : name} </span>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link className="found-bar__clear" to={href('projects', { view: search.view })}>
              Clear all
            </Link>
          </li>
        </ul>
      )}
      <p className="found-bar__result tabular" role="status">
        {total === 1 ? '1 project' : `${total} projects`}
        {total > DEFAULT_LIMIT && shown > 0 && `, ${page * DEFAULT_LIMIT + 1} to ${page * DEFAULT_LIMIT + shown} shown`}
      </p>
      <nav className="found-bar__views" aria-label="View">
        <Link to={projectSearchAddress({ ...search, view: '' }, page)} aria-current={!search.view || undefined}>
          Grid
        </Link>
        <Link
          to={projectSearchAddress({ ...search, view: 'map' }, page)}
          aria-current={search.view === 'map' || undefined}
        >
          Map
        </Link>
      </nav>
    </div>
  )
}
