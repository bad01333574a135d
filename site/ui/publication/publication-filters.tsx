import { useId } from 'react'
import { href } from '../../../contract/addresses.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

export interface PublicationChoice {
  kind: string
  language: string
}

/** By links, so that each choice has an address; an empty value means all. */
export function PublicationFilters({ chosen }: { chosen: PublicationChoice }) {
  const t = useWords(words)
  return (
    <div className="publication-filters">
      <Filter name={t.byKind} of="kind" labels={t.kinds} chosen={chosen} />
      <Filter name={t.byLanguage} of="language" labels={t.languages} chosen={chosen} />
    </div>
  )
}

interface FilterProps {
  name: string
  of: keyof PublicationChoice
  labels: Record<string, string>
  chosen: PublicationChoice
}

function Filter({ name, of, labels, chosen }: FilterProps) {
  const t = useWords(words)
  const id = useId()
  return (
    <nav className="publication-filter" aria-labelledby={id}>
      <span className="publication-filter__name" id={id}>
        {name}
      </span>
      <ul>
        {[['', t.all] as const, ...Object.entries(labels)].map(([value, label]) => (
          <li key={value}>
            <Link
              to={href('publications', { ...chosen, [of]: value })}
              aria-current={chosen[of] === value ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
