import { Box, Checkbox } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import { useWords } from '../words/use-words.ts'
import { careWords } from './care-words.ts'

/** A card of the library with a box to choose it among others. */
export function ChosenCard({ picture, children }: { picture: PictureRecord; children: ReactNode }) {
  const say = useWords()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Box sx={{ position: 'relative' }}>
      {children}
      <Checkbox
        checked={selectedIds.includes(picture.id)}
        onChange={() => onToggleItem(picture.id)}
        slotProps={{ input: { 'aria-label': say(careWords.choose, { name: picture.alt || picture.name }) } }}
        sx={{
          position: 'absolute',
          insetBlockStart: 4,
          insetInlineStart: 4,
          bgcolor: 'background.paper',
          borderRadius: '3px',
          padding: '7px',
          '&:hover, &:focus-within': { bgcolor: 'background.paper' },
        }}
      />
    </Box>
  )
}
