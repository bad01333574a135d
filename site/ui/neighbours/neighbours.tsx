import { Link, type NamedLink } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './neighbours.css?inline'
import { words } from '../pagination/words.ts'

type NeighboursProps = { label: string } & Record<'previous' | 'next', NamedLink | null>

export function Neighbours({ label, previous, next }: NeighboursProps) {
  const t = useWords(words)
  if (!previous && !next) return null
  return (
    <nav className="neighbours wrap screen-only" aria-label={label}>
      <ComponentStyles name="neighbours" css={styles} />
      {previous && (
        <Link className="neighbours__link" to={previous.to} rel="prev">
          <span className="neighbours__word">{t.previous}</span>
          {previous.label}
        </Link>
      )}
      {next && (
        <Link className="neighbours__link neighbours__link--next" to={next.to} rel="next">
          <span className="neighbours__word">{t.next}</span>
          {next.label}
        </Link>
      )}
    </nav>
  )
}
