import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable, useRecordContext } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { GAPS, type Words } from '../../contract/kinds/field.ts'
import { useWords } from '../words/use-words.ts'
import { useTranslate } from '../words/use-translate.ts'

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
    <Typography variant="body2" sx={{ marginBottom: 0.5, color: 'text.secondary' }}>
      {translate('staff.still_missing', { gaps: words })}
    </Typography>
  )
}

function useGapWords(gaps: string[]): string {
  const words = useWords()
  const named: Record<string, Words> = GAPS
  const list = gaps.map((gap) => words(named[gap] ?? { en: gap })).join(', ')
  return list.charAt(0).toUpperCase() + list.slice(1)
}
