// @chunk shared
import { SOMETHING_WENT_WRONG } from '../../api/api-error.ts'

/** Loads the toast library on demand (specification section 8). */
export function toastError(error: unknown): void {
  const message = error instanceof Error && error.message ? error.message : SOMETHING_WENT_WRONG
  // Without a network, the notice on the page says it.
  import('./toaster.tsx').then(({ showToast }) => showToast('error', message)).catch(console.error)
}
