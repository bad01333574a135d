import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = resolve(import.meta.dirname, '..')

/** Facts of an extra for tests that try every screen and every call: `extras/<name>/test/facts.ts`. */
export interface ExtraFacts {
  /** Screens of staff: a word that each shows, and what can be pressed on it. */
  screens: { path: string; word: string; controls: string[]; tag?: '@all' }[]
  /** Beginnings of the calls for owners alone, such as `/webhooks`. */
  ownersAlone: string[]
  /** Variables of the server on which staff are tested. */
  environment: Record<string, string>
}

/** In the order of the folders. */
export const EXTRAS: readonly ExtraFacts[] = await Promise.all(
  foundIn('test/facts.ts').map(async (path) => (await import(pathToFileURL(path).href)).facts as ExtraFacts),
)

/** Lines of TypeScript that each may have, by name. */
export const EXTRA_LINES: Record<string, number> = Object.fromEntries(
  foundIn('budget.json').map((path) => [
    `extras/${path.split(/[\\/]/).at(-2)}`,
    (JSON.parse(readFileSync(path, 'utf8')) as { lines: number }).lines,
  ]),
)

function foundIn(name: string): string[] {
  return globSync(`extras/*/${name}`, { cwd: root })
    .toSorted()
    .map((path) => join(root, path))
}
