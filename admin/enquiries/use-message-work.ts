import { useCallback } from 'react'
import { useNotify } from 'react-admin'
import type { MessageChange, MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../api/api-error.ts'
import { messageCalls } from './message-calls.ts'
import { useDropMessage, useTakeMessage } from './use-inbox.ts'
import { useErrorText } from '../words/error-text.tsx'
import { useWords } from '../words/use-words.ts'
import { messageWords } from './words.ts'

export interface MessageWork {
  /** @param said what the toast says; undefined: nothing, as for what happens by itself @returns whether it was done */
  change: (id: number, changes: MessageChange, said?: string) => Promise<boolean>
  release: (id: number) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
}

/** What is done with messages: each says by a toast how it went, and shows how the message stands then. */
export function useMessageWork(): MessageWork {
  const notify = useNotify()
  const errorText = useErrorText()
  const say = useWords()
  const take = useTakeMessage()
  const drop = useDropMessage()

  const attempt = useCallback(
    async (work: () => Promise<string | undefined>) => {
      try {
        const said = await work()
        if (said) notify(said, { type: 'success' })
        return true
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        const { current } = error.body
        if (current) take(current as MessageRecord)
        notify(current ? say(messageWords.changed) : errorText(error), {
          type: 'error',
          autoHideDuration: 8000,
        })
        return false
      }
    },
    [notify, take, say, errorText],
  )
  const change = useCallback<MessageWork['change']>(
    (id, changes, said) =>
      attempt(async () => {
        take((await messageCalls.change(id, changes)).data)
        return said
      }),
    [attempt, take],
  )
  const release = useCallback(
    (id: number) =>
      attempt(async () => {
        take((await messageCalls.release(id)).data)
        return say(messageWords.released)
      }),
    [attempt, take, say],
  )
  const remove = useCallback(
    (id: number) =>
      attempt(async () => {
        await messageCalls.remove(id)
        drop(id)
        return say(messageWords.deleted)
      }),
    [attempt, drop, say],
  )
  return { change, release, remove }
}
