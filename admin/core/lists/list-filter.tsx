import { Stack, TextField } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Words } from '../../../contract/locale.ts'
import { Toggles } from '../layout/toggles.tsx'
import { useWords } from '../words/use-words.ts'
import { useTypedSearch } from './use-typed-search.ts'

const ALL = 'all'

/** The filter of a list, which its address says. @param names of its parameters, `state` and `search` among them */
export function useListFilter(names: readonly string[]) {
  const [given, setGiven] = useSearchParams()
  const filter = Object.fromEntries([...given].filter(([name, value]) => names.includes(name) && value !== ''))
  // A word that is typed is no step to go back to.
  const show = (changes: Record<string, string>) =>
    setGiven({ ...filter, ...changes }, { replace: 'search' in changes })
  const search = useTypedSearch(filter['search'] ?? '', (typed) => show({ search: typed }))
  return {
    filter,
    query: String(new URLSearchParams(filter)),
    isFiltered: Object.keys(filter).length > 0,
    show,
    search,
  }
}

interface FilterFieldsProps {
  of: ReturnType<typeof useListFilter>
  /** `states` are in their order. */
  words: Record<'all' | 'search' | 'state', Words> & { states: Record<string, Words> }
  /** How many are in each state, once that is known. */
  counts?: Partial<Record<string, number>> | undefined
  /** Other fields. */
  children?: ReactNode
}

/** A state, words to search for, and what else a list can be filtered by. */
export function FilterFields({ of: { filter, show, search }, words, counts, children }: FilterFieldsProps) {
  const say = useWords()
  const [typed, setTyped] = search
  const states = Object.entries(words.states).map(([state, name]) => {
    return [state, say(name, { number: counts ? (counts[state] ?? 0) : '…' })] as const
  })
  return (
    <>
      <Toggles
        label={say(words.state)}
        value={filter['state'] ?? ALL}
        choices={{ [ALL]: say(words.all), ...Object.fromEntries(states) }}
        onChoose={(state) => show({ state: state === ALL ? '' : state })}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField
          type="search"
          label={say(words.search)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
      </Stack>
    </>
  )
}
