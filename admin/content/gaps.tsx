import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { DataTable, useRecordContext, useTranslate } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'

/** What an item still lacks, quietly: to lack something is no fault. */
function Gaps() {
  const row = useRecordContext<ContentRow>()
  const words = useGapWords(row?.gaps ?? [])
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
      {words}
    </Box>
  )
}

/** The column of a list that says so. */
export const gapsColumn = (
  <DataTable.Col key="gaps" source="gaps" label="staff.field.gaps" disableSort>
    <Gaps />
  </DataTable.Col>
)

/** The same above a form. */
export function GapsNote({ gaps }: { gaps: string[] }) {
  const translate = useTranslate()
  const words = useGapWords(gaps)
  if (gaps.length === 0) return null
  return (
    <Alert severity="info" icon={false} variant="outlined" sx={{ marginBottom: 1, paddingBlock: 0, color: 'text.secondary', borderColor: 'divider' }}>
      {translate('staff.still_missing', { gaps: words })}
    </Alert>
  )
}

function useGapWords(gaps: string[]): string {
  const translate = useTranslate()
  const words = gaps.map((gap) => translate(`staff.gap.${gap}`, { _: gap })).join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
