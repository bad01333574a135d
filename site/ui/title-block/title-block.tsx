// @chunk shared
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

export function TitleBlock({ facts, isLight = false }: { facts: Fact[]; isLight?: boolean }) {
  return (
    <dl className={isLight ? 'title-block title-block--light' : 'title-block'}>
      {facts.map(({ label, value }) => (
        <div key={label} className="title-block__cell">
          <dt className="title-block__label">{label}</dt>
          <dd className="title-block__value">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
