import Box from '@mui/material/Box'
import { PERIOD } from '../../contract/patterns.ts'
import { ContentCreate, ContentEdit } from '../content/content-edit.tsx'
import { DatedInput } from '../inputs/dated-input.tsx'
import { TextLineInput } from '../inputs/text-line-input.tsx'
import { timelineKind } from './timeline-kind.ts'

export function TimelineCreate() {
  return <ContentCreate kind={timelineKind} facts={FACTS} />
}

export function TimelineEdit() {
  return <ContentEdit kind={timelineKind} facts={FACTS} />
}

const FACTS = [
  {
    id: 'years',
    content: (
      <Box sx={{ maxWidth: '20rem' }}>
        <DatedInput source="date">
          <TextLineInput source="date" label="Years" isRequired pattern={PERIOD} helperText="A year or two, such as 2009 or 2010-2013" />
        </DatedInput>
      </Box>
    ),
  },
]
