import AddIcon from '@mui/icons-material/Add'
import { Box, Chip, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { RouterLink } from '../../../admin/core/packages.ts'
import { WEBHOOK_FAILING_DAYS } from '../contract/webhook-events.ts'
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../contract/webhook.ts'
import { useRead } from '../../../admin/core/api/use-read.ts'
import { ShownOnceDialog } from '../../../admin/core/dialogs/shown-once-dialog.tsx'
import { useDialogPlace } from '../../../admin/core/dialogs/use-dialog-place.ts'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import words from './words.json' with { type: 'json' }
import { useWords, SayText, SayButton } from '../../../admin/core/words/use-words.ts'

/** The webhooks, and whether their addresses can be reached. */
export function WebhooksScreen() {
  const say = useWords()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('webhooks')
  const [made, setMade] = useState<WebhookWithSecret>()
  const read = useRead<Webhook[]>(['webhooks'], '/webhooks')
  const shown = read.data?.find((one) => String(one.id) === id)
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <SayText words={words.intro} />
      <SayButton words={words.new} component={RouterLink} to={newPlace} variant="contained" startIcon={<AddIcon />} />
      <Loaded of={read}>
        {(webhooks) => (
          <Rows items={webhooks} empty={say(words.none)}>
            {(webhook) => <WebhookRow key={webhook.id} of={webhook} place={placeOf(webhook.id)} />}
          </Rows>
        )}
      </Loaded>
      {(isNew || shown) && (
        <WebhookDialog key={id} webhook={shown} onClose={close} onSecret={(given) => (close(), setMade(given))} />
      )}
      {made && (
        <ShownOnceDialog
          title={say(words.secretOf, { host: new URL(made.url).host })}
          value={made.secret}
          words={words}
          onClose={() => setMade(undefined)}
        />
      )}
    </Box>
  )
}

function WebhookRow({ of, place }: { of: Webhook; place: string }) {
  const say = useWords()
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.5, overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{of.url}</strong> <State of={of} />
      </Typography>
      <Typography variant="quiet">{of.events.map((event) => say(words.eventNames[event])).join(' · ')}</Typography>
      <LastDelivery of={of.id} />{' '}
      <Link component={RouterLink} to={place} aria-label={say(words.openOf, { name: of.url })} variant="body2">
        {say(words.open)}
      </Link>
    </Box>
  )
}

/** The last delivery, visible without opening the log. */
function LastDelivery({ of: id }: { of: number }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { data } = useRead<WebhookDelivery[]>(['webhooks', id, 'last'], `/webhooks/${id}/deliveries?limit=1`)
  const [last] = data ?? []
  if (!data) return null
  const state = last && `${say(words.states[last.state])}${last.status === null ? '' : ` (${last.status})`}`
  return (
    <Typography component="span" variant="body2" color={last?.state === 'failed' ? 'error' : 'text.secondary'}>
      {last
        ? say(words.last, { time: minuteOf(last.attemptedAt ?? last.createdAt), state: state! })
        : say(words.noDeliveries)}
    </Typography>
  )
}

function State({ of: { disabledAt, disabledBecause, failingSince } }: { of: Webhook }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const isFailing = disabledBecause === 'failing'
  if (isFailing || (failingSince && !disabledAt))
    return (
      <Typography component="span" color="error">
        {isFailing
          ? say(words.disabledFailing, { days: WEBHOOK_FAILING_DAYS })
          : say(words.failing, { time: minuteOf(failingSince!) })}
      </Typography>
    )
  if (disabledAt) return <Chip size="small" variant="outlined" label={say(words.disabled)} />
  return <Chip size="small" variant="outlined" color="success" label={say(words.active)} />
}
