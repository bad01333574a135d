import Box from '@mui/material/Box'
import { SelectInput } from 'react-admin'
import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { useContentFormContext } from '../content/content-form-context.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { useTopServices } from './use-top-services.ts'
import { serviceKind } from './service-kind.ts'

export function ServiceCreate() {
  return <ContentCreate kind={serviceKind} facts={<ServiceFacts />} />
}

export function ServiceEdit() {
  return <ContentEdit kind={serviceKind} facts={<ServiceFacts />} />
}

function ServiceFacts() {
  const { record } = useContentFormContext()
  const parents = useTopServices().filter(({ id }) => id !== record?.id)
  return (
    <Box sx={{ maxWidth: '32rem' }}>
      <SelectInput source="parentId" label="Parent service" choices={parents} emptyText="None (top level)" helperText="Services are two levels deep. The menu shows it there." />
      <PictureInput source="pictureId" label="Picture" />
    </Box>
  )
}
