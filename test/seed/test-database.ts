import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import type { Engine } from '../../server/store/engine.ts'

const POSTGRES = process.env['TEST_DATABASE_URL']

/** The engines on which data tests run; `npm test` provides Postgres, and says loudly when it cannot. */
export const ENGINES: Engine[] = POSTGRES ? ['sqlite', 'postgres'] : ['sqlite']

/** Makes an empty Postgres database, gone after the test. @returns its address */
export async function createDatabase(): Promise<string> {
  if (!POSTGRES) throw new Error('TEST_DATABASE_URL names no Postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await administrate(`create database ${name}`)
  onTestFinished(() => administrate(`drop database ${name} with (force)`))
  const url = new URL(POSTGRES)
  url.pathname = name
  return url.href
}

async function administrate(statement: string): Promise<void> {
  const client = new Client({ connectionString: POSTGRES })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
