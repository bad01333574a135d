import AddIcon from '@mui/icons-material/Add'
import { Box, Link, Typography, Chip } from '@mui/material'
import { useState } from 'react'
import { RouterLink } from '../../../admin/core/packages.ts'
import type { ApiKey, ApiKeyWithToken } from '../contract/api-key.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { ShownOnceDialog } from '../../../admin/core/dialogs/shown-once-dialog.tsx'
import { useDialogPlace } from '../../../admin/core/dialogs/use-dialog-place.ts'
import { ConfirmButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Rows, Row } from '../../../admin/core/lists/rows.tsx'
import { NewKeyDialog, useAreaName } from './new-key-dialog.tsx'
import words from './words.json' with { type: 'json' }
import { useWords, SayButton, SayText } from '../../../admin/core/words/use-words.ts'
import type { KeyScopes } from '../../../contract/kinds/key-scopes.ts'
import { KEY_AREAS, KEY_RIGHTS } from '../contract/key-scopes.ts'
import { useStaffNames } from '../../../admin/core/auth/use-colleagues.ts'
import { useTimes } from '../../../admin/core/words/use-times.ts'

/** The API keys: scopes, last use, and revocation. */
export function ApiKeysScreen() {
  const say = useWords()
  const { isNew, newPlace, close } = useDialogPlace('api-keys')
  const [made, setMade] = useState<ApiKeyWithToken>()
  const read = useRead<ApiKey[]>(['api-keys'], '/api-keys')
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>
        {say(words.intro)} <Link href="/api/v1/openapi.json">{say(words.reference)}</Link>
      </Typography>
      <SayButton words={words.new} component={RouterLink} to={newPlace} variant="contained" startIcon={<AddIcon />} />
      <Loaded of={read}>
        {(keys) => (
          <Rows items={keys} empty={say(words.none)}>
            {(key) => <KeyRow key={key.id} of={key} />}
          </Rows>
        )}
      </Loaded>
      {isNew && <NewKeyDialog onClose={close} onMade={(key) => (close(), setMade(key))} />}
      {made && (
        <ShownOnceDialog
          title={say(words.made, { name: made.name })}
          value={made.token}
          words={words}
          onClose={() => setMade(undefined)}
        />
      )}
    </Box>
  )
}

const CHIP_COLORS = { active: 'success', suspended: 'warning', expired: 'default', revoked: 'default' } as const

function KeyRow({ of }: { of: ApiKey }) {
  const say = useWords()
  const attempt = useAttempt('api-keys')
  const { dayOf, minuteOf } = useTimes()
  const nameOf = useStaffNames()
  const { id, name, state, prefix, scopes, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt } = of
  const revoke = () =>
    attempt(() => call(`/api-keys/${id}/revocation`, { method: 'POST', body: {} }), say(words.revoked))
  const question = {
    title: say(words.revokeAsk, { name }),
    content: say(words.revokeText),
    confirm: say(words.revokeDo),
  }
  const end = revokedAt
    ? say(words.revokedOn, { day: dayOf(revokedAt) })
    : expiresAt
      ? say(state === 'expired' ? words.expiredOn : words.expiresOn, { day: dayOf(expiresAt) })
      : say(words.noEnd)
  return (
    <Row
      action={
        state !== 'revoked' && (
          <ConfirmButton
            words={words.revoke}
            variant="outlined"
            color="error"
            aria-label={say(words.revokeOf, { name })}
            question={{ ...question, isWarning: true }}
            onConfirm={revoke}
          />
        )
      }
    >
      <Typography sx={{ fontWeight: 600 }}>
        {name} <Chip size="small" variant="outlined" color={CHIP_COLORS[state]} label={say(words.states[state])} />
      </Typography>
      {state === 'suspended' && (
        <SayText words={words.suspended} values={{ name: nameOf(createdBy) }} variant="body2" />
      )}
      <Scopes of={scopes} />
      <Typography variant="quiet">
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
        {say(words.rights[right])}: {areas.map(nameOf).join(', ')}
      </Typography>
    )
  })
}
