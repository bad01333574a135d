import { Box, Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import type { Webhook, WebhookWithSecret } from '../../contract/webhook.ts'
import { call } from '../api/call.ts'
import { useNotifyError } from '../words/error-text.tsx'
import { words } from './words.ts'
import { useWords } from '../words/use-words.ts'
import { common } from '../words/common.ts'

interface WebhookActionsProps {
  webhook: Webhook
  onClose: () => void
  onSecret: (given: WebhookWithSecret) => void
}

/** A test, a pause, another secret, and the end. */
export function WebhookActions({ webhook: { id, disabledAt }, onClose, onSecret }: WebhookActionsProps) {
  const say = useWords()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<'renew' | 'remove'>()
  const path = `/webhooks/${id}`
  const attempt = async (work: () => Promise<void>) => {
    setAsked(undefined)
    try {
      await work()
      await queryClient.invalidateQueries({ queryKey: ['webhooks'] })
    } catch (error) {
      notifyError(error)
    }
  }
  const test = () =>
    attempt(async () => {
      await call(`${path}/test`, { method: 'POST', body: {} })
      notify(say(words.tested), { type: 'info' })
    })
  const setDisabled = (disabled: boolean) =>
    attempt(async () => {
      await call(path, { method: 'PATCH', body: { disabled } })
      notify(say(words.saved), { type: 'success' })
    })
  const renew = () =>
    attempt(async () => {
      onSecret((await call<WebhookWithSecret>(`${path}/secret`, { method: 'POST', body: {} })).data)
    })
  const remove = () =>
    attempt(async () => {
      await call(path, { method: 'DELETE' })
      notify(say(words.removed), { type: 'success' })
      onClose()
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginTop: 2 }}>
      <Button variant="outlined" onClick={() => void test()}>
        {say(words.test)}
      </Button>
      <Button variant="outlined" onClick={() => void setDisabled(!disabledAt)}>
        {say(disabledAt ? words.enable : words.disable)}
      </Button>
      <Button variant="outlined" onClick={() => setAsked('renew')}>
        {say(words.renew)}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsked('remove')}>
        {say(common.action.delete_ask)}
      </Button>
      <Confirm
        isOpen={asked === 'renew'}
        title={say(words.renewAsk)}
        content={say(words.renewText)}
        confirm={say(words.renewDo)}
        onConfirm={() => void renew()}
        onClose={() => setAsked(undefined)}
      />
      <Confirm
        isOpen={asked === 'remove'}
        title={say(words.removeAsk)}
        content={say(words.removeText)}
        confirm={say(common.action.delete)}
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsked(undefined)}
      />
    </Box>
  )
}
