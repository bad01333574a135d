import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { SetUpStepState } from '../../contract/set-up/set-up.ts'
import { setDisabled } from '../../server/core/accounts/staff-accounts.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { openStore } from '../../server/core/store/store.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { openSetUp, renewSetUp } from '../../server/set-up/set-up-address.ts'
import { createTestApi, TEST_SECRET } from '../create-test-api.ts'
import {
  createStorePlace,
  createTestApp,
  describeOnEachEngine,
  describeWhereSqlDiffers,
  type TestApp,
} from '../create-test-app.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from '../core/accounts/staff.ts'

const ORIGIN = 'http://localhost:3000'

/** A store that nobody has set up, and the API of a server on it. */
async function openNewSite(engine: Engine) {
  const place = await createStorePlace(engine)
  const store = await openStore(place)
  onTestFinished(() => store.close())
  const { dataDir, databaseUrl } = place
  const api = createTestApi({ db: store.db, place: { dataDir, databaseUrl, media: {} } as never })
  const app: Pick<TestApp, 'db' | 'request'> = {
    db: store.db,
    request: async (path, init) => api.request(`/api/v1${path}`, init),
  }
  const parts = { db: store.db, secret: TEST_SECRET, dataDir, origin: ORIGIN }
  return { ...app, parts, file: join(dataDir, 'set-up-address') }
}

type NewSite = Awaited<ReturnType<typeof openNewSite>>
const secretIn = (address = '') => address.split('#')[1] ?? ''
const ownerWith = (secret: string, email = 'sita@example.org') => ({
  secret,
  email,
  name: 'Sita',
  password: PASSWORD,
  locale: 'ne',
})
const send = (site: Pick<NewSite, 'request'>, body: object) =>
  visitor(site as TestApp).call('POST', '/set-up/owner', body)
const isOpen = async ({ request }: NewSite) => (await (await request('/set-up')).json()).data.isOpen as boolean

