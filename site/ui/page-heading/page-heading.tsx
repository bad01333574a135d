import type { ReactNode } from 'react'
import { Link } from '../../link.tsx'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../title-block/title-block.tsx'
import { keepCompounds } from './short-compounds.tsx'
import styles from './page-heading.css?inline'

export interface Crumb {
  label: string
  to: string
}

interface PageHeadingProps {
  title: string
  lead?: ReactNode
  /** From the home page, without the current page. */
  crumbs?: Crumb[]
  facts?: Fact[]
}

export function PageHeading({ title, lead, crumbs = [], facts }: PageHeadingProps) {
  return (
    <div className="page-heading">
      <ComponentStyles name="page-heading" css={styles} />
      <div className="page-heading__inner wrap">
        <div>
          {crumbs.length > 0 && (
            <nav aria-label="You are here">
              <ol className="page-heading__crumbs">
                {crumbs.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1 className="page-heading__title">{keepCompounds(title)}</h1>
          {lead && <p className="page-heading__lead">{lead}</p>}
        </div>
        {facts && <TitleBlock facts={facts} isLight />}
      </div>
    </div>
  )
}
