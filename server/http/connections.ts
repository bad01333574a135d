import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A request that has not been answered this long after the stop, in milliseconds, is cut off. */
const STOP_TIMEOUT = 10 * SECOND
/**
 * How long a connection has to be silent after the stop, in milliseconds, until it is closed: a request that was sent before
 * its sender could know of the stop is there by then.
 */
const GRACE = SECOND / 2

interface Connection {
  /** The answer to the last request that came on it. */
  latest: ServerResponse | undefined
  /** How it was when it was looked at the last time. */
  wasSilent: boolean
  bytesRead: number
}

/** Bounds what one connection may take, in time. Behind a proxy most of these are the proxy's business. */
export function setTimeouts(server: Server): void {
  // A request may take this long to come in: 25 MB over a connection of 30 kB a second.
  server.requestTimeout = 15 * MINUTE
  // Its head is a few hundred bytes, for which half a minute is long also in a valley: nobody holds many connections with half a head.
  server.headersTimeout = 30 * SECOND
  // Longer than a proxy keeps a connection that it does not use (nginx 60 s): who closes first must not be we, or a request may
  // just be on its way. Node closes another second later than it says.
  server.keepAliveTimeout = 75 * SECOND
  // Who takes nothing of his answer for this long has gone. No answer of ours takes nearly as long to make.
  server.timeout = 5 * MINUTE
}

/**
 * Watches over a server's connections, so that it can be closed without a request being dropped.
 * @returns closes it: new connections are not taken, what has been asked is answered in full, on connections that are then
 * closed. Resolves when the last one is, some ten seconds later at most
 */
export function watchConnections(server: Server): () => Promise<void> {
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { latest: undefined, wasSilent: false, bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    // Looked at when the server stops: to listen for the end of each answer would cost every request something.
    const connection = connections.get(socket)
    if (connection) connection.latest = response
    if (isClosing) response.shouldKeepAlive = false
  })

  return () => {
    isClosing = true
    return new Promise((resolve) => {
      const sweep = setInterval(closeSilent, GRACE)
      const lastCall = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
      // Not the close of node:http: it destroys what it takes for idle at once, and with it requests that are just coming in
      // and the rest of answers that have been written but not sent yet.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep)
        clearTimeout(lastCall)
        resolve()
      })
      for (const [socket, connection] of connections) {
        connection.bytesRead = socket.bytesRead
        connection.wasSilent = !isUnderWay(connection)
        // Answers whose head has not gone yet say that they are the last on their connection, and Node closes it after them.
        // Who was told otherwise may be sending the next request.
        if (isUnderWay(connection)) connection.latest!.shouldKeepAlive = false
      }
    })
  }

  function closeSilent(): void {
    for (const [socket, connection] of connections) {
      // Of the first request of a connection, a part may have come before the stop.
      const hasSpoken = socket.bytesRead > (connection.latest ? connection.bytesRead : 0)
      const isSilent = !hasSpoken && !isUnderWay(connection)
      if (isSilent && connection.wasSilent) socket.destroySoon()
      connection.bytesRead = socket.bytesRead
      connection.wasSilent = isSilent
    }
  }
}

function isUnderWay({ latest }: Connection): boolean {
  return latest !== undefined && !latest.closed
}
