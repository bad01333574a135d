import type { CSSProperties } from 'react'
import type { Capabilities } from '../../../../contract/capabilities/capabilities.ts'
import { Link } from '../../../../site/link.tsx'
import { numbers } from '../../../../site/numbers.words.ts'
import { useWords } from '../../../../site/words.ts'
import { keepCompounds } from '../../../../site/ui/page-heading/short-compounds.tsx'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import styles from './capability-matrix.css?inline'
import { projectsAddress, type CapabilitySearch } from './capability-search.ts'
import { words } from '../pages/capabilities.words.ts'

interface CapabilityMatrixProps {
  search: CapabilitySearch
  found: Pick<Capabilities, 'total' | 'provinces' | 'services'>
}

/** Each number leads to as many projects. */
export function CapabilityMatrix({ search, found: { total, provinces, services } }: CapabilityMatrixProps) {
  const t = useWords(words)
  const { digits } = useWords(numbers)
  const largest = Math.max(...services.flatMap((row) => row.provinces))
  // Each with its services, or services alone.
  const disciplines = [...Map.groupBy(services, ({ id, parentId }) => parentId ?? id).values()]
  const cell = (count: number, changes: Partial<CapabilitySearch>, share = 0) => (
    <td key={changes.province?.[0]} style={share > 0 ? ({ '--share': share.toFixed(2) } as CSSProperties) : undefined}>
      {count > 0 && <Link to={projectsAddress({ ...search, ...changes })}>{digits(count)}</Link>}
    </td>
  )
  return (
    // It scrolls on a phone, and Safari lets nobody scroll by keyboard what has no tab stop.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="matrix" role="region" aria-label={t.caption} tabIndex={0}>
      <ComponentStyles name="capability-matrix" css={styles} />
      <table>
        <caption>{t.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.service}</th>
            {provinces.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        {disciplines.map((rows) => (
          <tbody key={rows[0]!.slug}>
            {rows.map(({ slug: service, name, parentId, provinces: counts, count }) => (
              <tr key={service} className={parentId === null ? 'matrix__discipline' : undefined}>
                <th scope="row">{keepCompounds(name)}</th>
                {counts.map((own, index) => cell(own, { service, province: [provinces[index]!.slug] }, own / largest))}
                {cell(count, { service })}
              </tr>
            ))}
          </tbody>
        ))}
        {!search.service && (
          <tfoot>
            <tr>
              <th scope="row">{t.allProjects}</th>
              {provinces.map(({ slug, count }) => cell(count, { province: [slug] }))}
              {cell(total, {})}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
