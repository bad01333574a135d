import { href } from '../../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import type { ChosenFilter } from './find-projects.ts'
import { projectSearchAddress, withoutFilter, type ProjectSearch } from './project-search.ts'
import { words } from './words.ts'
import styles from './found.css?inline'

export interface FoundBarProps {
  search: ProjectSearch
  chosen: ChosenFilter[]
  page: number
  total: number
  shown: number
}

export function FoundBar({ search, chosen, page, total, shown }: FoundBarProps) {
  const t = useWords(words)
  return (
    <div className="found-bar">
      <ComponentStyles name="found" css={styles} />
      {chosen.length > 0 && (
        <ul className="found-bar__chosen" aria-label={t.chosen}>
          {chosen.map(({ name, label }) => (
            <li key={name}>
              <Link className="found-bar__chip" to={projectSearchAddress(withoutFilter(search, name))}>
                <span className="visually-hidden">{t.filters[name].remove}</span>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <Link className="found-bar__clear" to={href('projects', { sort: search.sort, view: search.view })}>
              {t.clear}
            </Link>
          </li>
        </ul>
      )}
      <p className="found-bar__result tabular" role="status">
        {t.projects(total)}
        {total > DEFAULT_LIMIT && shown > 0 && t.shown(page * DEFAULT_LIMIT + 1, page * DEFAULT_LIMIT + shown)}
      </p>
      <nav className="found-bar__views" aria-label={t.view}>
        <Link to={projectSearchAddress({ ...search, view: '' }, page)} aria-current={!search.view || undefined}>
          {t.grid}
        </Link>
        <Link
          to={projectSearchAddress({ ...search, view: 'map' }, page)}
          aria-current={search.view === 'map' || undefined}
        >
          {t.map}
        </Link>
      </nav>
    </div>
  )
}
