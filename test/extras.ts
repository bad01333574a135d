import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findModules } from '../server/core/process/find-modules.ts'

const root = resolve(import.meta.dirname, '..')

/** Facts of an extra for tests that try every screen and every call: `extras/<name>/test/facts.ts`. */
export interface ExtraFacts {
  /** As a file of the product would name it, which none does: without these, by its folder's name in the singular. */
  names?: RegExp[]
  /** Screens of staff: a word that each shows, and what can be pressed on it. */
  screens: { path: string; word: string; controls: string[]; tag?: '@all' }[]
  /** Beginnings of the calls for owners alone, such as `/webhooks`. */
  ownersAlone: string[]
  /** Answered with it, and 404 without it. */
  addresses?: string[]
  /** Variables of the server on which staff are tested. */
  environment: Record<string, string>
}

/** In the order of the folders. */
export const EXTRAS: readonly ExtraFacts[] = Object.values(
  await findModules<{ facts: ExtraFacts }>(new URL('../extras/', import.meta.url), '*/test/facts.ts'),
).map(({ facts }) => facts)

/** Lines of TypeScript that each may have, by name. */
export const EXTRA_LINES: Record<string, number> = Object.fromEntries(
  globSync('extras/*/budget.json', { cwd: root }).map((path) => [
    `extras/${path.split(/[\\/]/)[1]}`,
    (JSON.parse(readFileSync(join(root, path), 'utf8')) as { lines: number }).lines,
  ]),
)
