import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'

/**
 * After a change that succeeded.
 * @param keys of the queries that the change has made stale
 * @returns shows what was done if there is a text for it, and refreshes them; ends when that is done
 */
export function useDone(...keys: string[]): (text?: string) => Promise<unknown> {
  const notify = useNotify()
  const queryClient = useQueryClient()
  return (text) => {
    if (text) notify(text, { type: 'success' })
    return Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })))
  }
}
