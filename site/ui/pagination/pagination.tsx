import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './pagination.css?inline'
import { words } from './words.ts'

interface PaginationProps {
  page: number
  total: number
  limit: number
  pageTo: (page: number) => string
}

/** An empty list has one page. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** From 0; the address counts from 1. 0 for anything else. */
export function pageFromUrl(url: URL): number {
  const page = Number(url.searchParams.get('page') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= 1e9 ? page - 1 : 0
}

export function Pagination({ page, total, limit, pageTo }: PaginationProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const count = pageCount(total, limit)
  if (count === 1) return null
  const shown = [...new Set([0, page - 1, page, page + 1, count - 1])].filter((index) => index >= 0 && index < count)
  return (
    <nav className="pagination" aria-label={t.label}>
      <ComponentStyles name="pagination" css={styles} />
      {page > 0 && (
        <Link className="pagination__step" rel="prev" to={pageTo(Math.min(page, count) - 1)}>
          {t.previous}
        </Link>
      )}
      <ol className="pagination__pages">
        {shown.map((index, position) => (
          <li key={index} data-gap={(position > 0 && index - shown[position - 1]! > 1) || undefined}>
            <Link className="pagination__page" to={pageTo(index)} aria-current={index === page ? 'page' : undefined}>
              <span className="visually-hidden">{t.page}</span>
              {digits(index + 1)}
            </Link>
          </li>
        ))}
      </ol>
      {page < count - 1 && (
        <Link className="pagination__step" rel="next" to={pageTo(page + 1)}>
          {t.next}
        </Link>
      )}
    </nav>
  )
}
