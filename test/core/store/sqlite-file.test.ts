import { cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrations } from '../../../server/core/store/migrations.ts'
import { openStore, StoreDamagedError, STORE_FILE, type Store } from '../../../server/core/store/store.ts'
import { createStorePlace } from '../../create-test-app.ts'

async function open(dataDir: string, options = {}): Promise<Store & { lines: string[] }> {
  const lines: string[] = []
  const log = { info: (text: string) => void lines.push(text), error: (text: string) => void lines.push(text) }
  const store = await openStore({ dataDir, log, isChecked: true, ...options })
  onTestFinished(() => store.close().catch(() => {}))
  return { ...store, lines }
}

function insertMessages({ db }: Store, from: number, count: number, text: string) {
  const rows = Array.from({ length: count }, (_, index) => ({
    reference: `REC-${from + index}`,
    name: 'Maya',
    email: 'maya@example.org',
    subject: 'A',
    message: text,
    received_at: '2026-01-01T00:00:00.000Z',
  }))
  return db.insertInto('contact_message').values(rows).execute()
}

test("a copy that was restored beside another file's write-ahead log is refused in plain words, and left unchanged", async () => {
  const { dataDir } = await createStorePlace('sqlite')
  const before = await open(dataDir)
  await insertMessages(before, 0, 50, 'x'.repeat(2000))
  await before.close()
  const copy = readFileSync(join(dataDir, STORE_FILE))
  const store = await open(dataDir)
  for (let time = 1; time < 40; time++) await insertMessages(store, time * 1000, 50, 'y'.repeat(3000))
  await store.db.deleteFrom('contact_message').where('id', '<', 500).execute()
  // As after a power cut: the log is still there.
  const broken = (await createStorePlace('sqlite')).dataDir
  cpSync(dataDir, broken, { recursive: true })
  writeFileSync(join(broken, STORE_FILE), copy)
  const files = () =>
    Object.fromEntries(
      readdirSync(broken)
        .filter((name) => !name.endsWith('-shm'))
        .map((name) => [name, readFileSync(join(broken, name)).toString('base64').length]),
    )
  const untouched = files()
  const refused = openStore({ dataDir: broken, isChecked: true })
  await expect(refused).rejects.toThrow(StoreDamagedError)
  await expect(refused).rejects.toThrow(/damaged.*store\.sqlite-wal and .*store\.sqlite-shm.*put the copy back/s)
  expect(files()).toEqual(untouched)
})

test('a file that is no store is refused in plain words', async () => {
  const { dataDir } = await createStorePlace('sqlite')
  writeFileSync(join(dataDir, STORE_FILE), 'This is a letter, and not a database of any kind. '.repeat(100))
  await expect(openStore({ dataDir, isChecked: true })).rejects.toThrow(
    /damaged, and is left as it is: .*not a database/,
  )
})

test('a migration says what it does, how long it took and where the copy is, which only its owner can read', async () => {
  const { dataDir } = await createStorePlace('sqlite')
  await (await open(dataDir)).close()
  const { lines } = await open(dataDir, {
    migrations: { ...migrations, '29990101000000_add_note': { up: async () => {} } },
  })
  const copy = join(dataDir, 'before-29990101000000_add_note.sqlite')
  expect(lines).toEqual([
    `Migrating the store: the store from before is kept in ${copy}`,
    expect.stringMatching(/^Migrated the store in \d+\.\d s: 29990101000000_add_note$/),
  ])
  expect(statSync(copy).mode & 0o777).toBe(0o600)
})

test('a message that was deleted is gone from the disk', async () => {
  const { dataDir } = await createStorePlace('sqlite')
  const store = await open(dataDir)
  const secret = 'What nobody may ever read again'
  await insertMessages(store, 0, 20, secret)
  const traces = () => readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name)).includes(secret))
  expect(traces()).not.toEqual([])
  await store.db.deleteFrom('contact_message').execute()
  await store.truncateLog()
  expect(traces()).toEqual([])
})

test('a store that a power cut caught before its write-ahead log was chosen starts, and is rolled back', async () => {
  const { dataDir } = await createStorePlace('sqlite')
  const path = join(dataDir, STORE_FILE)
  const file = new DatabaseSync(path)
  onTestFinished(() => file.close())
  file.exec('pragma cache_size = 1; create table half (text)')
  file.exec(`begin; insert into half select hex(randomblob(4000)) from json_each('[${'1,'.repeat(99)}1]')`)
  const left = (await createStorePlace('sqlite')).dataDir
  cpSync(dataDir, left, { recursive: true })
  expect(readdirSync(left)).toContain(`${STORE_FILE}-journal`)
  const store = await open(left)
  expect((await sql`select count(*) as count from half`.execute(store.db)).rows).toEqual([{ count: 0 }])
})
