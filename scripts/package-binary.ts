import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const packagesFolder = resolve(import.meta.dirname, '..', 'node_modules')

/**
 * The JavaScript file of a package's command, for `process.execPath`: independent of system and PATH. @throws if
 * missing
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
