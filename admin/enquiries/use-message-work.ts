import { useNotify } from 'react-admin'
import type { MessageChange, MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../core/api/api-error.ts'
import { messageCalls } from './message-calls.ts'
import { useDropMessage, useTakeMessage } from './use-inbox.ts'
import { useErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { messageWords } from './words.ts'

const FILED = {
  release: messageWords.released,
  recover: messageWords.recovered,
} as const

export interface MessageWork {
  /** @param said what the toast says; undefined: nothing, as for what happens by itself @returns whether it was done */
  change: (id: number, changes: MessageChange, said?: string) => Promise<boolean>
  /** Out of the possible spam or the trash. */
  file: (id: number, action: keyof typeof FILED) => Promise<boolean>
  remove: (id: number) => Promise<boolean>
}

/** Actions on messages: each says by a toast how it went, and shows how the message stands then. */
export function useMessageWork(): MessageWork {
  const notify = useNotify()
  const errorText = useErrorText()
  const say = useWords()
  const take = useTakeMessage()
  const drop = useDropMessage()

  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      const said = await work()
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
  const change: MessageWork['change'] = (id, changes, said) =>
    attempt(async () => {
      take((await messageCalls.change(id, changes)).data)
      return said
    })
  const file: MessageWork['file'] = (id, action) =>
    attempt(async () => {
      take((await messageCalls.file(id, action)).data)
      return say(FILED[action])
    })
  const remove: MessageWork['remove'] = (id) =>
    attempt(async () => {
      await messageCalls.remove(id)
      drop(id)
      return say(messageWords.deleted)
    })
  return { change, file, remove }
}
