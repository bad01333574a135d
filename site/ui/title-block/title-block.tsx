// @chunk shared
import type { ReactNode } from 'react'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import rows from './title-rows.css?inline'

export interface Fact {
  label: string
  /** A number is written in the digits of the page. */
  value: ReactNode
  /** Where the value is in another language than the page. */
  lang?: string | undefined
  /** Of the kind whose item has the fact. */
  field?: string
}

interface TitleBlockProps {
  facts: Fact[]
  isLight?: boolean
  /** Label and value side by side, where the block is a column of its own. */
  inRows?: boolean
}

/** Leaves out what is not known: nothing, and nothing counted. */
export function TitleBlock({ facts: given, isLight = false, inRows = false }: TitleBlockProps) {
  const { digits } = useWords(numbers)
  const facts = given.filter(({ value }) => Boolean(value) && !(Array.isArray(value) && value.length === 0))
  if (facts.length === 0) return null
  return (
    <>
      {inRows && <ComponentStyles name="title-rows" css={rows} />}
      <dl className={`title-block${isLight ? ' title-block--light' : inRows ? ' title-block--rows' : ''}`}>
        {facts.map(({ label, value, lang, field }) => (
          <div key={`${field} ${label}`} className="title-block__cell" data-field={field}>
            <dt className="title-block__label">{label}</dt>
            <dd className="title-block__value" lang={lang}>
              {typeof value === 'number' ? digits(value) : value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
