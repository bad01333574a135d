import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import { useForeign, useWords } from '../../words.ts'
import { words } from './words.ts'

interface Counted {
  key: string | number
  name: ReactNode
  /** Of the name. */
  locale?: Locale
  count: number
}

/** Names, each with its number of projects. */
export function CountedList({ items }: { items: Counted[] }) {
  const t = useWords(words)
  const foreign = useForeign()
  return (
    <ul className="counted">
      {items.map(({ key, name, locale, count }) => (
        <li key={key}>
          <span lang={foreign(locale)}>{name}</span>
          <span className="counted__leader" aria-hidden="true" />
          <span className="counted__count">{t.count(count)}</span>
        </li>
      ))}
    </ul>
  )
}
