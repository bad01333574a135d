import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../core/api/api-error.ts'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { ErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { messageCalls } from './message-calls.ts'
import { useShownMessages } from './use-inbox.ts'
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

/** Does the same to several messages, one call after the other; the toast says how it went, and undoes it. */
export function useBulk() {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const say = useWords()
  const notify = useNotify()
  const { take } = useShownMessages()
  const queryClient = useQueryClient()

  /** @returns the messages as they are since, by their ids, and the last refusal */
  async function each(messages: MessageRecord[], work: Step['act']) {
    const afters = new Map<number, MessageRecord>()
    let fault: ApiError | undefined
    for (const [done, message] of messages.entries()) {
      setProgress({ done, total: messages.length })
      try {
        const after = await work(message)
        take(after)
        afters.set(message.id, after)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        fault = error
      }
    }
    setProgress(undefined)
    void queryClient.invalidateQueries({ queryKey: ['messages'] })
    return { afters, fault }
  }

  const run = async (messages: MessageRecord[], step: Step) => {
    const outcome = await each(messages, step.act)
    const changed = messages.filter(({ id }) => outcome.afters.has(id))
    const undo = async () => {
      const undone = await each(changed, (before) => step.undo(before, outcome.afters.get(before.id)!))
      report(changed.length, undone, messageWords.bulk.undone)
    }
    report(messages.length, outcome, messageWords.bulk.done, changed.length > 0 ? undo : undefined)
  }
  const report = (
    total: number,
    { afters, fault }: Awaited<ReturnType<typeof each>>,
    said: typeof messageWords.bulk.done,
    onUndo?: () => Promise<void>,
  ) => {
    const type = fault ? 'warning' : 'success'
    const note = (
      <UndoNote type={type} onUndo={onUndo}>
        {afters.size > 0 && say(said, { count: afters.size })}{' '}
        {fault && (
          <>
            {say(messageWords.bulk.failed, { count: total - afters.size })} <ErrorText error={fault} />
          </>
        )}
      </UndoNote>
    )
    notify(note, { type, autoHideDuration: 10_000 })
  }
  return { run, progress }
}
