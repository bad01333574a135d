import SavedIcon from '@mui/icons-material/BookmarkBorder'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useWords } from '../words/use-words.ts'
import { preferenceWords } from './words.ts'

const SavedFiltersDialog = lazy(async () => ({
  default: (await import('./saved-filters-dialog.tsx')).SavedFiltersDialog,
}))

/** @param query of the address that shows the list as it is now, without its page */
export function SavedFilters({ list, query }: { list: string; query: string }) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<SavedIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(preferenceWords.filters)}
      </Button>
      {isOpen && (
        <Suspense>
          <SavedFiltersDialog list={list} query={query} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same of react-admin's lists, whose filters are in the address from the first change on. */
export function SavedFiltersOfList() {
  const { resource, filterValues, sort } = useListContext()
  const query = new URLSearchParams({ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order })
  return <SavedFilters list={resource} query={query.toString()} />
}
