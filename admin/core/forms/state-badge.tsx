import { Chip } from '@mui/material'
import type { ContentRow } from '../../../contract/content/content.ts'
import { useTimes } from '../words/use-times.ts'
import { common, useWords, type Say } from '../words/use-words.ts'

/** The parts of a badge. */
export type StateParts = Pick<
  ContentRow,
  'state' | 'hasDraft' | 'submittedAt' | 'scheduledFor' | 'unpublishAt' | 'scheduleFault' | 'unpublishFault'
>

const COLORS = {
  published: 'success',
  ends: 'success',
  overdue: 'error',
  changed: 'primary',
  scheduled: 'primary',
  submitted: 'primary',
  draft: 'default',
  trash: 'default',
} as const

/** How an item stands towards the public, in words; colour only repeats them. */
export function StateBadge({ of: item }: { of: StateParts }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  return (
    <Chip
      label={stateText(item, say, minuteOf)}
      title={faultOf(item)}
      color={COLORS[kindOf(item)]}
      variant="outlined"
      size="small"
      sx={{ borderRadius: '3px', fontSize: '0.8rem', height: 22 }}
    />
  )
}

/** The badge's text. */
export function stateText(item: StateParts, say: Say, minuteOf: (iso: string) => string): string {
  const at = item.scheduledFor ?? item.unpublishAt
  return say(common.state[kindOf(item)], { time: at ? minuteOf(at) : '' })
}

/** Why it could not be published or unpublished at its time. */
export const faultOf = ({ scheduleFault, unpublishFault }: StateParts) =>
  [scheduleFault, unpublishFault].filter(Boolean).join('; ') || undefined

function kindOf(item: StateParts) {
  const { state, hasDraft, scheduledFor, unpublishAt } = item
  if (state === 'trash') return 'trash'
  if (item.submittedAt) return 'submitted'
  const at = scheduledFor ?? (state === 'published' ? unpublishAt : null)
  if (at && (faultOf(item) || Date.parse(at) < Date.now())) return 'overdue'
  if (scheduledFor) return 'scheduled'
  return hasDraft ? 'changed' : at ? 'ends' : state
}
