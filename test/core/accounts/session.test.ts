import { expect, test } from 'vitest'
import { signInAnswerSchema, staffSessionSchema } from '../../../contract/accounts/staff.ts'
import { makePasswordToken, resetAccount, setDisabled } from '../../../server/core/accounts/staff-accounts.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'
import { codeFor } from './code-for.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor } from './staff.ts'

describeOnEachEngine('signing in', (engine) => {
  test('gives a cookie that scripts cannot read, and ends with signing out', async () => {
    const app = await createTestApp(engine)
    const email = await addPerson(app, 'editor')
    const person = visitor(app)
    const response = await person.call('POST', '/session', { email: ` ${email.toUpperCase()} `, password: PASSWORD })
    const { data } = await response.json()
    expect(signInAnswerSchema.strict().parse(data)).toMatchObject({
      state: 'signed-in',
      staff: { email, role: 'editor', secondFactor: false },
    })
    const [session, device, here, ...others] = response.headers.getSetCookie()
    expect([here, others]).toEqual(['staff-here=1; Max-Age=7776000; Path=/; SameSite=Lax', []])
    expect(device).toMatch(
      /^staff-device=[\w-]{22}\.[\w-]{43}; Max-Age=15552000; Path=\/api\/v1\/session; HttpOnly; SameSite=Lax$/,
    )
    expect(session).toMatch(/^staff\.session_token=.*; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    const who = await person.call('GET', '/session')
    expect([who.status, who.headers.get('Cache-Control'), (await who.json()).data.email]).toEqual([
      200,
      'no-store',
      email,
    ])
    const cookie = person.cookie()
    expect((await person.call('DELETE', '/session')).status).toBe(200)
    expect((await app.request('/session', { headers: { Cookie: cookie } })).status).toBe(401)
    expect(
      await app.db.selectFrom('audit_entry').select(['action', 'staff_email']).orderBy('id', 'desc').limit(1).execute(),
    ).toEqual([{ action: 'sign-in', staff_email: email }])
    expect(app.errors).toEqual([])
  })

  test('is refused in the same words for a wrong password and an unknown address', async () => {
    const app = await createTestApp(engine)
    const email = await addPerson(app, 'owner')
    const answers = [
      await visitor(app).call('POST', '/session', { email, password: `${PASSWORD}!` }),
      await visitor(app).call('POST', '/session', { email: 'nobody@example.org', password: PASSWORD }),
    ]
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ message: 'E-mail address or password is wrong', code: 'unauthorized' })
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect((await visitor(app).call('POST', '/session', { email, password: 'x'.repeat(129) })).status).toBe(422)
  })

  test('is slowed down after ten attempts from one address', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'owner')
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(
        (await visitor(app).call('POST', '/session', { email: `nobody.${attempt}@example.org`, password: PASSWORD }))
          .status,
      ).toBe(401)
    }
    const refused = await visitor(app).call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(200)
  })

  test('with an authenticator asks for its code, or for a recovery code that works once', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'owner')
    expect((await person.call('POST', '/second-factor', { password: 'not the password' })).status).toBe(422)
    const { uri, recoveryCodes } = (await (await person.call('POST', '/second-factor', { password: PASSWORD })).json())
      .data
    expect((await person.call('POST', '/second-factor/confirmation', { code: '000000' })).status).toBe(422)
    expect((await person.call('POST', '/second-factor/confirmation', { code: codeFor(uri) })).status).toBe(200)
    expect((await (await person.call('GET', '/session')).json()).data).toMatchObject({ secondFactor: true })

    const begin = async () => {
      const next = visitor(app)
      const { data } = await (
        await next.call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })
      ).json()
      expect(data).toEqual({ state: 'second-factor', staff: null })
      expect((await next.call('GET', '/session')).status).toBe(401)
      return next
    }
    const byCode = await begin()
    expect((await byCode.call('POST', '/session/second-factor', { code: codeFor(uri, 1) })).status).toBe(200)
    expect((await byCode.call('GET', '/session')).status).toBe(200)
    const byRecovery = await begin()
    expect((await byRecovery.call('POST', '/session/second-factor', { code: recoveryCodes[0] })).status).toBe(200)
    const again = await begin()
    expect((await again.call('POST', '/session/second-factor', { code: recoveryCodes[0] })).status).toBe(422)
    expect((await again.call('GET', '/session')).status).toBe(401)

    expect((await byCode.call('POST', '/second-factor/removal', { password: PASSWORD })).status).toBe(200)
    expect(
      (await (await visitor(app).call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })).json())
        .data.state,
    ).toBe('signed-in')
    expect(app.errors).toEqual([])
  })

  test('ends the session that this browser had before, also one of somebody else, and no other', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'editor')
    const elsewhere = await signIn(app, 'owner')
    const former = person.cookie()
    const statusOf = async (Cookie: string) => (await app.request('/session', { headers: { Cookie } })).status
    expect(
      (await person.call('POST', '/session', { email: 'owner@example.org', password: 'not this bridge' })).status,
    ).toBe(401)
    expect(await statusOf(former)).toBe(200)
    expect((await person.call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })).status).toBe(200)
    expect([await statusOf(former), await statusOf(person.cookie()), await statusOf(elsewhere.cookie())]).toEqual([
      401, 200, 200,
    ])
  })

  test('elsewhere can be seen and ended, but not that of others', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const elsewhere = visitor(app)
    await elsewhere.call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })
    const owner = await signIn(app, 'owner')
    const { data } = await (await editor.call('GET', '/sessions')).json()
    expect(data).toHaveLength(2)
    for (const session of data) staffSessionSchema.strict().parse(session)
    const other = data.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await owner.call('DELETE', `/sessions/${other.id}`)).status).toBe(404)
    expect((await editor.call('DELETE', `/sessions/${other.id}`)).status).toBe(200)
    expect((await elsewhere.call('GET', '/session')).status).toBe(401)
    expect((await editor.call('GET', '/session')).status).toBe(200)
  })

  test('ends everywhere, at once, for an account that is disabled', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await setDisabled(openFixture(app), 'editor@example.org', true)
    expect((await editor.call('GET', '/session')).status).toBe(401)
    const refused = await visitor(app).call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })
    expect([refused.status, (await refused.json()).message]).toEqual([
      403,
      'This account has been disabled: ask an owner',
    ])
    await setDisabled(openFixture(app), 'editor@example.org', false)
    expect(
      (await visitor(app).call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })).status,
    ).toBe(200)
  })
})

