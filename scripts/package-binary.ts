import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const packagesFolder = resolve(import.meta.dirname, '..', 'node_modules')

/**
 * The JavaScript file behind a command of an installed package, to be run with `process.execPath`: the same on every
 * system, and under the Node that is running, whatever the PATH says.
 * @throws when the package has no such command
 */
export function packageBinary(packageName: string, command: string): string {
  const folder = join(packagesFolder, packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin?: Record<string, string> | string
  }
  const file = typeof bin === 'string' ? bin : bin?.[command]
  if (!file) throw new Error(`${packageName} has no command ${command}`)
  return join(folder, file)
}
