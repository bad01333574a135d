import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MailRecord } from '../../contract/enquiries/messages.ts'
import { call } from '../api/call.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useWords } from '../words/use-words.ts'
import { mailWords } from './words.ts'

/** Long enough for a mail server to have answered, in milliseconds. */
const SOON = 2500
/** Reads that show how a mail stands. */
const KEYS = ['messages', 'mails', 'dashboard']

/** Sends a mail now that failed or waits, and says how that went. */
export function useRetry(id: number): { retry: () => Promise<void>; isSending: boolean } {
  const attempt = useAttempt(...KEYS)
  const say = useWords()
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)
  const retry = async () => {
    setSending(true)
    await attempt(() => call<MailRecord>(`/mails/${id}/retry`, { method: 'POST', body: {} }), say(mailWords.retried))
    setSending(false)
    setTimeout(() => {
      for (const key of KEYS) void queryClient.invalidateQueries({ queryKey: [key] })
    }, SOON)
  }
  return { retry, isSending }
}
