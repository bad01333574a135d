import { Observable, useObservable } from '../observable.ts'
import type { WaitingMessage } from './message-store.ts'

/** The state of the outbox for pages. */
export interface OutboxState {
  messages: readonly WaitingMessage[]
  /** Keys of those that are just being sent by this tab. */
  sending: readonly string[]
  /** Reference by key, of what was delivered while this page was open. */
  delivered: Readonly<Record<string, string>>
}

const EMPTY: OutboxState = { messages: [], sending: [], delivered: {} }

export const outbox = new Observable(EMPTY)

export function setOutbox(change: (state: OutboxState) => Partial<OutboxState>): void {
  const state = outbox.get()
  outbox.set({ ...state, ...change(state) })
}

/** The outbox as it is now; on the server, and until scripts have looked, it is empty. */
export const useOutbox = (): OutboxState => useObservable(outbox, EMPTY)
