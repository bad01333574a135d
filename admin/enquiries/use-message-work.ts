import { useNotify } from 'react-admin'
import type { MessageChange, MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../core/api/api-error.ts'
import { messageCalls } from './message-calls.ts'
import { useShownMessages } from './use-inbox.ts'
import { useErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'

/** Actions on messages: each says by a toast how it went, and shows how the message stands then. */
export function useMessageWork() {
  const notify = useNotify()
  const errorText = useErrorText()
  const say = useWords()
  const { take, drop } = useShownMessages()

  const attempt = async (work: () => Promise<void>, said?: string) => {
    try {
      await work()
      if (said) notify(said, { type: 'success' })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { current } = error.body
      if (current) take(current as MessageRecord)
      notify(current ? say(messageWords.changed) : errorText(error), { type: 'error', autoHideDuration: 8000 })
      return false
    }
  }
  return {
    /** @param said in the toast; undefined: nothing, as for what happens by itself @returns whether it was done */
    change: (id: number, changes: MessageChange, said?: string) =>
      attempt(async () => take((await messageCalls.change(id, changes)).data), said),
    release: (id: number) =>
      attempt(async () => take((await messageCalls.file(id, 'release')).data), say(messageWords.released)),
    recover: (id: number) =>
      attempt(async () => take((await messageCalls.file(id, 'recover')).data), say(messageWords.recovered)),
    remove: (id: number) =>
      attempt(async () => {
        await messageCalls.remove(id)
        drop(id)
      }, say(messageWords.deleted)),
  }
}
