import { declared } from '../../../contract/project-filters.ts'
import type { NearMiss } from '../../../contract/projects/project-facets.ts'
import { Link } from '../../link.tsx'
import { useWords } from '../../words.ts'
import type { RefusedFilter } from './find-projects.ts'
import { projectSearchAddress, type ProjectSearch } from './project-search.ts'
import { words } from './words.ts'

/** Values that could not be understood. */
export function Refused({ refused, hasMeasure }: { refused: RefusedFilter[]; hasMeasure: boolean }) {
  const t = useWords(words)
  const isNumber = refused.every(({ name, value }) => declared(name).of === 'measure' && /^[\d,.]+$/.test(value))
  return (
    <p className="found__note">
      {isNumber && !hasMeasure ? t.needsMeasure : t.refused(refused.map(({ value }) => t.quoted(value)).join(', '))}
    </p>
  )
}

/** Projects that a bound only just leaves out, with the bound that finds them too. */
export function Near({ near, search }: { near: NearMiss[]; search: ProjectSearch }) {
  const t = useWords(words)
  return near.map(({ bound, count, amount, text }) => (
    <p key={bound} className="found__note">
      <Link to={projectSearchAddress({ ...search, [bound]: String(amount) })}>
        {t.near(count, bound === 'atLeast', text)}
      </Link>
    </p>
  ))
}
