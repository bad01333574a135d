import type { ReactNode } from 'react'
import { useWords } from '../../words.ts'
import { words } from './words.ts'

interface Counted {
  key: string | number
  name: ReactNode
  count: number
}

/** Names, each with its number of projects. */
export function CountedList({ items }: { items: Counted[] }) {
  const t = useWords(words)
  return (
    <ul className="counted">
      {items.map(({ key, name, count }) => (
        <li key={key}>
          <span>{name}</span>
          <span className="counted__leader" aria-hidden="true" />
          <span className="counted__count">{t.count(count)}</span>
        </li>
      ))}
    </ul>
  )
}
