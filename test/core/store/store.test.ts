import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { describe, expect, onTestFinished, test } from 'vitest'
import { writeWithoutWaiting } from '../../../server/core/store/engine.ts'
import { migrations } from '../../../server/core/store/migrations.ts'
import {
  openStore,
  STORE_FILE,
  StoreVersionError,
  type Store,
  type StoreOptions,
} from '../../../server/core/store/store.ts'
import { createStorePlace, describeWhereSqlDiffers } from '../../create-test-app.ts'

const OPEN_STORE = resolve(import.meta.dirname, 'open-store.ts')

async function open(options: StoreOptions): Promise<Store> {
  const store = await openStore(options)
  onTestFinished(() => store.close())
  return store
}

async function tables({ db }: Pick<Store, 'db'>): Promise<string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name).toSorted()
}

async function applied({ db }: { db: Kysely<never> }): Promise<{ name: string; timestamp: string }[]> {
  const { rows } = await sql<{ name: string; timestamp: string }>`select * from kysely_migration order by name`.execute(
    db,
  )
  return rows
}

/** A next version of the program: it adds a table. */
const addNote: Migration = {
  up: (db) => db.schema.createTable('note').addColumn('text', 'text').execute(),
}
/** One that does much and then fails. */
const failLate: Migration = {
  async up(db) {
    await db.schema.createTable('half').addColumn('text', 'text').execute()
    await db.schema.alterTable('news').addColumn('half', 'text').execute()
    await db.updateTable('content_revision').set({ revision: 99 }).execute()
    throw new Error('The disk caught fire')
  },
}

describeWhereSqlDiffers('opening a store', (engine) => {
  test('makes every table in an empty place', async () => {
    const store = await open(await createStorePlace(engine))
    expect(store.engine).toBe(engine)
    expect(await tables(store)).toEqual(
      expect.arrayContaining(['contact_message', 'content_revision', 'news', 'project']),
    )
    expect((await applied(store as never)).map(({ name }) => name)).toEqual(Object.keys(migrations))
  })

  test('touches nothing when it is up to date', async () => {
    const place = await createStorePlace(engine)
    const first = await openStore(place)
    await first.db.updateTable('content_revision').set({ revision: 7 }).execute()
    const before = await applied(first as never)
    await first.close()
    const again = await open(place)
    expect(await applied(again as never)).toEqual(before)
    expect(await again.db.selectFrom('content_revision').selectAll().execute()).toMatchObject([{ id: 1, revision: 7 }])
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('before-'))).toEqual([])
  })

  test('brings an older store up to date, and keeps its rows', async () => {
    const place = await createStorePlace(engine)
    const old = await openStore(place)
    await old.db.updateTable('content_revision').set({ revision: 7 }).execute()
    await old.close()
    const store = await open({ ...place, migrations: { ...migrations, '29990101000000_add_note': addNote } })
    expect(await tables(store)).toContain('note')
    expect(await store.db.selectFrom('content_revision').selectAll().execute()).toMatchObject([{ revision: 7 }])
  })

  test('refuses a store of a newer version, and leaves it as it is', async () => {
    const place = await createStorePlace(engine)
    const newer = { ...migrations, '29990101000000_contract_note': addNote }
    await (await openStore({ ...place, migrations: newer })).close()
    const refused = openStore(place)
    await expect(refused).rejects.toThrow(StoreVersionError)
    await expect(refused).rejects.toThrow(/newer version.*29990101000000_contract_note/)
    const store = await open({ ...place, migrations: newer })
    expect(await tables(store)).toContain('note')
  })

  test('uses a store to which a newer version has only added, unless it lacks a migration of its own', async () => {
    const place = await createStorePlace(engine)
    const newer = { ...migrations, '29990101000000_add_note': addNote }
    await (await openStore({ ...place, migrations: newer })).close()
    const lines: string[] = []
    const store = await open({ ...place, log: { info: (line) => void lines.push(line), error() {} } })
    expect(await store.db.selectFrom('content_revision').select('revision').execute()).toHaveLength(1)
    expect(lines.join()).toContain('29990101000000_add_note')
    const other = { ...migrations, '29990101000001_add_other': addNote }
    await expect(openStore({ ...place, migrations: other })).rejects.toThrow(/newer version.*29990101000000_add_note/)
  })

  test('leaves the store as it was when a migration fails, the ones before it included', async () => {
    const place = await createStorePlace(engine)
    await (await openStore(place)).close()
    const broken = { ...migrations, '29990101000000_add_note': addNote, '29990102000000_fail': failLate }
    const failed = openStore({ ...place, migrations: broken })
    await expect(failed).rejects.toThrow('the store is as it was: 29990102000000_fail')
    await expect(failed).rejects.toMatchObject({ cause: { message: 'The disk caught fire' } })
    const store = await open(place)
    expect(await tables(store)).not.toContain('note')
    expect(await tables(store)).not.toContain('half')
    expect((await applied(store as never)).map(({ name }) => name)).toEqual(Object.keys(migrations))
    expect(await store.db.selectFrom('content_revision').selectAll().execute()).toMatchObject([{ revision: 1 }])
  })

  test('can be done twice at once in one process', async () => {
    const place = await createStorePlace(engine)
    const stores = await Promise.all([open(place), open(place)])
    for (const store of stores) {
      expect(await store.db.selectFrom('content_revision').selectAll().execute()).toMatchObject([{ revision: 1 }])
    }
  })

  test('can be done by several processes at once', async () => {
    const place = await createStorePlace(engine)
    const openElsewhere = () =>
      promisify(execFile)(process.execPath, [OPEN_STORE, place.dataDir, place.databaseUrl ?? ''], { encoding: 'utf8' })
    const outputs = await Promise.all([openElsewhere(), openElsewhere(), openElsewhere()])
    expect(outputs.map(({ stdout }) => stdout)).toEqual(['revision 1\n', 'revision 1\n', 'revision 1\n'])
  })
})

