import { Box, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import type { ReactNode } from 'react'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { ManyBar } from './many-bar.tsx'
import { PictureFilters } from './picture-filters.tsx'
import { ListPages } from '../lists/list-pages.tsx'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'
import { pictureWords } from './words.ts'
import { Failure } from '../lists/loaded.tsx'

interface PictureGridProps {
  renderCard: (picture: PictureRecord) => ReactNode
  action: ReactNode
  autoFocus?: boolean
  /** Not over a form: with the trash, and what can be done with many. */
  isLibrary?: boolean
}

/** The library: filters, the pictures, and the pages of them. It belongs into a ListBase. */
export function PictureGrid({ renderCard, action, autoFocus = false, isLibrary = false }: PictureGridProps) {
  const say = useWords()
  const { data, total, isPending, error, refetch } = useListContext<PictureRecord>()
  return (
    <>
      <PictureFilters action={action} autoFocus={autoFocus} hasTrash={isLibrary} />
      {isLibrary && <ManyBar />}
      {error && <Failure error={error} onRetry={refetch} />}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', marginBlock: 1 }}>
        {isPending
          ? say(common.save.loading)
          : total === 0
            ? say(pictureWords.nothing)
            : say(pictureWords.count, { count: total ?? 0 })}
      </Typography>
      <Box
        component="ul"
        aria-label={say(pictureWords.list)}
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))',
        }}
      >
        {data?.map((picture) => (
          <li key={picture.id}>{renderCard(picture)}</li>
        ))}
      </Box>
      <ListPages rowsPerPageOptions={[24, 48, 96]} />
    </>
  )
}
