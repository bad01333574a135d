import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Finds a program in PATH, or in other folders, that runs on this machine.
 * @param question an argument with which it says its version @returns its path
 */
export function findProgram(name: string, question: string, ...others: string[]): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), ...others]
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file) && spawnSync(file, [question]).status === 0)
}
