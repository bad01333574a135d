import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../core/api/api-error.ts'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { ErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { messageCalls } from './message-calls.ts'
import { useTakeMessage } from './use-inbox.ts'
import { messageWords } from './words.ts'

/** Done to each of several messages, and undone. */
export interface Step {
  act: (message: MessageRecord) => Promise<MessageRecord>
  /** @param before as it was @param after as it is since, so that a colleague's change is not overwritten */
  undo: (before: MessageRecord, after: MessageRecord) => Promise<MessageRecord>
}

const change = async (...given: Parameters<typeof messageCalls.change>) => (await messageCalls.change(...given)).data
const file = async (...given: Parameters<typeof messageCalls.file>) => (await messageCalls.file(...given)).data

const filing = (there: Parameters<typeof file>[1], back: Parameters<typeof file>[1]): Step => ({
  act: ({ id }) => file(id, there),
  undo: ({ id }) => file(id, back),
})

export const FILING = {
  release: filing('release', 'spam'),
  spam: filing('spam', 'release'),
  trash: filing('trash', 'recover'),
  recover: filing('recover', 'trash'),
  answered: {
    act: ({ id }) => change(id, { state: 'answered' }),
    undo: ({ id, state }, { version }) =>
      change(id, { version, ...((state === 'new' || state === 'read') && { state }) }),
  },
} satisfies Record<string, Step>

export const assigning = (assigneeId: string | null): Step => ({
  act: ({ id }) => change(id, { assigneeId }),
  undo: ({ id, assignee }, { version }) => change(id, { version, assigneeId: assignee?.id ?? null }),
})

interface Changed {
  before: MessageRecord
  after: MessageRecord
}

/** Does the same to several messages, one call after the other; the toast says how it went, and undoes it. */
export function useBulk() {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const say = useWords()
  const notify = useNotify()
  const take = useTakeMessage()
  const queryClient = useQueryClient()

  async function each<Item>(items: Item[], work: (item: Item) => Promise<MessageRecord>) {
    const afters: (MessageRecord | undefined)[] = []
    let fault: ApiError | undefined
    for (const [done, item] of items.entries()) {
      setProgress({ done, total: items.length })
      try {
        const after = await work(item)
        take(after)
        afters.push(after)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        fault = error
        afters.push(undefined)
      }
    }
    setProgress(undefined)
    void queryClient.invalidateQueries({ queryKey: ['messages'] })
    return { afters, fault }
  }

  const run = async (messages: MessageRecord[], step: Step) => {
    const { afters, fault } = await each(messages, step.act)
    const changed = messages.flatMap((before, index): Changed[] => {
      const after = afters[index]
      return after ? [{ before, after }] : []
    })
    const undo = async () => {
      const undone = await each(changed, ({ before, after }) => step.undo(before, after))
      report(changed.length, undone, messageWords.bulk.undone)
    }
    report(messages.length, { afters, fault }, messageWords.bulk.done, changed.length > 0 ? undo : undefined)
  }
  const report = (
    total: number,
    { afters, fault }: Awaited<ReturnType<typeof each>>,
    said: typeof messageWords.bulk.done,
    onUndo?: () => Promise<void>,
  ) => {
    const done = afters.filter((after) => after !== undefined).length
    const type = fault ? 'warning' : 'success'
    const note = (
      <UndoNote type={type} onUndo={onUndo}>
        {done > 0 && say(said, { count: done })}{' '}
        {fault && (
          <>
            {say(messageWords.bulk.failed, { count: total - done })} <ErrorText error={fault} />
          </>
        )}
      </UndoNote>
    )
    notify(note, { type, autoHideDuration: 10_000 })
  }
  return { run, progress }
}
