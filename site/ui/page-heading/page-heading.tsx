import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { Link, type NamedLink } from '../../link.tsx'
import { defineWords, useForeign, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import { TitleBlock, type Fact } from '../title-block/title-block.tsx'
import lightStyles from '../title-block/title-light.css?inline'
import { keepCompounds } from './short-compounds.tsx'
import { OptionalText } from '../section/optional-text.tsx'
import styles from './page-heading.css?inline'
import texts from './words.json' with { type: 'json' }

const words = defineWords(texts)

interface PageHeadingProps {
  title: string
  lead?: ReactNode
  /** Of title and lead, where they are a record's. */
  locale?: Locale
  /** From the home page, without the current page. */
  crumbs?: NamedLink[]
  facts?: Fact[]
}

export function PageHeading({ title, lead, locale, crumbs = [], facts }: PageHeadingProps) {
  const t = useWords(words)
  const lang = useForeign()(locale)
  return (
    <div className="page-heading">
      <ComponentStyles name="page-heading" css={lightStyles + styles} />
      <div className="page-heading__inner wrap">
        <div>
          {crumbs.length > 0 && (
            <nav aria-label={t.here}>
              <ol className="page-heading__crumbs">
                {crumbs.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <h1 className="page-heading__title" lang={lang} data-field="title">
            {keepCompounds(title)}
          </h1>
          <OptionalText className="page-heading__lead" lang={lang} data-field="summary" text={lead} />
        </div>
        {facts && <TitleBlock facts={facts} isLight />}
      </div>
    </div>
  )
}
