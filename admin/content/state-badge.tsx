import { Chip } from '@mui/material'
import { useRecordContext } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { useTimes } from '../words/use-times.ts'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

/** What a badge is made of. */
export type StateParts = Pick<ContentRow, 'state' | 'hasDraft' | 'scheduledFor' | 'unpublishAt' | 'scheduleFault'>

/** How an item stands towards the public, in words; colour only repeats them. */
export function StateBadge({ of, label: _label }: { of?: StateParts; label?: string }) {
  const row = useRecordContext<ContentRow>()
  const say = useWords()
  const { minuteOf } = useTimes()
  const item = of ?? row
  if (!item) return null
  const at = item.scheduledFor ?? item.unpublishAt
  const time = at ? minuteOf(at) : ''
  const kind = kindOf(item)
  const color =
    kind === 'published' || kind === 'ends'
      ? 'success'
      : kind === 'overdue'
        ? 'error'
        : kind === 'changed' || kind === 'scheduled'
          ? 'primary'
          : 'default'
  return (
    <Chip
      label={say(common.state[kind], { time })}
      title={item.scheduleFault ?? undefined}
      color={color}
      variant="outlined"
      size="small"
      sx={{ borderRadius: '3px', fontSize: '0.8rem', height: 22 }}
    />
  )
}

function kindOf({ state, hasDraft, scheduledFor, unpublishAt, scheduleFault }: StateParts) {
  if (state === 'trash') return 'trash'
  const at = scheduledFor ?? (state === 'published' ? unpublishAt : null)
  if (at && (scheduleFault || Date.parse(at) < Date.now())) return 'overdue'
  if (scheduledFor) return 'scheduled'
  return hasDraft ? 'changed' : at ? 'ends' : state
}
