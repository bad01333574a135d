import { createServer } from './entry.ts'
import { fail, start } from './start.ts'

/** Runs the built product (vite.config.ts); dev.ts is for development. */
export function run(): Promise<void> {
  return start(async (parts) => createServer(parts)).catch(fail)
}
