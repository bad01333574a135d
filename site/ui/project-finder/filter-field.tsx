import { useId, type ReactNode } from 'react'
import type { FacetFilterName, PageFilterName } from '../../../contract/project-filters.ts'
import { numbers } from '../../numbers.words.ts'
import { useSiteData } from '../../site-data.ts'
import { useWords } from '../../words.ts'
import { byFact, isTyped, type Choice, type Choices, type FilterWords } from './find-projects.ts'
import type { ProjectSearch } from './project-search.ts'
import { words } from './words.ts'

interface CellProps {
  label: string | undefined
  className?: string
  children: (id: string) => ReactNode
}

export function Cell({ label, className = '', children }: CellProps) {
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
  label: string | undefined
  name: PageFilterName | 'sort'
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

interface FilterFieldProps {
  name: PageFilterName
  search: ProjectSearch
  choices: Choices
  onChoose: () => void
  /** A choice that is not in the list. */
  children?: ReactNode
}

/** A list of the choices, or a field to type into. */
export function FilterField({ name, search, choices, onChoose, children }: FilterFieldProps) {
  const filters: FilterWords = useWords(words).filters
  const { digits } = useWords(numbers)
  const { label, any } = filters[name]
  if (isTyped(name))
    return (
      <Cell label={label}>
        {(id) => (
          <input
            className="finder__field"
            id={id}
            name={name}
            defaultValue={digits(search[name])}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        )}
      </Cell>
    )
  if (name === 'fact')
    return byFact(choices.fact).map((some) => {
      const chosen = some.find(({ value }) => search.fact.split(',').includes(value))?.value ?? ''
      return (
        <ListCell
          key={some[0]!.value.split('-', 1)[0]}
          label={some[0]!.label}
          name="fact"
          value={chosen}
          onChoose={onChoose}
        >
          <option value="">{any}</option>
          <Options name="fact" choices={{ ...choices, fact: some }} chosen={chosen} />
        </ListCell>
      )
    })
  return (
    <ListCell label={label} name={name} value={search[name]} onChoose={onChoose}>
      <option value="">{any}</option>
      {children}
      <Options name={name as FacetFilterName} choices={choices} chosen={search[name]} />
    </ListCell>
  )
}

function Options({ name, choices, chosen }: { name: FacetFilterName; choices: Choices; chosen: string }) {
  const t = useWords(words)
  const { values }: FilterWords[PageFilterName] = t.filters[name]
  const { digits } = useWords(numbers)
  const services = useSiteData()?.services ?? []
  const option = ({ value, name: own = values?.[value] ?? digits(value), count }: Choice) => (
    <option key={value} value={value} disabled={count === 0 && value !== chosen}>
      {t.counted(own, count)}
    </option>
  )
  const group = (key: string, label: string | undefined, some: Choice[]) =>
    some.length > 0 && (
      <optgroup key={key} label={label}>
        {some.map(option)}
      </optgroup>
    )
  const known = choices[name]
  if (name === 'district')
    return choices.province.map(({ value, name: label, number }) =>
      group(
        value,
        label,
        known.filter(({ province }) => province === number),
      ),
    )
  if (name !== 'service') return known.map(option)
  return services.map((discipline) =>
    group(
      discipline.slug,
      discipline.name,
      [{ ...discipline, name: t.wholeOf(discipline.name) }, ...discipline.children].flatMap((service) =>
        known.filter(({ value }) => value === service.slug).map((one) => ({ ...one, name: service.name })),
      ),
    ),
  )
}
