import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database on the same server. Returns its address. */
export async function createDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const made = new URL(url)
  made.pathname = `/${name}`
  return made.href
}
