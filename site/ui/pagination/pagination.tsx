import { Link } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './pagination.css?inline'

interface PaginationProps {
  /** Counted from 0. */
  page: number
  /** Rows in all pages together. */
  total: number
  limit: number
  /** The address of a page, counted from 0. */
  pageTo: (page: number) => string
}

/** The number of pages that a list has; an empty list has one. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** The page that an address asks for with `?page=`, where the first is 1, as a number from 0; 0 for anything else. */
export function pageFromUrl(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1e9 ? page - 1 : 0
}

/** Links to the pages of a list. Nothing where there is only one. */
export function Pagination({ page, total, limit, pageTo }: PaginationProps) {
  const count = pageCount(total, limit)
  if (count === 1) return null
  const shown = [...new Set([0, page - 1, page, page + 1, count - 1])].filter((index) => index >= 0 && index < count)
  return (
    <nav className="pagination" aria-label="Pages">
      <ComponentStyles name="pagination" css={styles} />
      {page > 0 && (
        <Link className="pagination__step" rel="prev" to={pageTo(Math.min(page, count) - 1)}>
          Previous
        </Link>
      )}
      <ol className="pagination__pages">
        {shown.map((index, position) => (
          <li key={index} data-gap={(position > 0 && index - shown[position - 1]! > 1) || undefined}>
            <Link className="pagination__page" to={pageTo(index)} aria-current={index === page ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
      {page < count - 1 && (
        <Link className="pagination__step" rel="next" to={pageTo(page + 1)}>
          Next
        </Link>
      )}
    </nav>
  )
}
