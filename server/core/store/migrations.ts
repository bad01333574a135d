import { readdirSync } from 'node:fs'
import type { Migration } from 'kysely/migration'
import { BASELINE } from './migrate.ts'
import * as contentTables from './migrations/baseline_content.ts'
import * as staffTables from './migrations/baseline_staff.ts'

const [contentName = '', staffName = '', ...others] = BASELINE

/** Node reads the folder; in the bundle, where there is none, Vite has put its files. */
const files = import.meta.env
  ? import.meta.glob<Migration>('./migrations/2*.ts', { eager: true })
  : await readFolder(new URL('migrations/', import.meta.url))

async function readFolder(folder: URL): Promise<Record<string, Migration>> {
  const names = readdirSync(folder).filter((name) => /^2\w+\.ts$/.test(name))
  const modules = names.map(
    async (name) => [name, await import(/* @vite-ignore */ new URL(name, folder).href)] as const,
  )
  return Object.fromEntries(await Promise.all(modules)) as Record<string, Migration>
}

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
