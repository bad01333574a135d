import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNotifyError } from './error-text.tsx'

/**
 * Makes a change, and shows what was done or why it failed.
 * @param keys of the queries to refresh, also after an error: stale data may have caused it
 * @returns a function of the change and of the message after success
 */
export function useAttempt(...keys: string[]) {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  return async (change: () => Promise<unknown>, done?: string): Promise<void> => {
    try {
      await change()
      if (done) notify(done, { type: 'success' })
    } catch (error) {
      notifyError(error)
    }
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] })
  }
}
