import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { MessageChange, MessageRecord } from '../../contract/enquiries/messages.ts'
import { ApiError } from '../core/api/api-error.ts'
import { UndoNote } from '../core/dialogs/undo-note.tsx'
import { ErrorText, useErrorText } from '../core/api/error-text.tsx'
import { useWords } from '../core/words/use-words.ts'
import { messageCalls } from './message-calls.ts'
import { useShownMessages } from './use-inbox.ts'
import messageWords from './words.json' with { type: 'json' }

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
      if (!current || said)
        notify(current ? say(messageWords.changed) : errorText(error), { type: 'error', autoHideDuration: 8000 })
      return false
    }
  }
  return {
    /** @param said in the toast; undefined: nothing, nor that somebody has changed it meanwhile, as for what happens by itself @returns whether it was done */
    change: (id: number, changes: MessageChange, said?: string) =>
      attempt(async () => take(await messageCalls.change(id, changes)), said),
    release: (id: number) =>
      attempt(async () => take(await messageCalls.file(id, 'release')), say(messageWords.released)),
    recover: (id: number) =>
      attempt(async () => take(await messageCalls.file(id, 'recover')), say(messageWords.recovered)),
    remove: (id: number) =>
      attempt(async () => {
        await messageCalls.remove(id)
        drop(id)
      }, say(messageWords.deleted)),
  }
}

/** Done to each of several messages, and undone. */
export interface Step {
  act: (message: MessageRecord) => Promise<MessageRecord>
  /** @param before as it was @param after as it is since, so that a colleague's change is not overwritten */
  undo: (before: MessageRecord, after: MessageRecord) => Promise<MessageRecord>
}

const { change, file } = messageCalls

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
