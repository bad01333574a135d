import { connect } from 'node:net'

/** One request at a time; each ends with `answer`, or with `end` and the connection. */
export interface Listeners {
  ready(): void
  answer(status: number): void
  /** Closed by the server, or an unreadable answer. */
  end(error: Error): void
}

export interface Connection {
  /** Only after `ready` and the previous answer. */
  ask(request: Buffer): void
  /** Without calling its listeners. */
  close(): void
}

export function requestOf(address: string): Buffer {
  const { host, pathname, search } = new URL(address)
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`)
}

/** A minimal HTTP/1.1 client: no pipelining, answers with Content-Length. */
export function openConnection(origin: string, listeners: Listeners): Connection {
  const { hostname, port } = new URL(origin)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let head: Buffer | undefined
  let status = 0
  /** Missing bytes of the answer; undefined before its head. */
  let missing: number | undefined
  let reason: Error | undefined
  socket
    .on('connect', () => listeners.ready())
    .on('error', (error) => (reason = error))
    .on('close', () => listeners.end(reason ?? new Error(`${origin}: the server closed the connection`)))
    .on('data', (bytes: Buffer) => {
      if (missing === undefined) {
        head = head ? Buffer.concat([head, bytes]) : bytes
        const answer = readHead(head)
        if (answer instanceof Error) return socket.destroy(answer)
        if (answer === undefined) return
        status = answer.status
        missing = answer.length - head.length
      } else {
        missing -= bytes.length
      }
      if (missing > 0) return
      head = undefined
      missing = undefined
      listeners.answer(status)
    })
  return {
    ask: (request) => void socket.write(request),
    close: () => void socket.removeAllListeners('close').destroy(),
  }
}

/** Status, and bytes of head and body; undefined for an incomplete head. */
function readHead(bytes: Buffer): { status: number; length: number } | Error | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (status === undefined || length === undefined) return new Error(`Not an answer of known length:\n${head}`)
  return { status: Number(status), length: end + 4 + Number(length) }
}
