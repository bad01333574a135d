import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { MailRecord } from '../../contract/messages.ts'
import { call } from '../api/call.ts'
import { useNotifyError } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { mailWords } from './words.ts'

/** Long enough for a mail server to have answered, in milliseconds. */
const SOON = 2500

/** Sends a mail now that failed or waits, and says how that went. */
export function useRetry(id: number): { retry: () => Promise<void>; isSending: boolean } {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const say = useWords()
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
      notify(say(mailWords.retried), { type: 'success' })
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
