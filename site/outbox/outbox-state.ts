import { useSyncExternalStore } from 'react'
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

let state = EMPTY
const listeners = new Set<() => void>()

export function setOutbox(change: (state: OutboxState) => Partial<OutboxState>): void {
  state = { ...state, ...change(state) }
  for (const listener of listeners) listener()
}

export function getOutbox(): OutboxState {
  return state
}

/** The outbox as it is now; on the server, and until scripts have looked, it is empty. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(subscribe, getOutbox, () => EMPTY)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
