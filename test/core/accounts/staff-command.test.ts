// Before landing: starts a process for each command.
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApi } from '../../create-test-api.ts'
import type { Engine } from '../../../server/core/store/engine.ts'
import { openStore } from '../../../server/core/store/store.ts'
import { createStorePlace, describeOnEachEngine } from '../../create-test-app.ts'

const SECRET = 'a secret of more than thirty-two characters'
const PASSWORD = 'a bridge over the river'

/** The command, and the API of a server that runs on the same store. */
async function openSite(engine: Engine) {
  const place = await createStorePlace(engine)
  const store = await openStore(place)
  onTestFinished(() => store.close())
  const api = createTestApi({ db: store.db, secret: SECRET, publicUrl: 'https://www.example.org' })
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl ?? '',
    APP_SECRET: SECRET,
    PUBLIC_URL: 'https://www.example.org',
  }
  const run = async (values: string[], input = '') => {
    const child = spawn(process.execPath, [resolve(import.meta.dirname, '../../../scripts/staff.ts'), ...values], {
      env,
    })
    const code = new Promise((done) => child.once('close', done))
    child.stdin.end(input)
    const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { out, errors, code: await code }
  }
  const post = async (path: string, body: object) =>
    api.request(`/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })
  return { db: store.db, run, post }
}

describeOnEachEngine('npm run staff', (engine) => {
  test('adds somebody, and prints a link to choose a password; disables, enables and resets', async () => {
    const { db, run, post } = await openSite(engine)
    const begun = await run(['set-up'])
    const [, secret] = /https:\/\/www\.example\.org\/admin\/set-up#(\S+)/.exec(begun.out) ?? []
    const owner = { secret, name: 'Maya', email: 'maya@example.org', password: PASSWORD }
    const added = await run(['add', 'Sita@Example.org', '--role', 'owner'])
    expect((await post('/set-up/owner', owner)).status, 'an owner by command ends the set-up').toBe(409)
    expect((await run(['set-up'])).errors).toContain('has an owner already')
    expect(added).toMatchObject({ errors: '', code: 0 })
    const [, token] = /https:\/\/www\.example\.org\/admin\/password#(\S+)/.exec(added.out) ?? []
    expect((await run(['list'])).out).toMatch(/^sita@example\.org +owner .*has not chosen a password\n$/)
    expect((await post('/password/link', { token, password: PASSWORD })).status).toBe(200)
    const signedIn = await post('/session', { email: 'sita@example.org', password: PASSWORD })
    expect(signedIn.headers.get('Set-Cookie')).toMatch(
      /^__Secure-staff\.session_token=.*; HttpOnly; Secure; SameSite=Lax/,
    )

    expect((await run(['disable', 'sita@example.org'])).errors).toContain('is the last owner')
    await run(['add', 'hari@example.org', '--role', 'owner', '--password-stdin'], `${PASSWORD}\n`)
    expect((await post('/session', { email: 'hari@example.org', password: PASSWORD })).status).toBe(200)
    expect((await run(['disable', 'sita@example.org'])).code).toBe(0)
    expect((await post('/session', { email: 'sita@example.org', password: PASSWORD })).status).toBe(403)
    await run(['enable', 'sita@example.org'])
    expect((await run(['reset', 'sita@example.org'])).out).toContain('/admin/password#')
    const actions = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('label', 'like', 'sita%')
      .orderBy('id')
      .execute()
    expect(actions.map(({ action }) => action)).toEqual([
      'create',
      'make-password-link',
      'choose-password',
      'sign-in',
      'disable',
      'enable',
      'reset',
      'make-password-link',
    ])
  })
})

test('an impossible command is refused in plain words, and changes nothing', async () => {
  const { db, run } = await openSite('sqlite')
  for (const [exit, values, words] of [
    [2, [], 'Use one of'],
    [2, ['burn', 'x'], 'There is no command burn'],
    [2, ['add', 'sita@example.org'], 'Use --role with one of: reader, author, editor, bids, owner'],
    [1, ['add', 'sita', '--role', 'editor'], 'Email must be an address'],
    [1, ['add', 'sita@example.org', '--role', 'editor', '--password-stdin'], 'Password must have 12 to 128 characters'],
    [1, ['reset', 'nobody@example.org'], 'Account of nobody@example.org not found'],
    [2, ['list', '--all'], "Unknown option '--all'"],
  ] as const) {
    const { errors, code } = await run([...values], 'short')
    expect({ code, errors }, words).toEqual({ code: exit, errors: expect.stringContaining(words) })
    expect(errors, words).not.toMatch(/^\s+at /m)
  }
  expect(await db.selectFrom('staff_user').selectAll().execute()).toEqual([])
  expect((await run(['list'])).out).toContain('No accounts yet')
})
