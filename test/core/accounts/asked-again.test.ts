import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listDeclaredRoutes, type DeclaredRoute } from '../../../server/core/api/declared-routes.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../../create-test-app.ts'
import { EMAIL, failuresOf, openApp } from './sign-in-app.ts'
import { PASSWORD, signIn, visitor, type Person } from './staff.ts'

const MINUTE = 60_000
/** Calls that a stolen session must not make, by their names. */
const HURTS: Record<string, RegExp> = {
  'an account, a role, a link to take one over': /^(POST \/staff(\/:id\/reset)?|PATCH \/staff\/:id)$/,
  'everything as a file': /^GET \/(export|backups\/:name)\/archive$/,
  'a session less': /^DELETE \/sessions\/:id$/,
  'a factor less': /^(POST \/second-factor\/removal|DELETE \/passkeys\/:id)$/,
  'mails, and links in them, of somebody else': /^PUT \/(mail-settings|public-address)$/,
}

const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path.replace('/api/v1', '').replace(/(?<=.)\/$/, '')}`
const guarded = (app: TestApp) => listDeclaredRoutes(app.api).filter(({ isGuarded }) => isGuarded)

/** Lets the proof of all sessions be as old as this. */
async function age({ db }: TestApp, minutes: number) {
  const then = new Date(Date.now() - minutes * MINUTE).toISOString()
  await db.updateTable('staff_session').set({ created_at: then }).execute()
  await db.updateTable('staff_session').set({ proven_at: then }).where('proven_at', 'is not', null).execute()
}

const make = async (person: Person, route: DeclaredRoute, body: object = {}) => {
  const [method = '', path = ''] = nameOf(route).split(' ')
  const answer = await person.call(method, path.replaceAll(/:\w+/g, '1'), method === 'GET' ? undefined : body)
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}
const newColleague = (person: Person) =>
  person.call('POST', '/staff', { name: 'Sita', email: `${randomUUID()}@example.org`, role: 'editor', locale: 'en' })

describeOnEachEngine('calls that hurt', (engine) => {
  test('are guarded by their declaration, and no program can make them', async () => {
    const app = await createTestApp(engine)
    const routes = listDeclaredRoutes(app.api)
    for (const [kind, pattern] of Object.entries(HURTS)) {
      const found = routes.filter((route) => pattern.test(nameOf(route)))
      expect(found.length, kind).toBeGreaterThan(0)
      for (const route of found) expect(route, kind).toMatchObject({ isGuarded: true })
    }
    for (const { keyScope, access } of guarded(app)) expect([keyScope, access === 'public']).toEqual([undefined, false])
    // Backups are restored, and their pass phrase is set, on the server alone; a version of an item is another thing.
    const onServer = routes.filter((one) => /pass-?phrase|\/restore/i.test(one.path))
    expect(onServer.filter(({ isGuarded }) => !isGuarded)).toEqual([])
  })

  test('are all refused to a session whose proof is eleven minutes old, and none to one of nine', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const entries = () => app.db.selectFrom('audit_entry').select('id').execute()
    const before = (await entries()).length
    await age(app, 11)
    expect(guarded(app).length).toBeGreaterThan(10)
    for (const route of guarded(app)) expect(await make(owner, route), nameOf(route)).toEqual([403, 'unproven'])
    expect((await newColleague(owner)).status).toBe(403)
    expect((await entries()).length).toBe(before)
    // Set back, the clock must not make a proof count for longer.
    await age(app, -11)
    expect((await newColleague(owner)).status).toBe(403)
    await age(app, 9)
    expect((await newColleague(owner)).status).toBe(201)
    for (const route of guarded(app)) expect((await make(owner, route))[1], nameOf(route)).not.toBe('unproven')
  })

  test('go on once the password is given again, for this session alone', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const thief = visitor(app)
    await thief.call('POST', '/session', { email: EMAIL, password: PASSWORD })
    await age(app, 11)
    for (const body of [{}, { password: '' }, { password: PASSWORD, response: { id: 'a', type: 'public-key' } }])
      expect((await owner.call('POST', '/session/proof', body)).status).toBe(422)
    expect((await owner.call('POST', '/session/proof', { password: 'a wrong one' })).status).toBe(422)
    expect((await newColleague(owner)).status).toBe(403)
    expect((await owner.call('POST', '/session/proof', { password: PASSWORD })).status).toBe(200)
    expect([(await newColleague(owner)).status, (await newColleague(thief)).status]).toEqual([201, 403])
    const entry = app.db.selectFrom('audit_entry').select(['staff_email', 'label']).where('action', '=', 'prove')
    expect(await entry.execute()).toEqual([{ staff_email: EMAIL, label: EMAIL }])
    await age(app, 11)
    expect((await newColleague(owner)).status).toBe(403)
  })

  test('cannot be reached by guessing: attempts count with those to sign in, and are logged', async () => {
    const app = await openApp(engine)
    const owner = await signIn(app, 'owner')
    await age(app, 11)
    const statuses = []
    for (let round = 0; round < 6; round++)
      statuses.push((await owner.call('POST', '/session/proof', { password: 'a wrong one' })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    expect((await owner.call('POST', '/session', { email: EMAIL, password: PASSWORD })).status).toBe(429)
    expect((await failuresOf(app)).map(({ label }) => label)).toContain(`${EMAIL} (1 attempt)`)
  })

  test('are not reached by a passkey that is forged or unknown, nor does that end the session', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    await age(app, 11)
    const response = { id: 'c29tZWJvZHk', rawId: 'c29tZWJvZHk', type: 'public-key', response: {} }
    expect((await owner.call('POST', '/session/proof', { response })).status).toBe(422)
    await owner.call('POST', '/session/passkey/options')
    const answer = await owner.call('POST', '/session/proof', { response })
    expect([answer.status, (await answer.json()).fields]).toEqual([422, { response: expect.any(String) }])
    expect([(await owner.call('GET', '/session')).status, (await newColleague(owner)).status]).toEqual([200, 403])
  })
})
