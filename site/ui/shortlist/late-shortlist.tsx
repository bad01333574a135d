// @chunk shared
import { useSyncExternalStore } from 'react'
import type { ShortlistItem } from './shortlist-parts.tsx'

let parts: typeof import('./shortlist-parts.tsx') | undefined
let loading: Promise<void> | undefined

/** Loads the code after hydration; without it, or without JavaScript, there are no buttons. */
function subscribe(notify: () => void) {
  loading ??= import('./shortlist-parts.tsx').then((loaded) => void (parts = loaded))
  loading.then(notify, () => (loading = undefined))
  return () => {}
}

const useParts = () =>
  useSyncExternalStore(
    subscribe,
    () => parts,
    () => undefined,
  )

/** The button that puts a project or a person on the shortlist. Without a label it lies over the picture of a card. */
export function ShortlistToggle(item: ShortlistItem) {
  const loaded = useParts()
  return loaded && <loaded.Toggle {...item} />
}

/** The way to the shortlist, where there is one. */
export function ShortlistLink() {
  const loaded = useParts()
  return loaded && <loaded.CountLink />
}
