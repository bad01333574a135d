import Box from '@mui/material/Box'
import { required, SelectInput } from 'react-admin'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import { LINK } from '../../contract/patterns.ts'
import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { CLIENT_KINDS, clientKind } from './client-kind.ts'

export function ClientCreate() {
  return <ContentCreate kind={clientKind} facts={<ClientFacts />} />
}

export function ClientEdit() {
  return <ContentEdit kind={clientKind} facts={<ClientFacts />} />
}

function ClientFacts() {
  return (
    <Box sx={{ maxWidth: '32rem' }}>
      <SelectInput source="kind" label="Kind" choices={CLIENT_KINDS} validate={required('Kind is required')} helperText="The page of clients shows them in these groups" />
      <TextLineInput source="link" label="Website" type="url" bound={CONTENT_BOUNDS.link} pattern={LINK} helperText="Optional, such as https://example.org" />
      <PictureInput source="logoId" label="Logo" />
    </Box>
  )
}
