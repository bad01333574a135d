import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DataTable, useRecordContext } from 'react-admin'
import type { ContentRow } from '../../contract/content.ts'
import { GAPS, languageGap, type Words } from '../../contract/kinds/field.ts'
import { LOCALE_NAMES, OTHER_LOCALES } from '../../contract/locale.ts'
import { useWords } from '../words/use-words.ts'
import { useTranslate } from '../words/use-translate.ts'

const GAP_WORDS: Record<string, Words> = {
  ...GAPS,
  ...Object.fromEntries(
    OTHER_LOCALES.map((locale) => {
      const { english, own } = LOCALE_NAMES[locale]
      return [languageGap(locale), { en: `${english} text`, ne: `${own} पाठ` }]
    }),
  ),
}

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
  const list = gaps.map((gap) => words(GAP_WORDS[gap] ?? { en: gap })).join(', ')
  return list.charAt(0).toUpperCase() + list.slice(1)
}
