import { Button, Chip, Typography } from '@mui/material'
import { KEY_AREAS, KEY_RIGHTS, type KeyScopes } from '../../contract/accounts/api-key-scope.ts'
import type { ApiKey } from '../../contract/accounts/api-key.ts'
import { useStaffNames } from '../enquiries/use-colleagues.ts'
import { Row } from '../lists/rows.tsx'
import { useTimes } from '../words/use-times.ts'
import { useAreaName } from './area-names.ts'
import { rights, states, words } from './words.ts'
import { useWords } from '../words/use-words.ts'

const CHIP_COLORS = { active: 'success', suspended: 'warning', expired: 'default', revoked: 'default' } as const

export function KeyRow({ of, onRevoke }: { of: ApiKey; onRevoke: () => void }) {
  const say = useWords()
  const { dayOf, minuteOf } = useTimes()
  const nameOf = useStaffNames()
  const { name, state, prefix, scopes, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt } = of
  const end = revokedAt
    ? say(words.revokedOn, { day: dayOf(revokedAt) })
    : expiresAt
      ? say(state === 'expired' ? words.expiredOn : words.expiresOn, { day: dayOf(expiresAt) })
      : say(words.noEnd)
  return (
    <Row
      action={
        state !== 'revoked' && (
          <Button variant="outlined" color="error" onClick={onRevoke} aria-label={say(words.revokeOf, { name })}>
            {say(words.revoke)}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {name} <Chip size="small" variant="outlined" color={CHIP_COLORS[state]} label={say(states[state])} />
      </Typography>
      {state === 'suspended' && (
        <Typography variant="body2">{say(words.suspended, { name: nameOf(createdBy) })}</Typography>
      )}
      <Scopes of={scopes} />
      <Typography variant="body2" color="textSecondary">
        <code>{prefix}…</code> · {say(words.createdBy, { day: dayOf(createdAt), name: nameOf(createdBy) })} · {end} ·{' '}
        {lastUsedAt ? say(words.usedAt, { time: minuteOf(lastUsedAt) }) : say(words.unused)}
      </Typography>
    </Row>
  )
}

function Scopes({ of }: { of: KeyScopes }) {
  const say = useWords()
  const nameOf = useAreaName()
  return KEY_RIGHTS.toReversed().map((right) => {
    const areas = KEY_AREAS.filter((area) => of[area] === right)
    if (areas.length === 0) return null
    return (
      <Typography key={right} variant="body2">
        {say(rights[right])}: {areas.map(nameOf).join(', ')}
      </Typography>
    )
  })
}
