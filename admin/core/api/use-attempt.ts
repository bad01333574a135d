import { useState } from 'react'
import { useNotifyError } from './error-text.tsx'
import { useDone } from './use-done.ts'

/**
 * Makes a change, and shows what was done or why it failed.
 * @param keys of the queries to refresh, also after an error: stale data may have caused it
 * @returns a function of the change and of the message after success; it says itself whether it `isRunning`
 */
export function useAttempt(...keys: string[]) {
  const done = useDone(...keys)
  const notifyError = useNotifyError()
  const [isRunning, setRunning] = useState(false)
  const attempt = async (change: () => Promise<unknown>, text?: string): Promise<void> => {
    setRunning(true)
    try {
      await change()
      void done(text)
    } catch (error) {
      notifyError(error)
      void done()
    } finally {
      setRunning(false)
    }
  }
  return Object.assign(attempt, { isRunning })
}
