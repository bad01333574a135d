import Box from '@mui/material/Box'
import { ContentEdit } from '../content/content-edit.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { pageKind } from './page-kind.ts'

export function PageEdit() {
  return <ContentEdit kind={pageKind} facts={FACTS} />
}

const FACTS = [
  {
    id: 'picture',
    content: (
      <Box sx={{ maxWidth: '32rem' }}>
        <PictureInput source="pictureId" label="Picture" />
      </Box>
    ),
  },
]
