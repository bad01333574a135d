import { Chip } from '@mui/material'
import { EXPIRY_WARNING_DAYS } from '../../contract/limits.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { common, useWords } from '../core/words/use-words.ts'

const DAY = 24 * 60 * 60 * 1000

/** Says of a certificate or calibration that it has expired, or expires soon. @param lastDay on which it is valid, such as 2026-11-22 */
export function ExpiryBadge({ lastDay }: { lastDay: string }) {
  const say = useWords()
  const standing = standingOf(lastDay)
  if (!standing) return null
  return (
    <Chip
      label={say(common.state[standing])}
      color={standing === 'expired' ? 'error' : 'default'}
      variant="outlined"
      size="small"
      sx={{ borderRadius: '3px', fontSize: '0.8rem', height: 22 }}
    />
  )
}

function standingOf(lastDay: string): 'expired' | 'expires_soon' | undefined {
  const now = Date.now()
  if (lastDay < nepalDay(new Date(now))) return 'expired'
  return lastDay <= nepalDay(new Date(now + EXPIRY_WARNING_DAYS * DAY)) ? 'expires_soon' : undefined
}
