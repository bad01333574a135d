import { href } from '../../../contract/addresses.ts'
import { DEFAULT_LIMIT } from '../../../contract/limits.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import type { ChosenFilter, RefusedFilter } from './find-projects.ts'
import { projectSearchAddress, withoutFilter, type ProjectSearch } from './project-search.ts'
import { words } from './words.ts'
import styles from './found.css?inline'
import { declared } from '../../../contract/project-filters.ts'
import type { NearMiss } from '../../../contract/projects/project-facets.ts'
import { MessagePanel } from '../message-panel/message-panel.tsx'
import { pageCount } from '../pagination/pagination.tsx'

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
          {chosen.map((filter) => (
            <li key={filter.label}>
              <Link className="found-bar__chip" to={projectSearchAddress(withoutFilter(search, filter))}>
                <span className="visually-hidden">{t.filters[filter.name].remove}</span>
                {filter.label}
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

/** Values that could not be understood. */
export function Refused({ refused, hasMeasure }: { refused: RefusedFilter[]; hasMeasure: boolean }) {
  const t = useWords(words)
  const isNumber = refused.every(({ name, value }) => declared(name).of === 'measure' && /^[\d,.]+$/.test(value))
  return (
    <p className="found__note">
      {isNumber && !hasMeasure ? t.needsMeasure : t.refused(refused.map(({ value }) => t.quoted(value)).join(', '))}
    </p>
  )
}

/** Projects that a bound only just leaves out, with the bound that finds them too. */
export function Near({ near, search }: { near: NearMiss[]; search: ProjectSearch }) {
  const t = useWords(words)
  return near.map(({ bound, count, amount, text }) => (
    <p key={bound} className="found__note">
      <Link to={projectSearchAddress({ ...search, [bound]: String(amount) })}>
        {t.near(count, bound === 'atLeast', text)}
      </Link>
    </p>
  ))
}

/** Suggests a filter to remove, or the last page of a shorter list. */
export function NothingFound({ search, chosen, total }: Pick<FoundBarProps, 'search' | 'chosen' | 'total'>) {
  const t = useWords(words)
  if (total > 0) {
    const last = projectSearchAddress(search, pageCount(total, DEFAULT_LIMIT) - 1)
    return <MessagePanel title={t.beyond} more={{ label: t.last, to: last }} />
  }
  const ways = chosen
    .map((filter) => ({ ...filter, without: filter.without ?? 0 }))
    .filter(({ without }) => without > 0)
    .toSorted((a, b) => b.without - a.without)
  return (
    <MessagePanel title={t.none} {...(chosen.length > 1 && { more: { label: t.all, to: href('projects') } })}>
      {ways.length > 0 ? (
        <>
          <p>{t.ways}</p>
          <ul className="nothing-found">
            {ways.map(({ without, ...filter }) => (
              <li key={filter.label}>
                <Link to={projectSearchAddress(withoutFilter(search, filter))}>
                  {t.without(without, filter.name === 'search' ? filter.label : t.quoted(filter.label))}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        chosen.length > 0 && <p>{t.noWay}</p>
      )}
    </MessagePanel>
  )
}
