import {
  Box,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  TextField,
  Button,
  Typography,
} from '@mui/material'
import { WEBHOOK_EVENTS } from '../contract/webhook-events.ts'
import type { Webhook, WebhookWithSecret, WebhookDelivery } from '../contract/webhook.ts'
import { call } from '../../../admin/core/api/call.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import words from './words.json' with { type: 'json' }
import { common, useWords, SayButton, SayText } from '../../../admin/core/words/use-words.ts'
import { useAttempt } from '../../../admin/core/api/use-attempt.ts'
import { ConfirmButton, DeleteButton } from '../../../admin/core/dialogs/use-confirm.tsx'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../admin/core/lists/loaded.tsx'
import { Row, Rows } from '../../../admin/core/lists/rows.tsx'
import { useTimes } from '../../../admin/core/words/use-times.ts'

interface WebhookDialogProps {
  /** Undefined: a new one. */
  webhook: Webhook | undefined
  onClose: () => void
  onSecret: (given: WebhookWithSecret) => void
}

export function WebhookDialog({ webhook, onClose, onSecret }: WebhookDialogProps) {
  const say = useWords()
  const done = useDone('webhooks')
  const form = useFormCall(async (values) => {
    const body = {
      url: values['url'],
      events: WEBHOOK_EVENTS.filter((event) => event in values),
      hasEnquiryDetails: 'details' in values,
    }
    const path = webhook ? `/webhooks/${webhook.id}` : '/webhooks'
    const { data } = await call<WebhookWithSecret>(path, { method: webhook ? 'PATCH' : 'POST', body })
    void done(webhook && say(words.saved))
    if (webhook) onClose()
    else onSecret(data)
  })
  const { error: isUrlWrong } = form.faultOf('url')
  const { error: hasNoEvent } = form.faultOf('events')
  return (
    <TitledDialog title={say(webhook ? words.one : words.new)} onClose={onClose}>
      <DialogForm form={form} submit={say(webhook ? common.action.save : common.action.create)} onClose={onClose}>
        <TextField
          name="url"
          type="url"
          label={say(words.url)}
          defaultValue={webhook?.url ?? ''}
          required
          autoFocus={!webhook}
          error={isUrlWrong === true}
          helperText={say(isUrlWrong ? words.urlFault : words.urlHelp)}
        />
        <Box component="fieldset" sx={{ border: 0, margin: 0, marginTop: 1.5, padding: 0, display: 'grid' }}>
          <FormLabel component="legend">{say(words.events)}</FormLabel>
          <div role="alert">{hasNoEvent && <FormHelperText error>{say(words.eventsFault)}</FormHelperText>}</div>
          {WEBHOOK_EVENTS.map((event) => (
            <FormControlLabel
              key={event}
              control={<Checkbox name={event} defaultChecked={webhook?.events.includes(event) ?? false} />}
              label={say(words.eventNames[event])}
            />
          ))}
        </Box>
        <FormControlLabel
          sx={{ marginTop: 2 }}
          control={
            <Checkbox
              name="details"
              defaultChecked={webhook?.hasEnquiryDetails ?? false}
              slotProps={{ input: { 'aria-describedby': 'webhook-details' } }}
            />
          }
          label={say(words.details)}
        />
        <FormHelperText id="webhook-details">{say(words.detailsHelp)}</FormHelperText>
        {webhook && (
          <>
            <WebhookActions webhook={webhook} onClose={onClose} onSecret={onSecret} />
            <Deliveries webhook={webhook} />
          </>
        )}
      </DialogForm>
    </TitledDialog>
  )
}

/** Test, disable, renew the secret, delete. */
function WebhookActions({ webhook: { id, disabledAt }, onClose, onSecret }: WebhookDialogProps & { webhook: Webhook }) {
  const say = useWords()
  const attempt = useAttempt('webhooks')
  const path = `/webhooks/${id}`
  const test = () => attempt(() => call(`${path}/test`, { method: 'POST', body: {} }), say(words.tested))
  const setDisabled = (disabled: boolean) =>
    attempt(() => call(path, { method: 'PATCH', body: { disabled } }), say(words.saved))
  const renew = () =>
    attempt(async () => {
      onSecret((await call<WebhookWithSecret>(`${path}/secret`, { method: 'POST', body: {} })).data)
    })
  const remove = () =>
    attempt(async () => {
      await call(path, { method: 'DELETE' })
      onClose()
    }, say(words.removed))
  const renewal = { title: say(words.renewAsk), content: say(words.renewText), confirm: say(words.renewDo) }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
      <SayButton words={words.test} variant="outlined" onClick={() => void test()} />
      <Button variant="outlined" onClick={() => void setDisabled(!disabledAt)}>
        {say(disabledAt ? words.enable : words.disable)}
      </Button>
      <ConfirmButton words={words.renew} variant="outlined" question={renewal} onConfirm={renew} />
      <DeleteButton variant="outlined" ask={say(words.removeAsk)} text={say(words.removeText)} onDelete={remove} />
    </Box>
  )
}

const SHOWN = 25
/** Milliseconds, while something is on its way. */
const LOOK_AGAIN = 2000

/** The latest deliveries with their responses. */
function Deliveries({ webhook: { id } }: { webhook: Webhook }) {
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
      <SayText words={words.deliveries} component="h3" variant="h6" id="deliveries" />
      <Loaded of={read}>
        {({ data }) => (
          <Rows items={data} empty={say(words.noDeliveries)}>
            {(delivery) => <Delivery key={delivery.id} of={delivery} webhookId={id} />}
          </Rows>
        )}
      </Loaded>
      {total > SHOWN && <SayText words={words.newest} values={{ count: SHOWN, total }} variant="quiet" />}
    </Box>
  )
}

function Delivery({ of, webhookId }: { of: WebhookDelivery; webhookId: number }) {
  const say = useWords()
  const attempt = useAttempt('webhooks')
  const { minuteOf } = useTimes()
  const { id, event, state, createdAt, status, answer, attempts, nextAt } = of
  const name = event in words.eventNames ? say(words.eventNames[event as keyof typeof words.eventNames]) : event
  const time = minuteOf(createdAt)
  const path = `/webhooks/${webhookId}/deliveries/${id}/retry`
  const sendAgain = () => attempt(() => call(path, { method: 'POST', body: {} }))
  return (
    <Row
      action={
        <SayButton
          words={words.again}
          variant="outlined"
          onClick={() => void sendAgain()}
          aria-label={say(words.againOf, { event: name, time })}
        />
      }
    >
      <Typography>
        {name} · {time}
      </Typography>
      <Typography variant="body2" color={state === 'failed' ? 'error' : 'text.secondary'}>
        {say(words.states[state])} · {say(words.attempts, { count: attempts })}
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
