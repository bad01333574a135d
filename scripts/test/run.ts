import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ENVIRONMENT_VARIABLES } from '../../server/config.ts'
import { endWithThis } from '../at-exit.ts'

export const root = resolve(import.meta.dirname, '../..')

/** Runs a JavaScript file under the same Node. Returns its exit code. */
export async function run(
  file: string,
  values: string[],
  write: (text: string) => void,
  environment: Record<string, string> = {},
): Promise<number> {
  // A developer's settings must not reach the tests, least of all the database.
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !ENVIRONMENT_VARIABLES.includes(name)),
  )
  const child = spawn(process.execPath, [file, ...values], {
    cwd: root,
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...clean, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', write)
  endWithThis(child)
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
