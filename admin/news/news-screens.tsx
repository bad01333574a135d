import Box from '@mui/material/Box'
import { SelectInput } from 'react-admin'
import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { useChoices } from '../content/use-choices.ts'
import { NepalTimeInput } from '../inputs/nepal-time-input.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { newsKind } from './news-kind.ts'

export function NewsCreate() {
  return <ContentCreate kind={newsKind} facts={<NewsFacts />} />
}

export function NewsEdit() {
  return <ContentEdit kind={newsKind} facts={<NewsFacts />} />
}

function NewsFacts() {
  const categories = useChoices('categories')
  return (
    <Box sx={{ maxWidth: '32rem' }}>
      <SelectInput source="categoryId" label="staff.field.category" choices={categories} isRequired helperText={false} />
      <PictureInput source="imageId" label="Picture" />
      <NepalTimeInput source="createdAt" label="Date" helperText="Left empty: when it is first saved" />
    </Box>
  )
}
