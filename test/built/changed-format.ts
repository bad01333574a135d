import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const KNOWN = 'streamController.enqueue('
/** Does the same, in another format: as an upgrade of React Router might. */
const CHANGED = 'streamController["enqueue"]('

/**
 * Copies the built server, and changes the format that React Router writes into pages.
 * @returns the folder of the copy, which whoever made it removes; its program is `build/server/index.js`
 */
export function copyWithChangedFormat(): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-format-'))
  mkdirSync(join(folder, 'build'))
  for (const name of ['package.json', 'content', 'node_modules', 'server', 'build/client', 'build/admin']) {
    symlinkSync(join(root, name), join(folder, name))
  }
  cpSync(join(root, 'build/server'), join(folder, 'build/server'), { recursive: true })
  const files = globSync('build/server/{index,assets/*}.js', { cwd: folder }).map((name) => join(folder, name))
  const changed = files.filter((file) => readFileSync(file, 'utf8').includes(KNOWN))
  if (changed.length !== 1) throw new Error(`React Router's format was found in ${changed.length} files`)
  for (const file of changed) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(KNOWN, CHANGED))
  return folder
}
