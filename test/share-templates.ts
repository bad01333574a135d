import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for the stores that create-test-app.ts copies. */
    templates: string
  }
}

/** Once for all test files. @returns what takes the templates away */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'store-templates-'))
  provide('templates', folder)
  return async () => {
    await rm(folder, { recursive: true })
    const url = process.env['TEST_DATABASE_URL']
    if (!url) return
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname like $1`, [
      `${templateDatabase(folder)}%`,
    ])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
    await client.end()
  }
}

/** How the names of the templates on Postgres begin. */
export function templateDatabase(folder: string): string {
  return basename(folder).replaceAll('-', '_').toLowerCase()
}
