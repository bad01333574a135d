import AddIcon from '@mui/icons-material/Add'
import { Alert, Box, Button, Chip, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loading, Title, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { WEBHOOK_FAILING_DAYS } from '../../contract/webhook-events.ts'
import type { Webhook, WebhookDelivery, WebhookWithSecret } from '../../contract/webhook.ts'
import { call } from '../api/call.ts'
import { ShownOnceDialog } from '../dialogs/shown-once-dialog.tsx'
import { useDialogPlace } from '../dialogs/use-dialog-place.ts'
import { ErrorText } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import { WebhookDialog } from './webhook-dialog.tsx'
import { events, states, words } from './words.ts'
import { useWords } from '../words/use-words.ts'

/** The addresses that are told of events, and whether they can be reached. */
export function WebhooksScreen() {
  const say = useWords()
  const translate = useTranslate()
  const { isNew, id, placeOf, newPlace, close } = useDialogPlace('webhooks')
  const [made, setMade] = useState<WebhookWithSecret>()
  const { data, error } = useQuery({
    queryKey: ['webhooks'],
    queryFn: async () => (await call<Webhook[]>('/webhooks')).data,
  })
  const shown = data?.find((one) => String(one.id) === id)
  return (
    <Box sx={{ maxWidth: '52rem', paddingTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Title title={translate('resources.webhooks.name', { smart_count: 2 })} />
      <Typography>{say(words.intro)}</Typography>
      <Button component={RouterLink} to={newPlace} variant="contained" startIcon={<AddIcon />}>
        {say(words.new)}
      </Button>
      {data ? (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, width: '100%' }}>
          {data.length === 0 && <Typography component="li">{say(words.none)}</Typography>}
          {data.map((webhook) => (
            <Row key={webhook.id} of={webhook} place={placeOf(webhook.id)} />
          ))}
        </Box>
      ) : error ? (
        <Alert severity="error" variant="outlined">
          <ErrorText error={error} />
        </Alert>
      ) : (
        <Loading />
      )}
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

function Row({ of, place }: { of: Webhook; place: string }) {
  const say = useWords()
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 1.5, overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{of.url}</strong> <State of={of} />
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {of.events.map((event) => say(events[event])).join(' · ')}
      </Typography>
      <LastDelivery of={of.id} />{' '}
      <Link component={RouterLink} to={place} aria-label={say(words.openOf, { name: of.url })} variant="body2">
        {say(words.open)}
      </Link>
    </Box>
  )
}

/** How the last one went, so that nobody has to open the log to see that all is well. */
function LastDelivery({ of: id }: { of: number }) {
  const say = useWords()
  const { minuteOf } = useTimes()
  const { data } = useQuery({
    queryKey: ['webhooks', id, 'last'],
    queryFn: async () => (await call<WebhookDelivery[]>(`/webhooks/${id}/deliveries?limit=1`)).data,
  })
  const [last] = data ?? []
  if (!data) return null
  const state = last && say(states[last.state])
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
  if (disabledBecause === 'failing')
    return (
      <Typography component="span" color="error">
        {say(words.disabledFailing, { days: WEBHOOK_FAILING_DAYS })}
      </Typography>
    )
  if (disabledAt) return <Chip size="small" variant="outlined" label={say(words.disabled)} />
  if (failingSince)
    return (
      <Typography component="span" color="error">
        {say(words.failing, { time: minuteOf(failingSince) })}
      </Typography>
    )
  return <Chip size="small" variant="outlined" color="success" label={say(words.active)} />
}
