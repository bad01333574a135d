import { href } from '../../../contract/addresses.ts'
import type { SearchAnswer, SearchKind, SearchResult } from '../../../contract/search/search.ts'
import { Link, MoreLink } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useForeign, useWords } from '../../words.ts'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { Marked } from './marked.tsx'
import styles from './search-results.css?inline'
import { useKindNames, words } from './words.ts'

type Counts = SearchAnswer['meta']['counts']

/** The kinds of what was found, as links: each shows its own results alone. */
export function SearchFilters({ q, kind, counts }: { q: string; kind: SearchKind | undefined; counts: Counts }) {
  const t = useWords(words)
  const names = useKindNames()
  const all = counts.reduce((sum, { total }) => sum + total, 0)
  const choices = [{ kind: undefined, total: all }, ...counts].map((choice) => ({
    to: href('search', { q, kind: choice.kind }),
    name: choice.kind ? names[choice.kind] : t.all,
    count: choice.total,
    isCurrent: choice.kind === kind,
  }))
  return <ChoiceLinks label={t.kinds} choices={choices} />
}

/** Results under a heading for each kind, with a link to the others of that kind. */
export function SearchGroups({ q, results, counts }: { q: string; results: SearchResult[]; counts: Counts }) {
  const t = useWords(words)
  const names = useKindNames()
  const { digits } = useWords(numbers)
  return counts.map(({ kind, total }) => {
    const ofKind = results.filter((result) => result.kind === kind)
    return (
      <section key={kind} className="search-group" aria-labelledby={`found-${kind}`}>
        <h2 className="search-group__name" id={`found-${kind}`}>
          {names[kind]}
        </h2>
        <SearchList results={ofKind} />
        {total > ofKind.length && (
          <MoreLink to={href('search', { q, kind })}>{t.allOf(digits(total), names[kind])}</MoreLink>
        )}
      </section>
    )
  })
}

interface SearchListProps {
  results: SearchResult[]
  /** Of the titles: beneath what stands above the list. */
  level?: 'h2' | 'h3'
  /** Whether each result says of which kind it is. */
  isMixed?: boolean
}

export function SearchList({ results, level: Title = 'h3', isMixed = false }: SearchListProps) {
  const t = useWords(words)
  const names = useKindNames()
  const foreign = useForeign()
  return (
    <ol className="search-list">
      <ComponentStyles name="search-results" css={styles} />
      {results.map(({ kind, id, title, path, website, excerpt, matches, missing, locale }) => (
        <li key={`${kind}-${id}`} className="search-result" lang={foreign(locale)}>
          {isMixed && <p className="search-result__kind">{names[kind]}</p>}
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
          {website && (
            <p className="search-result__text">
              <a href={website} rel="noopener">
                {t.website}
                <span className="visually-hidden">: {title}</span>
              </a>
            </p>
          )}
          {missing.length > 0 && (
            <p className="search-result__missing">
              {t.missing}{' '}
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
