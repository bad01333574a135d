import Box from '@mui/material/Box'
import { required, SelectInput } from 'react-admin'
import { CONTENT_BOUNDS } from '../../contract/limits.ts'
import { LINK } from '../../contract/patterns.ts'
import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { PARTNER_KINDS, partnerKind } from './partner-kind.ts'

export function PartnerCreate() {
  return <ContentCreate kind={partnerKind} facts={<PartnerFacts />} />
}

export function PartnerEdit() {
  return <ContentEdit kind={partnerKind} facts={<PartnerFacts />} />
}

function PartnerFacts() {
  return (
    <Box sx={{ maxWidth: '32rem' }}>
      <SelectInput source="is_international" label="Kind" choices={PARTNER_KINDS} validate={required('Kind is required')} helperText="Visitors see partners in these two groups" />
      <TextLineInput source="link" label="Website" type="url" isRequired bound={CONTENT_BOUNDS.link} pattern={LINK} helperText="Such as https://example.org" />
      <TextLineInput source="acronym" label="Acronym" bound={CONTENT_BOUNDS.label} helperText="Stands for the logo where there is none, such as DoR" />
      <PictureInput source="logoId" label="Logo" />
    </Box>
  )
}
