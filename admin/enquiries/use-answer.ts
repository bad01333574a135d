import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { EnquiryAnswer } from '../../contract/enquiries/answers.ts'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ANSWER_BOUNDS } from '../../contract/limits.ts'
import { call } from '../core/api/call.ts'
import { newKey } from '../core/api/one-press.ts'
import { useRead } from '../core/api/use-read.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { copyKey, dropCopy, readCopy, writeCopy } from '../core/forms/local-copy.ts'
import { useWords } from '../core/words/use-words.ts'
import { answerWords } from './answer-words.ts'

interface Draft {
  subject: string
  text: string
  /** Of the answer, so that it is sent once. */
  key: string
}

/** Milliseconds between looks at a mail that is on its way, and at others. */
const SOON = 2_500
const INTERVAL = 30_000

export function useAnswers(messageId: number) {
  return useRead<EnquiryAnswer[]>(['messages', 'answers', messageId], `/messages/${messageId}/answers`, {
    refetchInterval: ({ state }) =>
      state.data?.some(({ mail }) => mail && (mail.state === 'sending' || (mail.state === 'queued' && !mail.attempts)))
        ? SOON
        : INTERVAL,
  })
}

export function hasAnswerDraft(staffId: string | number, messageId: number): boolean {
  return readCopy(copyKey(staffId, 'answers', messageId)) !== undefined
}

/** An answer while it is written: kept in this browser until it is sent or discarded. */
export function useAnswer(message: MessageRecord, staffId: string | number, onDone: () => void) {
  const storeKey = copyKey(staffId, 'answers', message.id)
  const [draft, setDraft] = useState<Draft>(
    () => (readCopy(storeKey)?.values as Draft | undefined) ?? { subject: subjectOf(message), text: '', key: newKey() },
  )
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { data: answers = [] } = useAnswers(message.id)
  const form = useFormCall(async () => {
    try {
      await call(`/messages/${message.id}/answers`, { method: 'POST', body: { ...draft, known: answers.length } })
      dropCopy(storeKey)
      notify(say(answerWords.sent), { type: 'success' })
      onDone()
    } finally {
      // A colleague's answer may be why it was refused.
      void queryClient.invalidateQueries({ queryKey: ['messages'] })
    }
  })
  return {
    draft,
    form,
    change(changes: Partial<Pick<Draft, 'subject' | 'text'>>) {
      const next = { ...draft, ...changes }
      setDraft(next)
      writeCopy(storeKey, { at: new Date().toISOString(), values: { ...next }, base: {}, version: undefined })
    },
    discard() {
      dropCopy(storeKey)
      onDone()
    },
  }
}

function subjectOf({ subject, reference }: MessageRecord): string {
  const end = ` [${reference}]`
  return `Re: ${subject}`.slice(0, ANSWER_BOUNDS.subject - end.length) + end
}
