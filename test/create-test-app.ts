import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject, onTestFinished, test } from 'vitest'
import { ADDRESSES } from '../contract/addresses.ts'
import { CONTENT_ENTITIES } from '../contract/kinds/index.ts'
import { LOCALES } from '../contract/locale.ts'
import type { ApiType } from '../server/api.ts'
import { registerContent } from '../server/core/content/registration.ts'
import type { Engine } from '../server/core/store/engine.ts'
import { migrations } from '../server/core/store/migrations.ts'
import { openStore, STORE_FILE, type Store } from '../server/core/store/store.ts'
import { createTestApi, type TestApiOptions } from './create-test-api.ts'
import { insertFixtures } from './fixtures/content.ts'
import { isPart } from './scope.ts'
import { templateDatabase } from './share-templates.ts'

/** A Postgres in which tests may make databases; `npm test` starts one. */
const TEST_DATABASE_URL = process.env['TEST_DATABASE_URL']

/** Where a store of an engine is opened. */
export interface StorePlace {
  dataDir: string
  databaseUrl?: string
}

export interface TestApp extends Store {
  api: ApiType
  /** Calls the API in process; the path is what comes after /api/v1. */
  request(path: string, init?: RequestInit): Promise<Response>
  /** Messages logged as errors: nothing, in a test that does not provoke it. */
  errors: unknown[]
}

/** The time at which a test's API receives messages. */
export const NOW = new Date('2026-11-21T09:00:00.000Z')

/**
 * Runs the same tests on SQLite and, every night, on Postgres. For what reaches the store through queries
 * that are the same for both: otherwise `describeWhereSqlDiffers`.
 */
export function describeOnEachEngine(name: string, define: (engine: Engine) => void): void {
  if (isPart) describe(`${name} (SQLite)`, () => define('sqlite'))
  else describeWhereSqlDiffers(name, define)
}

/**
 * Runs the same tests on SQLite and on Postgres, in `npm test` too. For SQL, locks and transactions that each engine has of
 * its own. Without a Postgres that is said loudly, and under CI=true it is a failure.
 */
export function describeWhereSqlDiffers(name: string, define: (engine: Engine) => void): void {
  describe(`${name} (SQLite)`, () => define('sqlite'))
  if (TEST_DATABASE_URL) describe(`${name} (Postgres)`, () => define('postgres'))
  else if (process.env['CI'] === 'true') {
    test(`${name} (Postgres)`, () => {
      throw new Error('There is no Postgres to test on: set TEST_DATABASE_URL')
    })
  } else {
    console.warn(`SKIPPED: ${name} on Postgres, because TEST_DATABASE_URL is not set`)
    describe.skip(`${name} (Postgres)`, () => define('postgres'))
  }
}

/** The API over a store of its own that holds the fixtures, for a test that writes. It is gone when the test has finished. */
export async function createTestApp(engine: Engine, options: Partial<TestApiOptions> = {}): Promise<TestApp> {
  const app = await openTestApp(engine, options)
  onTestFinished(app.close)
  return app
}

/** The same for tests that only read: one app for all tests of a `describe`, there when the first of them begins. */
export function useTestApp(engine: Engine): TestApp {
  const app = {} as TestApp
  beforeAll(async () => {
    Object.assign(app, await openTestApp(engine))
  })
  afterAll(() => app.close())
  return app
}

async function openTestApp(engine: Engine, options: Partial<TestApiOptions> = {}): Promise<TestApp> {
  const place = await makePlace(engine, await getTemplate(engine))
  // The template is migrated.
  const store = await openStore({ ...place, migrates: false })
  const errors: unknown[] = []
  const log = { info() {}, error: (_text: string, cause?: unknown) => void errors.push(cause) }
  const api = createTestApi({ db: store.db, reads: store.reads, log, now: () => NOW, ...options })
  return {
    ...store,
    api,
    errors,
    request: async (path, init) => api.request(`/api/v1${path}`, init),
    async close() {
      await store.close()
      await removePlace(place)
    },
  }
}

/** An empty place for a store. It is gone when the test has finished. */
export async function createStorePlace(engine: Engine): Promise<StorePlace> {
  const place = await makePlace(engine)
  onTestFinished(() => removePlace(place))
  return place
}

/** A file that replaces kinds, addresses, languages or migrations needs another template than the rest. */
const variant = createHash('sha256')
  .update(JSON.stringify([CONTENT_ENTITIES, Object.keys(ADDRESSES), LOCALES, Object.keys(migrations)]))
  .digest('hex')
  .slice(0, 8)

