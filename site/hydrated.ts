// @chunk shared
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on the server and while the page hydrates. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
