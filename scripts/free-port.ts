import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'

/** Below the ports that systems give to outgoing connections, one of which could take a free one meanwhile. */
const [FIRST, END] = [10_000, 32_000]

/** A port of the loopback address that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
