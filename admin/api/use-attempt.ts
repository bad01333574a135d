import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useNotifyError } from '../words/error-text.tsx'

/**
 * Makes a change, and says what was done or why it was refused.
 * @param keys of the reads that are made again, also after a refusal: what is shown may have caused it
 * @returns a function of the change and of what to say once it is done
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
