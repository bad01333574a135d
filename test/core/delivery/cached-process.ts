// A server with a page cache over a store that others write to as well; started by page-cache-processes.test.ts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { createPageCache } from '../../../server/core/delivery/page-cache.ts'
import { raiseContentRevision } from '../../../server/core/store/revision.ts'
import { openStore } from '../../../server/core/store/store.ts'

const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, readRevision, close } = await openStore({ dataDir, databaseUrl })
let made = 0

const readValue = async () => (await sql<{ value: number }>`select value from probe`.execute(db)).rows[0]!.value

/** One write of content, answered when it is stored. */
const write = () =>
  db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    await sql`update probe set value = value + 1`.execute(tx)
    return (await sql<{ value: number }>`select value from probe`.execute(tx)).rows[0]!.value
  })

/** One that is no content, such as a message. */
const writeElse = () => sql`update other set value = value + 1`.execute(db).then(() => 0)

const cache = createPageCache({
  async answer() {
    made += 1
    return new Response(String(await readValue()), {
      headers: { 'Content-Type': 'text/html', 'Cache-Control': 'no-cache' },
    })
  },
  readRevision,
  hasSession: () => false,
  publicUrl: undefined,
  log: console,
})

const server = createServer((request, response) =>
  cache.handle(request, response, () => {
    const answer = request.url === '/made' ? Promise.resolve(made) : request.url === '/else' ? writeElse() : write()
    answer.then(
      (value) => response.end(String(value)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  }),
)
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => {
  cache.close()
  server.closeAllConnections()
  server.close(() => void close())
})
