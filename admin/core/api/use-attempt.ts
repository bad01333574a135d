import { useNotifyError } from './error-text.tsx'
import { useDone } from './use-done.ts'

/**
 * Makes a change, and shows what was done or why it failed.
 * @param keys of the queries to refresh, also after an error: stale data may have caused it
 * @returns a function of the change and of the message after success
 */
export function useAttempt(...keys: string[]) {
  const done = useDone(...keys)
  const notifyError = useNotifyError()
  return async (change: () => Promise<unknown>, text?: string): Promise<void> => {
    try {
      await change()
      void done(text)
    } catch (error) {
      notifyError(error)
      void done()
    }
  }
}
