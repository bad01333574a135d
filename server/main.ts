import { createServer } from './entry.ts'
import { fail, start } from './start.ts'

// The product as it runs: built into one file together with the pages (vite.config.ts). In development it is dev.ts.
await start(async (parts) => {
  const server = createServer(parts)
  return (request, env) => server.fetch(request, env)
}).catch(fail)
