// @chunk shared
import { SOMETHING_WENT_WRONG } from '../../api/api-error.ts'

/**
 * Shows what went wrong as a toast (specification section 8). The toast library is fetched only when there is
 * something to say.
 */
export function toastError(error: unknown): void {
  const message = error instanceof Error && error.message ? error.message : SOMETHING_WENT_WRONG
  // Without a network the toaster may not come: then the notice on the page alone says it.
  import('./toaster.tsx').then(({ showToast }) => showToast('error', message)).catch(console.error)
}
