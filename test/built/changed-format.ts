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
export const copyWithChangedFormat = (): string => copyWithChange(KNOWN, CHANGED)

/** The same with another change of what stands in one file. */
export function copyWithChange(known: string, changed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'changed-format-'))
  mkdirSync(join(folder, 'build'))
  for (const name of ['package.json', 'content', 'node_modules', 'server', 'build/client', 'build/admin']) {
    symlinkSync(join(root, name), join(folder, name))
  }
  cpSync(join(root, 'build/server'), join(folder, 'build/server'), { recursive: true })
  const all = globSync('build/server/{index,assets/*}.js', { cwd: folder }).map((name) => join(folder, name))
  const files = all.filter((file) => readFileSync(file, 'utf8').includes(known))
  if (files.length !== 1) throw new Error(`${known} was found in ${files.length} files`)
  for (const file of files) writeFileSync(file, readFileSync(file, 'utf8').replaceAll(known, changed))
  return folder
}