describeOnEachEngine('a password', (engine) => {
  test('is chosen by a link, once; the store does not hold the link', async () => {
    const app = await createTestApp(engine)
    const before = await signIn(app, 'editor')
    const token = await makePasswordToken(openFixture(app), 'editor@example.org')
    expect(JSON.stringify(await app.db.selectFrom('staff_verification').selectAll().execute())).not.toContain(token)
    const person = visitor(app)
    const short = await person.call('POST', '/password/link', { token, password: 'elevenchars' })
    expect([short.status, (await short.json()).fields]).toEqual([
      422,
      { password: 'Password must have at least 12 characters' },
    ])
    expect((await person.call('POST', '/password/link', { token, password: 'another bridge' })).status).toBe(200)
    expect((await before.call('GET', '/session')).status).toBe(401)
    const again = await person.call('POST', '/password/link', { token, password: 'a third bridge' })
    expect([again.status, (await again.json()).fields]).toEqual([422, { token: 'This link is no longer valid' }])
    expect((await person.call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })).status).toBe(
      401,
    )
    expect(
      (await person.call('POST', '/session', { email: 'editor@example.org', password: 'another bridge' })).status,
    ).toBe(200)
  })

  test('chosen by a link does not do without the authenticator, nor does the link remove it', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'owner')
    const { uri } = (await (await person.call('POST', '/second-factor', { password: PASSWORD })).json()).data
    await person.call('POST', '/second-factor/confirmation', { code: codeFor(uri) })
    const token = await makePasswordToken(openFixture(app), 'owner@example.org')
    const next = visitor(app)
    expect((await next.call('POST', '/password/link', { token, password: 'another bridge' })).status).toBe(200)
    const begun = await next.call('POST', '/session', { email: 'owner@example.org', password: 'another bridge' })
    expect((await begun.json()).data).toEqual({ state: 'second-factor', staff: null })
    expect((await next.call('GET', '/session')).status).toBe(401)
    expect((await next.call('POST', '/session/second-factor', { code: codeFor(uri, 1) })).status).toBe(200)
  })

  test('cannot be chosen by an expired link', async () => {
    const app = await createTestApp(engine)
    await addPerson(app, 'editor')
    const token = await makePasswordToken(openFixture(app), 'editor@example.org')
    await app.db
      .updateTable('staff_verification')
      .set({ expires_at: new Date(Date.now() - 1000).toISOString() })
      .execute()
    expect((await visitor(app).call('POST', '/password/link', { token, password: 'another bridge' })).status).toBe(422)
  })

  test('is changed with the current one, which ends the other sessions', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'editor')
    const elsewhere = visitor(app)
    await elsewhere.call('POST', '/session', { email: 'editor@example.org', password: PASSWORD })
    expect(
      (await person.call('PUT', '/password', { currentPassword: 'not the password', newPassword: 'another bridge' }))
        .status,
    ).toBe(422)
    expect(
      (await person.call('PUT', '/password', { currentPassword: PASSWORD, newPassword: 'another bridge' })).status,
    ).toBe(200)
    expect((await person.call('GET', '/session')).status).toBe(200)
    expect((await elsewhere.call('GET', '/session')).status).toBe(401)
  })

  test('and a lost authenticator are reset', async () => {
    const app = await createTestApp(engine)
    const person = await signIn(app, 'owner')
    const { uri } = (await (await person.call('POST', '/second-factor', { password: PASSWORD })).json()).data
    await person.call('POST', '/second-factor/confirmation', { code: codeFor(uri) })
    await resetAccount(openFixture(app), 'owner@example.org')
    expect((await person.call('GET', '/session')).status).toBe(401)
    expect(
      (await (await visitor(app).call('POST', '/session', { email: 'owner@example.org', password: PASSWORD })).json())
        .data.state,
    ).toBe('signed-in')
  })
})