describe('a SQLite store', () => {
  test('waits for a process that makes the same file', async () => {
    const place = await createStorePlace('sqlite')
    // It holds the lock of a writer before the file has its journal.
    const program = `const { DatabaseSync } = require('node:sqlite'); const { parentPort } = require('node:worker_threads')
      const file = new DatabaseSync(${JSON.stringify(join(place.dataDir, STORE_FILE))}); file.exec('begin immediate')
      parentPort.postMessage('locked'); setTimeout(() => file.exec('commit'), 200)`
    await once(new Worker(program, { eval: true }), 'message')
    const { db } = await open(place)
    expect(await db.selectFrom('content_revision').select('revision').execute()).toMatchObject([{ revision: 1 }])
  })

  test('has WAL, full synchronisation and foreign keys switched on', async () => {
    const { db } = await open(await createStorePlace('sqlite'))
    const pragma = async (name: string) => (await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0]
    expect(await pragma('journal_mode')).toMatchObject({ journal_mode: 'wal' })
    expect(await pragma('synchronous')).toMatchObject({ synchronous: 2 })
    expect(await pragma('foreign_keys')).toMatchObject({ foreign_keys: 1 })
    expect(await pragma('busy_timeout')).toMatchObject({ timeout: 50 })
  })

  test('is copied before it is migrated', async () => {
    const place = await createStorePlace('sqlite')
    const old = await openStore(place)
    await old.db.updateTable('content_revision').set({ revision: 7 }).execute()
    await old.close()
    await open({ ...place, migrations: { ...migrations, '29990101000000_add_note': addNote } })
    const copy = 'before-29990101000000_add_note.sqlite'
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('before-'))).toEqual([copy])
    const file = new DatabaseSync(join(place.dataDir, copy), { readOnly: true })
    expect(file.prepare('select revision from content_revision').all()).toMatchObject([{ revision: 7 }])
    expect(file.prepare("select name from sqlite_master where name = 'note'").all()).toEqual([])
    file.close()
  })

  test('lets another connection read while one writes', async () => {
    const place = await createStorePlace('sqlite')
    const [writer, reader] = [await open(place), await open(place)]
    await writer.db.transaction().execute(async (tx) => {
      await tx.updateTable('content_revision').set({ revision: 8 }).execute()
      expect(await reader.db.selectFrom('content_revision').select('revision').execute()).toMatchObject([
        { revision: 1 },
      ])
    })
    expect(await reader.db.selectFrom('content_revision').select('revision').execute()).toMatchObject([{ revision: 8 }])
  })

  test('makes a second writer wait for the first, without blocking the process', async () => {
    const place = await createStorePlace('sqlite')
    const [first, second] = [await open(place), await open(place)]
    const raise = ({ db }: Pick<Store, 'db'>) =>
      db
        .updateTable('content_revision')
        .set((eb) => ({ revision: eb('revision', '+', 1) }))
        .execute()
    let waiting: Promise<unknown>
    await first.db.transaction().execute(async (tx) => {
      await raise({ db: tx })
      waiting = raise(second)
      // The first goes on only because a timer still runs while the second waits.
      await setTimeout(200)
    })
    await waiting!
    expect(await second.db.selectFrom('content_revision').select('revision').execute()).toMatchObject([{ revision: 3 }])
  })
})

test('writes that need not wait for the disk do not, and every other write does', async () => {
  const { db } = await open(await createStorePlace('sqlite'))
  const synchronous = async (handle: Kysely<never>) =>
    (await sql<{ synchronous: number }>`pragma synchronous`.execute(handle)).rows[0]?.synchronous
  const levels: unknown[] = []
  for (let time = 0; time < 2; time++) {
    const written = writeWithoutWaiting(db, async (free) => {
      await setTimeout(20)
      levels.push(await synchronous(free as never))
    })
    const other = db.transaction().execute(async (tx) => levels.push(await synchronous(tx as never)))
    await Promise.all([written, other])
  }
  await expect(writeWithoutWaiting(db, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  levels.push(await synchronous(db as never))
  expect(levels, '1 is normal, 2 is full').toEqual([1, 2, 1, 2, 2])
})
