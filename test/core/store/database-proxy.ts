import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between a store and its Postgres, and does to the connection what networks and crashes do. */
export interface DatabaseProxy {
  url: string
  /** Ends all connections, and takes no more. */
  cut(): void
  /** Passes on nothing more, and says nothing: as a server does that hangs. */
  freeze(): void
  /** Works again. */
  mend(): Promise<void>
  close(): void
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => isFrozen || to.write(data))
      from.on('error', () => {})
      from.on('close', () => (sockets.delete(from), to.destroy()))
    }
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const url = new URL(databaseUrl)
  url.port = String(port)
  url.hostname = '127.0.0.1'
  return {
    url: url.href,
    cut() {
      server.close()
      endAll()
    },
    freeze: () => void (isFrozen = true),
    async mend() {
      isFrozen = false
      endAll()
      if (!server.listening) await listen(port)
    },
    close() {
      server.close()
      endAll()
    },
  }
}
