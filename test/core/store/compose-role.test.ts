import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { openStore } from '../../../server/core/store/store.ts'

const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']
const deploy = resolve(import.meta.dirname, '../../../deploy')
const script = readFileSync(join(deploy, 'postgres-role.sql'), 'utf8')

test('the role of the compose file is made by the script that Postgres runs at its first start, not by the image', () => {
  const { postgres } = parse(readFileSync(join(deploy, 'compose.yaml'), 'utf8')).services
  expect(postgres.volumes).toContain('./postgres-role.sql:/docker-entrypoint-initdb.d/role.sql:ro')
  expect(postgres.environment).toEqual({ POSTGRES_PASSWORD_FILE: '/run/secrets/postgres_password' })
  expect(script).toContain(`cat ${postgres.environment.POSTGRES_PASSWORD_FILE}`)
})

test.skipIf(!TEST_DATABASE_URL)('that role is no superuser, and makes a store', async () => {
  const role = `site_${randomUUID().slice(0, 8)}`
  const administration = new pg.Client(TEST_DATABASE_URL)
  await administration.connect()
  onTestFinished(async () => {
    await administration.query(`drop database if exists ${role} with (force)`)
    await administration.query(`drop role if exists ${role}`)
    await administration.end()
  })
  const statements = script.split('\n').filter((line) => line.startsWith('create'))
  expect(statements).toHaveLength(2)
  for (const statement of statements)
    await administration.query(statement.replaceAll(/\bsite\b/g, role).replace(":'password'", "'secret'"))
  const url = new URL(TEST_DATABASE_URL!)
  Object.assign(url, { username: role, password: 'secret', pathname: `/${role}` })
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const store = await openStore({ dataDir, databaseUrl: url.href })
  onTestFinished(() => store.close())
  const client = new pg.Client(url.href)
  await client.connect()
  const { rows } = await client.query(
    'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication from pg_roles where rolname = current_user',
  )
  await client.end()
  expect(Object.values(rows[0])).toEqual([false, false, false, false, false])
})
