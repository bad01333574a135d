import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** A request that has not been answered this long after the stop, in milliseconds, is cut off. */
const STOP_TIMEOUT = 10 * SECOND
/**
 * A connection on which nothing comes for this long after the stop, in milliseconds, is closed: a request that was sent
 * before its sender could know of the stop is there by then.
 */
const GRACE = SECOND / 2

interface Connection {
  /** The answer to the last request that came on it. */
  latest: ServerResponse | undefined
  /** What had come on it when the stop began. */
  bytesAtStop: number
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
    connections.set(socket, { latest: undefined, bytesAtStop: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    // Looked at when the server stops: to listen for the end of each answer would cost every request something.
    const connection = connections.get(socket)
    if (connection) connection.latest = response
    if (isClosing) makeLast(socket, response)
  })

  return () => {
    isClosing = true
    return new Promise((resolve) => {
      const grace = setTimeout(closeIdle, GRACE)
      const lastCall = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
      // Not the close of node:http: it destroys what it takes for idle at once, and with it requests that are just coming in
      // and the rest of answers that have been written but not sent yet.
      NetServer.prototype.close.call(server, () => {
        clearTimeout(grace)
        clearTimeout(lastCall)
        resolve()
      })
      for (const [socket, connection] of connections) {
        connection.bytesAtStop = socket.bytesRead
        if (isUnderWay(connection)) makeLast(socket, connection.latest!)
      }
    })
  }

  function closeIdle(): void {
    for (const [socket, connection] of connections) {
      // Of a request that is still to come, something may be here: on a connection that never had one, or since the stop.
      const isComing = socket.bytesRead > (connection.latest ? connection.bytesAtStop : 0)
      if (!isComing && !isUnderWay(connection)) socket.destroySoon()
    }
  }
}

function isUnderWay({ latest }: Connection): boolean {
  return latest !== undefined && !latest.closed
}

/** Says so in the head of the answer, if that has not gone yet, and closes the connection when all of it has. */
function makeLast(socket: Socket, response: ServerResponse): void {
  response.shouldKeepAlive = false
  response.once('close', () => socket.destroySoon())
}
