// Before landing: copies whole stores from engine to engine, and reads all of the site.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Engine } from '../../server/core/store/engine.ts'
import { insertPicture } from '../../server/core/pictures/store/pictures.ts'
import { compareSums, RowSummer } from '../../server/core/store/row-lines.ts'
import { openStore, STORE_FILE } from '../../server/core/store/store.ts'
import { copyStore, countTargetTables, parseAddress, type StoreAddress } from '../../server/transfer/copy-store.ts'
import { createStorePlace, describeWhereSqlDiffers, type StorePlace } from '../create-test-app.ts'
import { pictureRow } from '../backup/backup-place.ts'
import { readPublicAnswers } from './public-answers.ts'
import { openSampleStore } from './sample-store.ts'

const addressOf = ({ dataDir, databaseUrl }: StorePlace): StoreAddress => parseAddress(databaseUrl ?? dataDir)
const other = (engine: Engine): Engine => (engine === 'sqlite' ? 'postgres' : 'sqlite')
/** A copy needs both engines. */
const isWithoutPostgres = !process.env['TEST_DATABASE_URL']
const picture = (key: string) => ({
  ...pictureRow(key, 'original.jpg'),
  translations: { en: { alt: 'A "quoted"\n पुल \u{1F309}' } },
})

const fill = async (place: StorePlace, key: string) => {
  const store = await openStore(place)
  await insertPicture(store.db, picture(key.repeat(16)))
  return store
}
const keysOf = async (place: StorePlace) => {
  const store = await openStore(place)
  const rows = await store.db.selectFrom('picture').select('key').execute()
  await store.close()
  return rows.map(({ key }) => key[0])
}

describeWhereSqlDiffers('a store, copied to the other engine and back,', (engine) => {
  test.skipIf(isWithoutPostgres)(
    'answers every public address with the same bytes, and gives no number twice',
    async () => {
      const [place, there, back] = [
        await createStorePlace(engine),
        await createStorePlace(other(engine)),
        await createStorePlace(engine),
      ]
      const store = await openSampleStore(place)
      const last = await insertPicture(store.db, picture('0'.repeat(16)))
      await store.db.deleteFrom('picture').where('id', '=', last).execute()
      const expected = await readPublicAnswers(store)
      expect(expected.size).toBeGreaterThan(150)
      const { rows, tables } = await copyStore({ from: addressOf(place), to: addressOf(there) })
      expect(await copyStore({ from: addressOf(there), to: addressOf(back) })).toMatchObject({ rows, tables })
      for (const copied of [there, back]) {
        const copy = await openStore(copied)
        expect(await readPublicAnswers(copy)).toEqual(expected)
        expect(await insertPicture(copy.db, picture('1'.repeat(16)))).toBe(last + 1)
        await copy.close()
      }
    },
  )
})

describeWhereSqlDiffers('a copy', (engine) => {
  test.skipIf(isWithoutPostgres)('needs an empty target that no server uses, or replaces all of it', async () => {
    const [place, target] = [await createStorePlace(other(engine)), await createStorePlace(engine)]
    await (await fill(place, 'a')).close()
    const running = await fill(target, 'b')
    const [from, to] = [addressOf(place), addressOf(target)]
    await running.db.selectFrom('picture').select('id').execute()
    await expect(copyStore({ from, to, isReplaced: true })).rejects.toThrow(/is in use.*stop the server first/)
    await running.close()
    await expect(copyStore({ from, to })).rejects.toThrow(/is not empty \(\d+ tables\)/)
    await expect(copyStore({ from: to, to, isReplaced: true })).rejects.toThrow('Both are the same store')
    expect(await keysOf(target)).toEqual(['b'])
    await copyStore({ from, to, isReplaced: true })
    expect(await keysOf(target)).toEqual(['a'])
  })

  test.skipIf(isWithoutPostgres)('leaves the target as it was when it fails', async () => {
    const [place, target, empty] = [
      await createStorePlace(other(engine)),
      await createStorePlace(engine),
      await createStorePlace(engine),
    ]
    await (await fill(place, 'a')).close()
    await (await fill(target, 'b')).close()
    const onTable = (table: string) => {
      if (table === 'picture') throw new Error('The power fails')
    }
    const from = addressOf(place)
    const copying = copyStore({ from, to: addressOf(target), isReplaced: true, onTable })
    await expect(copying).rejects.toThrow('The power fails')
    expect(await keysOf(target)).toEqual(['b'])
    await expect(copyStore({ from, to: addressOf(empty), onTable })).rejects.toThrow('The power fails')
    expect(await countTargetTables(addressOf(empty))).toBe(0)
    expect(existsSync(join(empty.dataDir, STORE_FILE))).toBe(false)
  })
})

test('rows have the same sum in any order of rows and columns, and another one when anything differs', () => {
  const sumsOf = (...lines: string[]) => {
    const summer = new RowSummer()
    for (const line of ['#{"table":"one","columns":["a","b"]}', ...lines]) summer.read(line)
    return summer.sums
  }
  const sums = sumsOf('{"a":1,"b":"x"}', '{"a":2e3,"b":null}')
  expect(compareSums(sums, sumsOf('{"b":null,"a":2000}', '{"b":"x","a":1}'))).toEqual([])
  expect(compareSums(sums, sumsOf('{"a":1,"b":"x"}'))).toEqual(['one'])
  expect(compareSums(sums, sumsOf('{"a":1,"b":"y"}', '{"a":2000,"b":null}'))).toEqual(['one'])
  expect(compareSums(sums, sumsOf('{"a":1,"b":"x"}', '{"a":2000,"b":""}'))).toEqual(['one'])
  const numbered = (last: number) => sumsOf(`#{"identity":"one","column":"id","last":"${last}"}`)
  expect([9, 10, 11].map((last) => compareSums(numbered(10), numbered(last)).length)).toEqual([1, 0, 0])
})

test.skipIf(isWithoutPostgres)('a copy waits for connections that a stopped server leaves for a moment', async () => {
  const [place, target] = [await createStorePlace('sqlite'), await createStorePlace('postgres')]
  await (await fill(place, 'a')).close()
  const leaving = await fill(target, 'b')
  const copying = copyStore({ from: addressOf(place), to: addressOf(target), isReplaced: true })
  const others = sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend'`
  const countOthers = async () => (await others.execute(leaving.db)).rows.length
  // The copy looks at the target, and has looked.
  await expect.poll(countOthers, { interval: 1, timeout: 10_000 }).toBeGreaterThan(0)
  await expect.poll(countOthers, { interval: 1, timeout: 10_000 }).toBe(0)
  await Promise.all([copying, leaving.close()])
  expect(await keysOf(target)).toEqual(['a'])
})

test('a copy makes the folder that it goes into, and names one that cannot be made', async () => {
  const place = await createStorePlace('sqlite')
  await (await fill(place, 'a')).close()
  const dataDir = join((await createStorePlace('sqlite')).dataDir, 'new', 'site')
  await copyStore({ from: addressOf(place), to: { path: join(dataDir, STORE_FILE) } })
  expect(await keysOf({ dataDir })).toEqual(['a'])
  const inFile = join(dataDir, STORE_FILE, 'site')
  const refused = copyStore({ from: addressOf(place), to: { path: join(inFile, STORE_FILE) } })
  await expect(refused).rejects.toThrow(`${inFile} cannot be made: ENOTDIR`)
})
