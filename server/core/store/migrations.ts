import type { Migration } from 'kysely/migration'
import { findModules } from '../process/find-modules.ts'
import { BASELINE } from './migrate.ts'
import * as contentTables from './migrations/baseline_content.ts'
import * as staffTables from './migrations/baseline_staff.ts'

const [contentName = '', staffName = '', ...others] = BASELINE

const files = await findModules(
  new URL('migrations/', import.meta.url),
  '2*.ts',
  import.meta.env && import.meta.glob<Migration>('./migrations/2*.ts', { eager: true }),
)

/** By name, in the order in which they are applied. Landed ones are never edited. */
export const migrations: Record<string, Migration> = {
  [contentName]: contentTables,
  [staffName]: staffTables,
  ...Object.fromEntries(others.map((name) => [name, { up: async () => {} }])),
  ...Object.fromEntries(
    Object.entries(files)
      .map(([path, migration]) => [path.replace(/^.*\/|\.ts$/g, ''), migration] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
}
