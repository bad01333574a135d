import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useState, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useWords, type Say } from '../words/use-words.ts'
import { pictureWords } from './words.ts'
import { common } from '../words/common.ts'
import type { Words } from '../../contract/kinds/field.ts'

const SORTS = {
  'created DESC': pictureWords.sort.newest,
  'created ASC': pictureWords.sort.oldest,
  'updated DESC': pictureWords.sort.changed,
  'name ASC': pictureWords.sort.name,
} as const
const SHOWN = {
  all: pictureWords.shown.all,
  alt: pictureWords.shown.alt,
  used: pictureWords.shown.used,
} as const
/** A pause in typing, in milliseconds, after which the server is asked. */
const PAUSE = 250

/** Search, filter and sort order. */
export function PictureFilters({ action, autoFocus }: { action: ReactNode; autoFocus: boolean }) {
  const say = useWords()
  const { filterValues, setFilters, sort, setSort } = useListContext()
  const asked = String(filterValues['search'] ?? '')
  const [words, setWords] = useState(asked)
  useEffect(() => {
    if (words.trim() === asked) return undefined
    const timer = setTimeout(() => setFilters({ ...filterValues, search: words.trim() || undefined }), PAUSE)
    return () => clearTimeout(timer)
  }, [words, asked, filterValues, setFilters])

  const shown = filterValues['alt'] ? 'alt' : filterValues['used'] ? 'used' : 'all'
  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <TextField
        type="search"
        label={say(common.search)}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoFocus={autoFocus}
        fullWidth={false}
        sx={{ flex: '1 1 8rem', maxWidth: '22rem' }}
      />
      <TextField
        select
        label={say(pictureWords.show)}
        value={shown}
        onChange={({ target }) =>
          setFilters({
            search: filterValues['search'],
            ...(target.value === 'alt' && { alt: 'missing' }),
            ...(target.value === 'used' && { used: 'no' }),
          })
        }
        fullWidth={false}
        sx={{ width: '10.5rem' }}
      >
        {optionsOf(SHOWN, say)}
      </TextField>
      <TextField
        select
        label={say(pictureWords.order)}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target }) => {
          const [field = 'created', order] = target.value.split(' ')
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
        }}
        fullWidth={false}
        sx={{ width: '9rem' }}
      >
        {optionsOf(SORTS, say)}
      </TextField>
      <Box sx={{ flexGrow: 1 }} />
      {action}
    </Box>
  )
}

function optionsOf(words: Record<string, Words>, say: Say) {
  return Object.entries(words).map(([value, label]) => (
    <MenuItem key={value} value={value}>
      {say(label)}
    </MenuItem>
  ))
}
