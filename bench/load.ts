import { connect, type Socket } from 'node:net'
import { percentile } from './statistics.ts'

/*
 * A load generator of our own. The well-kept one, autocannon 9, installs, but brings 63 packages into every `npm ci`, tells
 * latencies in whole milliseconds only, which says nothing about answers that take less, and took more of the processor
 * that the measured server has to share. A loop over node:http needs twice as much again. This one speaks just as much
 * HTTP/1.1 as our own server and nginx answer: one request at a time and connection, answers with a Content-Length.
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
  const { hostname, port, host, pathname, search } = new URL(address)
  const request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
  const durations: number[] = []
  return new Promise((resolve, reject) => {
    const sockets: Socket[] = []
    const start = performance.now()
    const end = (error?: Error) => {
      const elapsed = (performance.now() - start) / 1000
      // A machine that is very busy may need longer for the first answers.
      if (!error && durations.length === 0 && elapsed < PATIENCE) return
      clearInterval(timer)
      for (const socket of sockets) socket.removeAllListeners('close').destroy()
      if (error || durations.length === 0) reject(error ?? new Error(`${address} was not answered in ${PATIENCE} s`))
      else resolve(summarise(durations, elapsed))
    }
    const timer = setInterval(end, seconds * 1000)
    while (sockets.length < connections) {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      socket.on('error', end).on('close', () => end(new Error(`${address}: the server closed the connection`)))
      askAgainAndAgain(socket, request, (duration) => durations.push(duration))
      sockets.push(socket)
    }
  })
}

function askAgainAndAgain(socket: Socket, request: Buffer, onAnswer: (duration: number) => void): void {
  let sentAt = 0
  let head: Buffer | undefined
  /** Bytes of the answer that are still to come; undefined while its head is not read. */
  let missing: number | undefined
  const send = () => {
    sentAt = performance.now()
    head = undefined
    missing = undefined
    socket.write(request)
  }
  socket.on('connect', send).on('data', (bytes: Buffer) => {
    if (missing === undefined) {
      head = head ? Buffer.concat([head, bytes]) : bytes
      const length = lengthOfAnswer(head)
      if (length instanceof Error) return socket.destroy(length)
      if (length === undefined) return
      missing = length - head.length
    } else {
      missing -= bytes.length
    }
    if (missing > 0) return
    onAnswer(performance.now() - sentAt)
    send()
  })
}

/** Bytes of head and body together; undefined when the head is not there in full. */
function lengthOfAnswer(bytes: Buffer): number | Error | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!head.startsWith('HTTP/1.1 200 ') || length === undefined) return new Error(`Not a 200 of known length:\n${head}`)
  return end + 4 + Number(length)
}

function summarise(durations: number[], elapsed: number): LoadResult {
  return {
    count: durations.length,
    requestsPerSecond: durations.length / elapsed,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
  }
}
