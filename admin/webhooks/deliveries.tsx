import { Alert, Box, Button, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Loading } from 'react-admin'
import type { Webhook, WebhookDelivery } from '../../contract/webhook.ts'
import { call } from '../api/call.ts'
import { ErrorText, useNotifyError } from '../words/error-text.tsx'
import { useTimes } from '../words/use-times.ts'
import { events, states, words } from './words.ts'
import { useWords } from '../words/use-words.ts'

const SHOWN = 25
/** Milliseconds, while something is on its way. */
const LOOK_AGAIN = 2000

/** What was sent, and what was answered. */
export function Deliveries({ webhook: { id } }: { webhook: Webhook }) {
  const say = useWords()
  const { data, error } = useQuery({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async () => await call<WebhookDelivery[]>(`/webhooks/${id}/deliveries?limit=${SHOWN}`),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ nextAt }) => nextAt && Date.parse(nextAt) < Date.now() + LOOK_AGAIN)
        ? LOOK_AGAIN
        : false,
  })
  const total = data?.meta?.total ?? 0
  return (
    <Box component="section" aria-labelledby="deliveries" sx={{ marginTop: 3 }}>
      <Typography component="h3" variant="h6" id="deliveries">
        {say(words.deliveries)}
      </Typography>
      {error && !data ? (
        <Alert severity="error" variant="outlined">
          <ErrorText error={error} />
        </Alert>
      ) : data ? (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, overflowWrap: 'anywhere' }}>
          {total === 0 && <Typography component="li">{say(words.noDeliveries)}</Typography>}
          {data.data.map((delivery) => (
            <Delivery key={delivery.id} of={delivery} webhookId={id} />
          ))}
        </Box>
      ) : (
        <Loading />
      )}
      {total > SHOWN && (
        <Typography variant="body2" color="text.secondary">
          {say(words.newest, { count: SHOWN, total })}
        </Typography>
      )}
    </Box>
  )
}

function Delivery({ of, webhookId }: { of: WebhookDelivery; webhookId: number }) {
  const say = useWords()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  const { minuteOf } = useTimes()
  const { id, event, state, createdAt, status, answer, attempts, nextAt } = of
  const name = event in events ? say(events[event as keyof typeof events]) : event
  const time = minuteOf(createdAt)
  const sendAgain = async () => {
    try {
      await call(`/webhooks/${webhookId}/deliveries/${id}/retry`, { method: 'POST', body: {} })
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] })
    } catch (error) {
      notifyError(error)
    }
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        justifyContent: 'space-between',
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        paddingBlock: 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography>
          {name} · {time}
        </Typography>
        <Typography variant="body2" color={state === 'failed' ? 'error' : 'text.secondary'}>
          {say(states[state])} · {say(words.attempts, { count: attempts })}
          {nextAt && attempts > 0 && ` · ${say(words.next, { time: minuteOf(nextAt) })}`}
          {status !== null && ` · ${status}`}
          {answer && (
            <>
              {' · '}
              <span lang="en">{answer}</span>
            </>
          )}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        size="small"
        sx={{ flexShrink: 0 }}
        onClick={() => void sendAgain()}
        aria-label={say(words.againOf, { event: name, time })}
      >
        {say(words.again)}
      </Button>
    </Box>
  )
}