/** Of the engines that a file has used. */
const templates = new Map<Engine, Promise<string>>()

/** A migrated store with the fixtures, which is copied for each app. @returns its file, or its database's name */
function getTemplate(engine: Engine): Promise<string> {
  const known = templates.get(engine)
  if (known) return known
  const made = engine === 'sqlite' ? getTemplateFile() : getTemplateDatabase()
  templates.set(engine, made)
  return made
}

/** The first that needs it makes it for all test files. Two may do it at the same time: the later replaces the same. */
async function getTemplateFile(): Promise<string> {
  const file = join(inject('templates'), `${variant}.sqlite`)
  if (existsSync(file)) return file
  const place = await makePlace('sqlite')
  await fill(place)
  await rename(join(place.dataDir, STORE_FILE), file)
  await removePlace(place)
  return file
}

async function getTemplateDatabase(): Promise<string> {
  const name = `${templateDatabase(inject('templates'))}_${variant}`
  const lock = `hashtext('${name}')`
  await askPostgres(`select pg_advisory_lock(${lock})`)
  try {
    const { rowCount } = await askPostgres(`select from pg_database where datname = '${name}'`)
    if (rowCount) return name
    const place = await makePlace('postgres')
    await fill(place)
    await askPostgres(`alter database ${databaseOf(place.databaseUrl!)} rename to ${name}`)
    return name
  } finally {
    await askPostgres(`select pg_advisory_unlock(${lock})`)
  }
}

async function fill(place: StorePlace): Promise<void> {
  const store = await openStore(place)
  await store.db.transaction().execute(insertFixtures)
  await registerContent(store.db, NOW)
  await store.close()
}

async function makePlace(engine: Engine, template?: string): Promise<StorePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'))
  if (engine === 'sqlite') {
    if (template) await copyFile(template, join(dataDir, STORE_FILE))
    return { dataDir }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await askPostgres(`create database ${name} template ${template ?? 'template0'}`)
  return { dataDir, databaseUrl: urlOf(name) }
}

function urlOf(database: string): string {
  const url = new URL(TEST_DATABASE_URL!)
  url.pathname = `/${database}`
  return url.href
}

async function removePlace({ dataDir, databaseUrl }: StorePlace): Promise<void> {
  await rm(dataDir, { recursive: true, force: true })
  if (databaseUrl) await askPostgres(`drop database ${databaseOf(databaseUrl)} with (force)`)
}

function databaseOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}

/** By name and engine, what a worker has made for {@link fillPlace}. */
const filled = new Map<string, Promise<StorePlace>>()

/** Puts the store there that `fill` makes of an empty place; each worker makes it once, and then copies it. */
export async function fillPlace(place: StorePlace, name: string, fill: (empty: StorePlace) => Promise<void>) {
  const engine = place.databaseUrl ? 'postgres' : 'sqlite'
  const key = `${name}_${engine}`
  if (!filled.has(key)) filled.set(key, makeFilled(engine, fill))
  const { dataDir, databaseUrl } = await filled.get(key)!
  if (databaseUrl) {
    const own = databaseOf(place.databaseUrl!)
    await askPostgres(`drop database ${own}`)
    await askPostgres(`create database ${own} template ${databaseOf(databaseUrl)}`)
  }
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const to = join(place.dataDir, relative(dataDir, from))
    if (entry.isDirectory()) await mkdir(to, { recursive: true })
    // Pictures and documents are never written twice.
    else await (entry.name === STORE_FILE ? copyFile(from, to) : link(from, to))
  }
}

/** In the folder that share-templates.ts takes away, with a database that it takes away too. */
async function makeFilled(engine: Engine, fill: (empty: StorePlace) => Promise<void>): Promise<StorePlace> {
  const place = await makePlace(engine)
  await fill(place)
  const dataDir = join(inject('templates'), randomUUID())
  await rename(place.dataDir, dataDir)
  if (!place.databaseUrl) return { dataDir }
  const name = `${templateDatabase(inject('templates'))}_${randomUUID().slice(0, 8)}`
  await askPostgres(`alter database ${databaseOf(place.databaseUrl)} rename to ${name}`)
  return { dataDir, databaseUrl: urlOf(name) }
}

/** One connection a worker, which ends with it: each new one is a process of Postgres. */
let administration: Promise<pg.Client> | undefined

async function askPostgres(statement: string): Promise<pg.QueryResult> {
  administration ??= connect()
  return (await administration).query(statement)
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(TEST_DATABASE_URL)
  client.on('error', () => (administration = undefined))
  await client.connect()
  return client
}
