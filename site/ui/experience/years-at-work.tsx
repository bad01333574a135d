import type { CSSProperties } from 'react'
import type { Capabilities } from '../../../contract/capabilities/capabilities.ts'
import { Link } from '../../link.tsx'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import styles from './years-at-work.css?inline'

/** A bar for each year: down a phone, side by side where there is room. */
export function YearsAtWork({ years, hrefOf }: { years: Capabilities['years']; hrefOf: (year: string) => string }) {
  const { digits } = useWords(numbers)
  const largest = Math.max(...years.map(({ count }) => count))
  return (
    <ol className="years">
      <ComponentStyles name="years-at-work" css={styles} />
      {years.map(({ year, count }) => {
        const said = (
          <>
            <span className="years__year">{digits(year)}</span>
            <span className="years__bar" style={{ '--share': (count / largest).toFixed(2) } as CSSProperties} />
            <span className="years__count">{digits(count)}</span>
          </>
        )
        return <li key={year}>{count > 0 ? <Link to={hrefOf(String(year))}>{said}</Link> : <span>{said}</span>}</li>
      })}
    </ol>
  )
}
