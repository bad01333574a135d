import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { MailRecord } from '../../contract/messages.ts'
import { call } from '../api/call.ts'
import { useTranslate } from '../words/use-translate.ts'
import { useNotifyError } from '../words/error-text.tsx'

/** Long enough for a mail server to have answered, in milliseconds. */
const SOON = 2500

/** Sends a mail now that failed or waits, and says how that went. */
export function useRetry(id: number): { retry: () => Promise<void>; isSending: boolean } {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const showAgain = () => {
    for (const resource of ['messages', 'mails', 'dashboard'])
      void queryClient.invalidateQueries({ queryKey: [resource] })
  }
  const retry = async () => {
    setSending(true)
    try {
      await call<MailRecord>(`/mails/${id}/retry`, { method: 'POST', body: {} })
      notify(translate('staff.mail.retried'), { type: 'success' })
      setTimeout(showAgain, SOON)
    } catch (error) {
      notifyError(error)
    } finally {
      showAgain()
      setSending(false)
    }
  }
  return { retry, isSending }
}
