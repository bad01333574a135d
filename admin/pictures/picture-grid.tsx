import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Pagination, useListContext } from 'react-admin'
import type { ReactNode } from 'react'
import type { PictureRecord } from '../../contract/picture-library.ts'
import { PictureFilters } from './picture-filters.tsx'

interface PictureGridProps {
  renderCard: (picture: PictureRecord) => ReactNode
  /** Stands at the end of the row of filters. */
  action: ReactNode
  autoFocus?: boolean
}

/** The library: filters, the pictures, and the pages of them. It belongs into a ListBase. */
export function PictureGrid({ renderCard, action, autoFocus = false }: PictureGridProps) {
  const { data, total, isPending, error, refetch } = useListContext<PictureRecord>()
  return (
    <>
      <PictureFilters action={action} autoFocus={autoFocus} />
      {error && (
        <Alert severity="error" variant="outlined" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </Alert>
      )}
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', marginBlock: 1 }}>
        {isPending
          ? 'Loading…'
          : total === 0
            ? 'No pictures match these filters.'
            : total === 1
              ? '1 picture'
              : `${total} pictures`}
      </Typography>
      <Box
        component="ul"
        aria-label="Pictures"
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
      <Pagination rowsPerPageOptions={[24, 48, 96]} />
    </>
  )
}
