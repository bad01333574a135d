import { Box } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import { useWords } from '../words/use-words.ts'
import { listWords } from './list-words.ts'

const DAY = 24 * 60 * 60 * 1000

/** How long something in the trash can still be taken out. */
export function TrashTime() {
  const row = useRecordContext<ContentRow>()
  const say = useWords()
  if (row?.state !== 'trash' || !row.trashedAt) return null
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8rem', whiteSpace: 'nowrap' }}>
      {say(listWords.trash_time, { count: daysLeft(row.trashedAt) })}
    </Box>
  )
}

function daysLeft(since: string): number {
  return Math.max(0, Math.ceil((Date.parse(since) + TRASH_DAYS * DAY - Date.now()) / DAY))
}
