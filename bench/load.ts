import { createHistogram } from 'node:perf_hooks'
import { openConnection, requestOf, type Connection } from './connection.ts'

/**
 * For one connection, or without h2load (generator.ts). autocannon 9 has 63 packages and whole milliseconds only;
 * a loop over node:http needs twice the processor time.
 */

/** Seconds until an answer. */
const PATIENCE = 60

export interface LoadResult {
  count: number
  requestsPerSecond: number
  /** Milliseconds from the request to the last byte. */
  p50: number
  p99: number
}

/** @throws for any status but 200 */
export function applyLoad(address: string, connections: number, seconds: number): Promise<LoadResult> {
  const request = requestOf(address)
  // Nanoseconds, in constant memory: a growing list would cause garbage collections.
  const durations = createHistogram()
  return new Promise((resolve, reject) => {
    const opened: Connection[] = []
    const start = performance.now()
    const end = (error?: Error) => {
      const elapsed = (performance.now() - start) / 1000
      // A very busy machine may be slow at first.
      if (!error && durations.count === 0 && elapsed < PATIENCE) return
      clearInterval(timer)
      for (const connection of opened) connection.close()
      if (error || durations.count === 0) reject(error ?? new Error(`${address} was not answered in ${PATIENCE} s`))
      else {
        const [p50, p99] = [durations.percentile(50) / 1e6, durations.percentile(99) / 1e6]
        resolve({ count: durations.count, requestsPerSecond: durations.count / elapsed, p50, p99 })
      }
    }
    const timer = setInterval(end, seconds * 1000)
    while (opened.length < connections) {
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        connection.ask(request)
      }
      const connection = openConnection(address, {
        ready: send,
        answer(status) {
          if (status !== 200) return end(new Error(`${address} was answered ${status}`))
          durations.record(Math.max(1, Math.round((performance.now() - sentAt) * 1e6)))
          send()
        },
        end,
      })
      opened.push(connection)
    }
  })
}
