// @chunk shared
import { words } from '../../api/api-error.words.ts'
import { pageLocale } from '../../page-locale.ts'
import { wordsIn } from '../../words.ts'

/** Loads the toast library on demand (specification section 8). */
export function toastError(error: unknown): void {
  const message = error instanceof Error && error.message ? error.message : wordsIn(words, pageLocale()).wrong
  // Without a network, the notice on the page says it.
  import('./toaster.tsx').then(({ showToast }) => showToast('error', message)).catch(console.error)
}
