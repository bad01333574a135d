import { createServer } from './entry.ts'
import { fail, start } from './start.ts'

/** Runs the product as it is built: the server together with the pages (vite.config.ts). In development it is dev.ts. */
export function run(): Promise<void> {
  return start(async (parts) => createServer(parts)).catch(fail)
}
