import { createHistogram } from 'node:perf_hooks'
import { openConnection, requestOf, type Connection } from './connection.ts'

/*
 * A load generator of our own, for one connection at a time, and for many where h2load is not installed (generator.ts). The
 * well-kept one for Node, autocannon 9, installs, but brings 63 packages into every `npm ci`, tells latencies in whole
 * milliseconds only, which says nothing about answers that take less, and took more of the processor that the measured
 * server has to share. A loop over node:http needs twice as much again.
 */

/** Seconds in which there has to be an answer. */
const PATIENCE = 60

export interface LoadResult {
  /** Answers that came. */
  count: number
  requestsPerSecond: number
  /** Milliseconds from sending a request to the last byte of its answer. */
  p50: number
  p99: number
}

/**
 * Asks for one address over and over, on each connection as soon as the last answer is there.
 * @throws when anything but 200 is answered
 */
export function applyLoad(address: string, connections: number, seconds: number): Promise<LoadResult> {
  const request = requestOf(address)
  // In nanoseconds. It takes no memory with each answer: a list of them has to be moved while the server waits.
  const durations = createHistogram()
  return new Promise((resolve, reject) => {
    const opened: Connection[] = []
    const start = performance.now()
    const end = (error?: Error) => {
      const elapsed = (performance.now() - start) / 1000
      // A machine that is very busy may need longer for the first answers.
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
