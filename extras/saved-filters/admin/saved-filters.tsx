import SavedIcon from '@mui/icons-material/BookmarkBorder'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import type { ListTool } from '../../../admin/core/feature.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'
import { words } from './words.ts'

const SavedFiltersDialog = lazy(() => import('./saved-filters-dialog.tsx'))

export const SavedFilters: ListTool = (of) => {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button startIcon={<SavedIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(words.filters)}
      </Button>
      {isOpen && (
        <Suspense>
          <SavedFiltersDialog {...of} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
