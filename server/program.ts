import { createServer } from './entry.ts'
import { fail, start } from './start.ts'

/** Runs the built product: the server and the pages (vite.config.ts). In development that is dev.ts. */
export function run(): Promise<void> {
  return start(async (parts) => {
    const server = createServer(parts)
    return (request, env) => server.fetch(request, env)
  }).catch(fail)
}
