import { expect, test } from 'vitest'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { resetAccount } from '../../../server/core/accounts/staff-accounts.ts'
import { openFixture, PASSWORD, signIn, visitor } from './staff.ts'
import type { TestApp } from '../../create-test-app.ts'

/** The answer of a device, with a signature of nobody. */
const FORGED = {
  id: 'c29tZWJvZHk',
  rawId: 'c29tZWJvZHk',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: '', signature: '', attestationObject: '' },
  clientExtensionResults: {},
}

async function storePasskey({ db }: TestApp, email: string): Promise<void> {
  const { id } = await db.selectFrom('staff_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const row = { id: 'k1', user_id: id, name: 'Phone', created_at: '2026-11-26T05:00:00.000Z' }
  const key = { credential_id: FORGED.id, public_key: 'AAAA', counter: 0, device_type: 'singleDevice', backed_up: 0 }
  await db
    .insertInto('staff_passkey')
    .values({ ...row, ...key } as never)
    .execute()
}

// Signing in with a real (virtual) device: test/browser/admin-passkeys.spec.ts.
describeOnEachEngine('passkeys', (engine) => {
  test('are added only with the password, for a device that checks its owner', async () => {
    const person = await signIn(await createTestApp(engine), 'editor')
    expect((await person.call('POST', '/passkeys/options', { password: 'a wrong one' })).status).toBe(422)
    const { data } = await (await person.call('POST', '/passkeys/options', { password: PASSWORD })).json()
    expect(data).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await person.call('POST', '/passkeys', { name: 'Phone', response: FORGED })).status).toBe(422)
    expect((await person.call('POST', '/passkeys', { name: '', response: FORGED })).status).toBe(422)
  })

  test('with a forged signature, without a challenge or unknown here sign nobody in', async () => {
    const app = await createTestApp(engine)
    await signIn(app, 'editor')
    expect((await visitor(app).call('POST', '/session/passkey', { response: FORGED })).status).toBe(422)
    const stranger = visitor(app)
    await stranger.call('POST', '/session/passkey/options')
    expect((await stranger.call('POST', '/session/passkey', { response: FORGED })).status).toBe(401)
    await storePasskey(app, 'editor@example.org')
    await stranger.call('POST', '/session/passkey/options')
    const answer = await stranger.call('POST', '/session/passkey', { response: FORGED })
    expect([answer.status, answer.headers.getSetCookie().join().includes('session_token')]).toEqual([401, false])
  })

  test('are listed and removed by their owner alone, and go when an owner resets the account', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const owner = await signIn(app, 'owner')
    await storePasskey(app, 'editor@example.org')
    expect((await owner.call('DELETE', '/passkeys/k1')).status).toBe(404)
    expect(await (await editor.call('GET', '/passkeys')).json()).toEqual({
      data: [{ id: 'k1', name: 'Phone', createdAt: '2026-11-26T05:00:00.000Z' }],
    })
    expect((await editor.call('DELETE', '/passkeys/k1')).status).toBe(200)
    await storePasskey(app, 'editor@example.org')
    await resetAccount(openFixture(app), 'editor@example.org')
    expect(await app.db.selectFrom('staff_passkey').select('id').execute()).toEqual([])
  })
})
