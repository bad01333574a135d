// @chunk shared
import { useSyncExternalStore } from 'react'

let parts: typeof import('./shortlist-parts.tsx') | undefined
let loading: Promise<void> | undefined

/** Loads the code after hydration; without it, or without JavaScript, there are no buttons. */
function subscribe(notify: () => void) {
  loading ??= import('./shortlist-parts.tsx').then((loaded) => void (parts = loaded))
  loading.then(notify, () => (loading = undefined))
  return () => {}
}

/** Undefined on the server, and until it has arrived. */
export const useParts = () =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  )
