// @chunk shared
import type { ReactNode } from 'react'
import { numbers } from '../../numbers.words.ts'
import { useWords } from '../../words.ts'

export interface Fact {
  label: string
  /** A number is written in the digits of the page. */
  value: ReactNode
  /** Where the value is in another language than the page. */
  lang?: string | undefined
}

export function TitleBlock({ facts, isLight = false }: { facts: Fact[]; isLight?: boolean }) {
  const { digits } = useWords(numbers)
  return (
    <dl className={isLight ? 'title-block title-block--light' : 'title-block'}>
      {facts.map(({ label, value, lang }) => (
        <div key={label} className="title-block__cell">
          <dt className="title-block__label">{label}</dt>
          <dd className="title-block__value" lang={lang}>
            {typeof value === 'number' ? digits(value) : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
