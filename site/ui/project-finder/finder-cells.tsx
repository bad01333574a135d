import { useId, type ReactNode } from 'react'
import type { ProjectFilterName } from './project-search.ts'

export function Cell({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div className={`finder__cell ${className}`}>
      <label className="finder__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  )
}

interface ListCellProps {
  label: string
  name: ProjectFilterName | 'sort'
  value: string
  onChoose: () => void
  children: ReactNode
}

export function ListCell({ label, name, value, onChoose, children }: ListCellProps) {
  return (
    <Cell label={label}>
      {(id) => (
        <select className="finder__field" id={id} name={name} defaultValue={value} onChange={onChoose}>
          {children}
        </select>
      )}
    </Cell>
  )
}
