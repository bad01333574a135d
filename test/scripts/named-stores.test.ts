import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openNamedStore } from '../../scripts/stores/open-named-store.ts'
import { OWNER, type NAMED_STORES } from '../../scripts/stores/named-stores.ts'
import { SAVED, TYPED } from '../../scripts/stores/conflict.ts'
import { loadItem } from '../../server/core/content/items.ts'
import { kindFor } from '../../server/core/content/kinds.ts'
import { findStaffUserByEmail } from '../../server/core/accounts/store/staff.ts'
import { openStore } from '../../server/core/store/store.ts'
import { openForm } from '../../server/form-states/form-states.ts'
import { createTestApi } from '../create-test-api.ts'

/** A named store, made for the test. */
async function open(name: keyof typeof NAMED_STORES) {
  const folder = mkdtempSync(join(tmpdir(), 'named-stores-'))
  const dataDir = await openNamedStore(folder, name, false)
  expect(await openNamedStore(folder, name, false)).toBe(dataDir)
  const { db, close } = await openStore({ dataDir })
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true })
  })
  const api = createTestApi({ db, log: { info() {}, error() {} } })
  const ask = async (path: string) => (await (await api.request(`/api/v1${path}`)).json()).data
  return { db, ask }
}

test('the empty store has no item and no account', async () => {
  const { db, ask } = await open('empty')
  expect(await ask('/projects')).toEqual([])
  expect(await findStaffUserByEmail(db, OWNER.email)).toBeUndefined()
})

test('the store of two languages has its news in both', async () => {
  const { ask } = await open('two-languages')
  const names = async (language: string) => (await ask(`/news${language}`)).map(({ name }: { name: string }) => name)
  const [english, nepali] = [await names(''), await names('?locale=ne')]
  expect(english).toHaveLength(3)
  expect(nepali.filter((name: string) => english.includes(name))).toEqual([])
})

test('the store of a conflict has a form that began before the version of a colleague', async () => {
  const { db } = await open('conflict')
  const staff = { ...(await findStaffUserByEmail(db, OWNER.email))!, secondFactor: false }
  const { own } = await openForm({ db, now: () => new Date(), staff }, { entity: 'news', item: '1' })
  expect(own?.document).toMatchObject({ name: TYPED })
  const { item, document } = await loadItem({ tx: db, kind: kindFor('news') }, 1)
  expect(item.version).toBeGreaterThan(own!.version!)
  expect(document).toMatchObject({ name: SAVED })
})
