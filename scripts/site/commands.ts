import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SCRIPTS = resolve(import.meta.dirname, '..')

/** Commands for operators: scripts/NAME.ts, which every release has, and whose first line says what it does. */
export const OPERATOR_COMMANDS = [
  'backup',
  'restore',
  'staff',
  'enquiries',
  'mail-test',
  'export',
  'import',
  'copy-store',
  'sample',
  'media-move',
  'secret',
] as const

export const fileOf = (command: string): string => join(SCRIPTS, `${command}.ts`)

/** One line for each command. */
export function describeCommands(): string {
  const width = Math.max(...OPERATOR_COMMANDS.map(({ length }) => length))
  return OPERATOR_COMMANDS.map((name) => `  ${name.padEnd(width)}  ${purposeOf(name)}`).join('\n')
}

/** The text of its first line, without the call. */
export function purposeOf(name: string): string {
  const [, purpose] = /^\/\/ (.*?)(?:: npm run.*)?$/m.exec(readFileSync(fileOf(name), 'utf8'))!
  return purpose!
}

/** The command whose name differs least from what was typed. */
export function nearestCommand(typed: string): string {
  const distances = OPERATOR_COMMANDS.map((name) => [distance(typed, name), name] as const)
  return distances.toSorted(([one], [other]) => one - other)[0]![1]
}

/** Letters to add, take away or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [place, letter] of [...one].entries()) {
    const next = [place + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + (letter === wanted ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}