describeWhereSqlDiffers('the set-up of a new site', (engine) => {
  test('begins at an address that stays the same after a restart, and makes one owner, who can sign in', async () => {
    const site = await openNewSite(engine)
    const address = await openSetUp(site.parts)
    expect(address).toMatch(/^http:\/\/localhost:3000\/admin\/set-up#[\w-]{43}$/)
    expect(readFileSync(site.file, 'utf8')).toBe(`${address}\n`)
    expect(statSync(site.file).mode & 0o777).toBe(0o600)
    expect(await openSetUp(site.parts)).toBe(address)
    expect(await isOpen(site)).toBe(true)

    const secret = secretIn(address)
    expect((await send(site, ownerWith('x'.repeat(43)))).status).toBe(401)
    for (const password of ['short', 'qwertyqwerty'])
      expect((await send(site, { ...ownerWith(secret), password })).status).toBe(422)
    expect((await send(site, ownerWith(secret))).status).toBe(201)
    const sita = visitor(site as never)
    const signedIn = await sita.call('POST', '/session', { email: 'sita@example.org', password: PASSWORD })
    expect((await signedIn.json()).data.staff).toMatchObject({ name: 'Sita', role: 'owner', locale: 'ne' })

    expect(await isOpen(site)).toBe(false)
    expect(existsSync(site.file)).toBe(false)
    expect((await send(site, ownerWith(secret, 'hari@example.org'))).status).toBe(409)
    expect(await openSetUp(site.parts)).toBeUndefined()
    const entries = await site.db.selectFrom('audit_entry').select(['action', 'label', 'staff_email']).execute()
    expect(entries).toContainEqual({
      action: 'create',
      label: 'sita@example.org (owner)',
      staff_email: 'sita@example.org',
    })
    expect(JSON.stringify(await site.db.selectFrom('store_fact').selectAll().execute())).not.toContain(secret)
  })

  test('lets one of several people at the same time be the owner, and tells the others', async () => {
    const site = await openNewSite(engine)
    const secret = secretIn(await openSetUp(site.parts))
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => send(site, ownerWith(secret, `${name}@example.org`))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    const owners = await site.db.selectFrom('staff_user').select('email').execute()
    const passwords = await site.db.selectFrom('staff_account').select('password').execute()
    expect([owners.length, passwords.length]).toEqual([1, 1])
    const refused = answers.find(({ status }) => status === 409)!
    expect((await refused.json()).message).toBe('This site has an owner already: sign in at /admin')
  })

  test('ends when an owner exists by another way, and the file is gone with the next start', async () => {
    const site = await openNewSite(engine)
    const secret = secretIn(await openSetUp(site.parts))
    await addPerson(site, 'editor')
    expect(await isOpen(site)).toBe(true)
    await addPerson(site, 'owner')
    expect(await isOpen(site)).toBe(false)
    expect((await send(site, ownerWith(secret))).status).toBe(409)
    expect(await openSetUp(site.parts)).toBeUndefined()
    expect(existsSync(site.file)).toBe(false)
    await expect(renewSetUp(site.parts)).rejects.toThrow('has an owner already')
    await expect(setDisabled(openFixture(site), 'owner@example.org', true)).rejects.toThrow('last owner')
  })

  test('has a new address by command, which ends the one before; guesses from one network address are slowed down', async () => {
    const site = await openNewSite(engine)
    const old = secretIn(await openSetUp(site.parts))
    const open = openSync(site.file, 'r')
    onTestFinished(() => closeSync(open))
    const address = await renewSetUp(site.parts)
    // Another file took its place: one that is open is never empty.
    expect(secretIn(readFileSync(open, 'utf8').trim())).toBe(old)
    expect(readFileSync(site.file, 'utf8')).toBe(`${address}\n`)
    expect(await openSetUp(site.parts)).toBe(address)
    const statuses = []
    for (let tries = 0; tries < 6; tries++) statuses.push((await send(site, ownerWith(old))).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await send(site, ownerWith(secretIn(address)))).status, 'who has the secret need not wait').toBe(201)
  })
})

describeOnEachEngine('GET set-up/steps', (engine) => {
  test('says what is done in a store of one’s own, and in one that began with the sample content', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const read = async () => {
      const { data } = (await (await editor.call('GET', '/set-up/steps')).json()) as { data: SetUpStepState[] }
      return Object.fromEntries(data.map(({ name, isDone }) => [name, isDone]))
    }
    const put = (key: string, value: unknown) =>
      replaceSetting(app.db, { key, locale: 'en', value: JSON.stringify(value) })
    expect(await read()).toMatchObject({ account: false, settings: true, services: true, imports: true })
    await put('name', '')
    expect(await read()).toMatchObject({ settings: false })

    const sample = { name: SAMPLE_FIRM, phones: ['1'], email: 'info@rekha.example', address: ['Kupondole'] }
    const first = app.db.updateTable('content_version').where('entity', '=', 'settings').where('number', '=', 1)
    await first.set({ document: JSON.stringify(sample) }).execute()
    for (const [key, value] of Object.entries({ ...sample, name: 'Our firm' })) await put(key, value)
    expect(await read(), 'the telephone is the invented firm’s').toMatchObject({ settings: false, services: false })
    for (const [key, value] of [
      ['phones', ['2']],
      ['email', 'a@example.org'],
      ['address', ['Pokhara']],
    ] as const)
      await put(key, value)
    const service = await app.db.selectFrom('service').select('id').orderBy('id').executeTakeFirstOrThrow()
    await editor.call('PATCH', `/services/${service.id}`, { name: 'Surveys of ours' })
    // Another number in the invented firm's project makes it nobody's own.
    expect((await editor.call('PATCH', '/projects/1', { code: 'OURS-1', publish: true })).status).toBe(200)
    expect(await read()).toMatchObject({ settings: true, services: true, imports: false })
  })
})
