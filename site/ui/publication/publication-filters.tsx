import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

export interface PublicationChoice {
  kind: string
  language: string
}

interface PublicationFiltersProps {
  chosen: PublicationChoice
  /** Of each value, beside what is chosen in the other filter. */
  counts: Record<keyof PublicationChoice, Record<string, number>>
}

/** By links, so that each choice has an address; an empty value means all. None leads to nothing. */
export function PublicationFilters({ chosen, counts }: PublicationFiltersProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const rows = [
    { of: 'kind', name: t.byKind, labels: t.kinds },
    { of: 'language', name: t.byLanguage, labels: t.languages },
  ] as const
  return rows.map(({ of, name, labels }) => {
    const values = Object.entries(labels).filter(([value]) => counts[of][value] || chosen[of] === value)
    if (values.length < 2 && chosen[of] === '') return null
    return (
      <nav key={of} aria-label={name}>
        <ul className="publication-filter">
          {[['', t.all] as const, ...values].map(([value, label]) => (
            <li key={value}>
              <Link
                className="publication-filter__choice"
                to={href('publications', { ...chosen, [of]: value })}
                aria-current={chosen[of] === value ? 'true' : undefined}
              >
                {label} {value && <span className="publication-filter__count">{digits(counts[of][value] ?? 0)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  })
}
