import type { Server, ServerOptions, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { MINUTE, SECOND } from '../process/durations.ts'

/** Milliseconds after the stop until unanswered requests are cut off. */
const STOP_TIMEOUT = 10 * SECOND
/** Milliseconds of silence before a close: what was sent before the client saw the stop has arrived by then. */
const GRACE = SECOND / 2

interface Connection {
  latest: ServerResponse | undefined
  wasIdle: boolean
  bytesRead: number
}

export const TIMEOUTS = {
  // Enough for 25 MB over 30 kB/s.
  requestTimeout: 15 * MINUTE,
  // Connections that are held open with half a head (Slowloris) end within 20 s: Node looks at them now and then.
  headersTimeout: 15 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  // Longer than nginx keeps an idle connection (60 s): if this side closed first, it could drop a request on its way.
  keepAliveTimeout: 75 * SECOND,
} satisfies ServerOptions
/** Of a server: a client that reads nothing for this long is considered gone. */
export const SILENCE_TIMEOUT = 5 * MINUTE

/** Returns a function that closes the server without dropping a request, within some ten seconds. */
export function watchConnections(server: Server): () => Promise<void> {
  const connections = new Map<Socket, Connection>()
  let isClosing = false

  server.on('connection', (socket: Socket) => {
    connections.set(socket, { latest: undefined, wasIdle: false, bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    // Checked only when the server stops: a listener per response would slow every request down.
    const connection = connections.get(socket)
    if (connection) connection.latest = response
    if (isClosing) response.shouldKeepAlive = false
  })

  return () => {
    isClosing = true
    return new Promise((resolve) => {
      const sweep = setInterval(closeIdle, GRACE)
      const cutOff = setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT)
      // node:http's own close also destroys requests just arriving and answers not yet flushed.
      NetServer.prototype.close.call(server, () => {
        clearInterval(sweep)
        clearTimeout(cutOff)
        resolve()
      })
      for (const [socket, connection] of connections) {
        connection.bytesRead = socket.bytesRead
        connection.wasIdle = !isUnderWay(connection)
        // Where headers are unsent, Node then sends `Connection: close` and closes after the answer.
        if (isUnderWay(connection)) connection.latest!.shouldKeepAlive = false
      }
    })
  }

  function closeIdle(): void {
    for (const [socket, connection] of connections) {
      // Part of a connection's first request may have arrived before the stop.
      const hasReceived = socket.bytesRead > (connection.latest ? connection.bytesRead : 0)
      const isIdle = !hasReceived && !isUnderWay(connection)
      if (isIdle && connection.wasIdle) socket.destroySoon()
      connection.bytesRead = socket.bytesRead
      connection.wasIdle = isIdle
    }
  }
}

function isUnderWay({ latest }: Connection): boolean {
  return latest !== undefined && !latest.closed
}
