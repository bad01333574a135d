import { href } from '../../../contract/addresses.ts'
import { useWords } from '../../words.ts'
import { ChoiceLinks } from '../choice-links/choice-links.tsx'
import { words } from './words.ts'

export interface PublicationChoice {
  kind: string
  language: string
}

interface PublicationFiltersProps {
  chosen: PublicationChoice
  /** Of each value, beside what is chosen in the other filter. */
  counts: Record<keyof PublicationChoice, Record<string, number>>
}

/** An empty value means all; no choice leads to nothing. */
export function PublicationFilters({ chosen, counts }: PublicationFiltersProps) {
  const t = useWords(words)
  const rows = [
    { of: 'kind', name: t.byKind, labels: t.kinds },
    { of: 'language', name: t.byLanguage, labels: t.languages },
  ] as const
  return rows.map(({ of, name, labels }) => {
    const values = Object.entries(labels).filter(([value]) => counts[of][value] || chosen[of] === value)
    if (values.length < 2 && chosen[of] === '') return null
    const choices = [['', t.all] as const, ...values].map(([value, label]) => ({
      to: href('publications', { ...chosen, [of]: value }),
      name: label,
      isCurrent: chosen[of] === value,
      ...(value && { count: counts[of][value] ?? 0 }),
    }))
    return <ChoiceLinks key={of} label={name} choices={choices} />
  })
}
