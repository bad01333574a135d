import { useWords } from '../../words.ts'
import type { RefusedFilter } from './find-projects.ts'
import { words } from './words.ts'

/** What was asked and could not be understood. */
export function Refused({ refused, hasMeasure }: { refused: RefusedFilter[]; hasMeasure: boolean }) {
  const t = useWords(words)
  const isNumber = refused.every(({ name, value }) => ['atLeast', 'atMost'].includes(name) && /^[\d,.]+$/.test(value))
  return (
    <p className="found__note">
      {isNumber && !hasMeasure ? t.needsMeasure : t.refused(refused.map(({ value }) => t.quoted(value)).join(', '))}
    </p>
  )
}
