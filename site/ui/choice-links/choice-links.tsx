import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './choice-links.css?inline'

interface ChoiceLink {
  to: string
  name: string
  /** How many items it leads to. */
  count?: number
  isCurrent: boolean
}

/** Filters a list by links, so that each choice has an address. */
export function ChoiceLinks({ label, choices }: { label: string; choices: ChoiceLink[] }) {
  const { digits } = useWords(numbers)
  return (
    <nav aria-label={label}>
      <ComponentStyles name="choice-links" css={styles} />
      <ul className="choice-links">
        {choices.map(({ to, name, count, isCurrent }) => (
          <li key={to}>
            <Link className="choice-links__link" to={to} aria-current={isCurrent ? 'true' : undefined}>
              {name} {count !== undefined && <span className="choice-links__count">{digits(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
