import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery } from '../contract/webhook.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'
import { events, states, words } from './words.ts'
import { useWords } from '../../../admin/core/words/use-words.ts'

const SHOWN = 25
/** Milliseconds, while something is on its way. */
const LOOK_AGAIN = 2000

/** The latest deliveries with their responses. */
export function Deliveries({ webhook: { id } }: { webhook: Webhook }) {
  const say = useWords()
  const read = useQuery({
    queryKey: ['webhooks', id, 'deliveries'],
    queryFn: async () => await call<WebhookDelivery[]>(`/webhooks/${id}/deliveries?limit=${SHOWN}`),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ nextAt }) => nextAt && Date.parse(nextAt) < Date.now() + LOOK_AGAIN)
        ? LOOK_AGAIN
        : false,
  })
  const total = read.data?.meta?.total ?? 0
  return (
    <Box component="section" aria-labelledby="deliveries" sx={{ marginTop: 3 }}>
      <Typography component="h3" variant="h6" id="deliveries">
        {say(words.deliveries)}
      </Typography>
      <Loaded of={read}>
        {({ data }) => (
          <Rows items={data} empty={say(words.noDeliveries)}>
            {(delivery) => <Delivery key={delivery.id} of={delivery} webhookId={id} />}
          </Rows>
        )}
      </Loaded>
      {total > SHOWN && <Typography variant="quiet">{say(words.newest, { count: SHOWN, total })}</Typography>}
    </Box>
  )
}

function Delivery({ of, webhookId }: { of: WebhookDelivery; webhookId: number }) {
  const say = useWords()
  const attempt = useAttempt('webhooks')
  const { minuteOf } = useTimes()
  const { id, event, state, createdAt, status, answer, attempts, nextAt } = of
  const name = event in events ? say(events[event as keyof typeof events]) : event
  const time = minuteOf(createdAt)
  const path = `/webhooks/${webhookId}/deliveries/${id}/retry`
  const sendAgain = () => attempt(() => call(path, { method: 'POST', body: {} }))
  return (
    <Row
      action={
        <Button
          variant="outlined"
          onClick={() => void sendAgain()}
          aria-label={say(words.againOf, { event: name, time })}
        >
          {say(words.again)}
        </Button>
      }
    >
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
    </Row>
  )
}
