import { href } from '../../../contract/addresses.ts'
import type { SearchAnswer, SearchKind, SearchResult } from '../../../contract/search.ts'
import { Link } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { SEARCH_LABELS } from './search-labels.ts'
import { Marked } from './marked.tsx'
import styles from './search-results.css?inline'

type Counts = SearchAnswer['meta']['counts']

/** The kinds of what was found, as links: each shows its own results alone. */
export function SearchFilters({ q, kind, counts }: { q: string; kind: SearchKind | undefined; counts: Counts }) {
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const links = [{ kind: undefined, total: all }, ...counts]
  return (
    <nav aria-label="Kinds of results">
      <ComponentStyles name="search-results" css={styles} />
      <ul className="search-filters">
        {links.map((link) => (
          <li key={link.kind ?? 'all'}>
            <Link
              className="search-filters__link"
              to={href('search', { q, kind: link.kind })}
              aria-current={link.kind === kind ? 'true' : undefined}
            >
              {link.kind ? SEARCH_LABELS[link.kind] : 'All'} <span className="search-filters__count">{link.total}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Results under a heading for each kind, with a link to the others of that kind. */
export function SearchGroups({ q, results, counts }: { q: string; results: SearchResult[]; counts: Counts }) {
  return counts.map(({ kind, total }) => {
    const ofKind = results.filter((result) => result.kind === kind)
    return (
      <section key={kind} className="search-group" aria-labelledby={`found-${kind}`}>
        <h2 className="search-group__name" id={`found-${kind}`}>
          {SEARCH_LABELS[kind]}
        </h2>
        <SearchList results={ofKind} />
        {total > ofKind.length && (
          <Link className="more" to={href('search', { q, kind })}>
            All {total} in {SEARCH_LABELS[kind].toLowerCase()}
          </Link>
        )}
      </section>
    )
  })
}

/** @param level of the titles: beneath what stands above the list */
export function SearchList({
  results,
  level: Title = 'h3',
  isMixed = false,
}: {
  results: SearchResult[]
  level?: 'h2' | 'h3'
  /** Whether each result says of which kind it is. */
  isMixed?: boolean
}) {
  return (
    <ol className="search-list">
      <ComponentStyles name="search-results" css={styles} />
      {results.map(({ kind, id, title, path, excerpt, matches, missing, locale }) => (
        <li key={`${kind}-${id}`} className="search-result" lang={locale === 'en' ? undefined : locale}>
          {isMixed && <p className="search-result__kind">{SEARCH_LABELS[kind]}</p>}
          <Title className="search-result__title">
            <Link to={path}>
              <Marked text={title} words={matches} />
            </Link>
          </Title>
          {excerpt && (
            <p className="search-result__text">
              <Marked text={excerpt} words={matches} />
            </p>
          )}
          {missing.length > 0 && (
            <p className="search-result__missing">
              Missing:{' '}
              {missing.map((word, index) => (
                <span key={word}>
                  {index > 0 && ', '}
                  <s>{word}</s>
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
