import { Box, MenuItem, TextField } from '@mui/material'
import { useEffect, useState, type ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { useTranslate, type TextKey, type Translate } from '../words/use-translate.ts'

const SORTS = {
  'created DESC': 'staff.picture.sort.newest',
  'created ASC': 'staff.picture.sort.oldest',
  'updated DESC': 'staff.picture.sort.changed',
  'name ASC': 'staff.picture.sort.name',
} as const
const SHOWN = {
  all: 'staff.picture.shown.all',
  alt: 'staff.picture.shown.alt',
  used: 'staff.picture.shown.used',
} as const
/** A pause in typing, in milliseconds, after which the server is asked. */
const PAUSE = 250

/** Words, what is missing, and the order. */
export function PictureFilters({ action, autoFocus }: { action: ReactNode; autoFocus: boolean }) {
  const translate = useTranslate()
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
        label={translate('staff.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        autoFocus={autoFocus}
        fullWidth={false}
        sx={{ flex: '1 1 8rem', maxWidth: '22rem' }}
      />
      <TextField
        select
        label={translate('staff.picture.show')}
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
        {optionsOf(SHOWN, translate)}
      </TextField>
      <TextField
        select
        label={translate('staff.picture.order')}
        value={`${sort.field} ${sort.order}`}
        onChange={({ target }) => {
          const [field = 'created', order] = target.value.split(' ')
          setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' })
        }}
        fullWidth={false}
        sx={{ width: '9rem' }}
      >
        {optionsOf(SORTS, translate)}
      </TextField>
      <Box sx={{ flexGrow: 1 }} />
      {action}
    </Box>
  )
}

function optionsOf(words: Record<string, TextKey>, translate: Translate) {
  return Object.entries(words).map(([value, label]) => (
    <MenuItem key={value} value={value}>
      {translate(label)}
    </MenuItem>
  ))
}
