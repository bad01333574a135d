import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Budgets } from '../bench/budgets.ts'
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
  /** Beginnings of the calls that editors may make only by a right that owners have given them. */
  byRight?: string[]
  /** Answered with it, and 404 without it. */
  addresses?: string[]
  /** Of the site, with the sample content: tested like those of test/browser/site-pages.ts. */
  pages?: string[]
  /** Calls that pages of the product make for it, by the path of the page. */
  asks?: Record<string, string[]>
  /** Sentences of its pages, as in test/words-claim-nothing.test.ts. */
  sentences?: Record<string, Record<string, string>>
  /** Variables of the server on which staff are tested. */
  environment: Record<string, string>
}

/** In the order of the folders. */
export const EXTRAS: readonly ExtraFacts[] = Object.values(
  await findModules<{ facts: ExtraFacts }>(new URL('../extras/', import.meta.url), '*/test/facts.ts'),
).map(({ facts }) => facts)

interface ExtraBudget {
  /** Lines of TypeScript. */
  lines: number
  /** Bytes of its pages, as in budgets.json. */
  pages?: Budgets['pages']
  /** The most SQL statements, as in budgets.json. */
  statements?: Partial<Budgets['statements']>
}

/** The budget of each, by its folder, in their order: of two that bound the same page, the later one counts. */
export const EXTRA_BUDGETS: Record<string, ExtraBudget> = Object.fromEntries(
  globSync('extras/*/budget.json', { cwd: root })
    .toSorted()
    .map((path) => [
      `extras/${path.split(/[\\/]/)[1]}`,
      JSON.parse(readFileSync(join(root, path), 'utf8')) as ExtraBudget,
    ]),
)
