import { Box, Button } from '@mui/material'
import type { Webhook, WebhookWithSecret } from '../../contract/webhooks/webhook.ts'
import { call } from '../api/call.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useConfirm } from '../dialogs/use-confirm.tsx'
import { words } from './words.ts'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

interface WebhookActionsProps {
  webhook: Webhook
  onClose: () => void
  onSecret: (given: WebhookWithSecret) => void
}

/** Test, disable, renew the secret, delete. */
export function WebhookActions({ webhook: { id, disabledAt }, onClose, onSecret }: WebhookActionsProps) {
  const say = useWords()
  const attempt = useAttempt('webhooks')
  const { ask, dialog } = useConfirm()
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
  const askToRenew = () =>
    ask({ title: say(words.renewAsk), content: say(words.renewText), confirm: say(words.renewDo) }, () => void renew())
  const askToRemove = () => {
    const confirm = say(common.action.delete)
    ask({ title: say(words.removeAsk), content: say(words.removeText), confirm, isWarning: true }, () => void remove())
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
      <Button variant="outlined" onClick={() => void test()}>
        {say(words.test)}
      </Button>
      <Button variant="outlined" onClick={() => void setDisabled(!disabledAt)}>
        {say(disabledAt ? words.enable : words.disable)}
      </Button>
      <Button variant="outlined" onClick={askToRenew}>
        {say(words.renew)}
      </Button>
      <Button variant="outlined" color="error" onClick={askToRemove}>
        {say(common.action.delete_ask)}
      </Button>
      {dialog}
    </Box>
  )
}
