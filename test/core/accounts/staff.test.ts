import { expect, test } from 'vitest'
import { listOf, writtenOf } from '../../../contract/list.ts'
import {
  colleagueSchema,
  passwordLinkSchema,
  staffMemberSchema,
  staffSchema,
  staffWithLinkSchema,
} from '../../../contract/accounts/staff.ts'
import { invitationMail } from '../../../server/core/accounts/forgotten-password.ts'
import { addStaff, changeStaff } from '../../../server/core/accounts/staff-accounts.ts'
import { NO_MAIL_VARIABLES } from '../../fixtures/no-mail-variables.ts'
import type { ServiceError } from '../../../server/core/process/service-error.ts'
import { addPerson, openFixture, PASSWORD, signIn, visitor, type Person } from './staff.ts'
import { TEST_SECRET } from '../../create-test-api.ts'
import { createTestApp, describeWhereSqlDiffers, NOW, type TestApp } from '../../create-test-app.ts'
import { mailsOf } from '../mail/mail-rows.ts'

const SITA = { email: 'Sita@Example.org', name: 'Sita', role: 'editor' }

async function listOfStaff(owner: Person, query = '') {
  return listOf(staffMemberSchema.strict()).parse(await (await owner.call('GET', `/staff${query}`)).json())
}

async function idOf({ db }: TestApp, email: string): Promise<string> {
  return (await db.selectFrom('staff_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

async function said(response: Response) {
  return [response.status, (await response.json()).message]
}

const actionsOf = ({ db }: TestApp, label: string) =>
  db
    .selectFrom('audit_entry')
    .select('action')
    .where('entity', '=', 'staff')
    .where('label', 'like', `${label}%`)
    .orderBy('id')
    .execute()

describeWhereSqlDiffers('the staff', (engine) => {
  test('get an invitation by mail with the link that owners see, where mail and address are set', async () => {
    const publicUrl = 'https://firm.example.org'
    const app = await createTestApp(engine, { publicUrl })
    const owner = await signIn(app, 'owner')
    const { data } = await (await owner.call('POST', '/staff', SITA)).json()
    expect(data.isMailed).toBe(true)
    const [mail] = (await mailsOf(app)).filter(({ kind }) => kind === 'invitation')
    const context = { secret: TEST_SECRET, now: NOW, officeLocale: 'en' as const }
    const invitation = await invitationMail.compose(app.db, mail!, context)
    expect(invitation).toMatchObject({ to: ['sita@example.org'], text: expect.stringContaining(data.link) })
    expect(JSON.stringify(mail)).not.toContain(data.link.split('#')[1])
    const without = await createTestApp(engine, { publicUrl, mail: NO_MAIL_VARIABLES })
    const added = await (await signIn(without, 'owner')).call('POST', '/staff', SITA)
    expect((await added.json()).data).toMatchObject({ isMailed: false, link: expect.stringContaining('#') })
    expect((await mailsOf(without)).filter(({ kind }) => kind === 'invitation')).toEqual([])
  })

  test('gets a new member, who chooses a password by the link of the answer', async () => {
    const app = await createTestApp(engine, {
      publicUrl: 'http://www.example.org',
    })
    const owner = await signIn(app, 'owner')
    const response = await owner.call('POST', '/staff', SITA)
    const { message, data } = writtenOf(staffWithLinkSchema.strict())
      .strict()
      .parse(await response.json())
    expect([response.status, message]).toEqual([201, 'Account is created successfully.'])
    expect(data).toMatchObject({
      email: 'sita@example.org',
      name: 'Sita',
      role: 'editor',
      hasPassword: false,
      disabledAt: null,
      secondFactor: false,
      lastUsedAt: null,
    })
    const [, token] = /^http:\/\/www\.example\.org\/admin\/password#(\S+)$/.exec(data.link) ?? []
    const sita = visitor(app)
    const account = await (await sita.call('POST', '/password/link/account', { token })).json()
    expect(account.data).toMatchObject({ hasPassword: false })
    expect((await sita.call('POST', '/password/link', { token, password: PASSWORD })).status).toBe(200)
    expect((await sita.call('POST', '/session', { email: 'sita@example.org', password: PASSWORD })).status).toBe(200)
    const [member] = (await listOfStaff(owner, '?search=sita')).data
    expect((await (await owner.call('GET', `/staff/${data.id}`)).json()).data).toEqual(member)
    expect(member).toMatchObject({ id: data.id, hasPassword: true, lastUsedAt: expect.any(String) })
    expect((await actionsOf(app, 'sita')).map(({ action }) => action)).toEqual([
      'create',
      'make-password-link',
      'choose-password',
      'sign-in',
    ])
    expect(app.errors).toEqual([])
  })

  test('is listed by name, and found by words, numbers and pages', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    for (const name of ['Zita', 'Asha'])
      await addStaff(openFixture(app), { email: `${name}@example.net`, name, role: 'editor' })
    const emails = async (query: string) => (await listOfStaff(owner, query)).data.map(({ email }) => email)
    expect((await emails('')).toSorted()).toEqual(['asha@example.net', 'owner@example.org', 'zita@example.net'])
    expect(await emails('?sort=email&order=desc')).toEqual([
      'zita@example.net',
      'owner@example.org',
      'asha@example.net',
    ])
    expect(await emails('?search=example.NET&sort=email')).toEqual(['asha@example.net', 'zita@example.net'])
    expect(await emails(`?ids=${await idOf(app, 'zita@example.net')},nobody`)).toEqual(['zita@example.net'])
    const { data, meta } = await listOfStaff(owner, '?limit=1&page=2&sort=email')
    expect([data.map(({ email }) => email), meta]).toEqual([['owner@example.org'], { total: 3, page: 2, limit: 1 }])
    for (const query of ['?sort=password', '?ids=*', '?order=up'])
      expect((await owner.call('GET', `/staff${query}`)).status, query).toBe(422)
  })

  test('refuses a member who is there already, and what is not valid', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    await owner.call('POST', '/staff', SITA)
    expect(await said(await owner.call('POST', '/staff', SITA))).toEqual([
      409,
      'There is an account for sita@example.org already',
    ])
    const response = await owner.call('POST', '/staff', { email: 'sita', name: ' ', role: 'boss' })
    expect([response.status, (await response.json()).fields]).toEqual([
      422,
      {
        email: 'Email must be an address such as name@example.org',
        name: 'Name is required',
        role: 'Role must be one of reader, author, editor, bids, owner',
      },
    ])
    expect((await owner.call('GET', '/staff/nobody')).status).toBe(404)
    expect((await owner.call('PATCH', '/staff/nobody', { name: 'X' })).status).toBe(404)
    expect((await owner.call('POST', '/staff/nobody/reset')).status).toBe(404)
  })

  test('is changed: a new role applies at once, and disabling deletes sessions and links', async () => {
    const app = await createTestApp(engine)
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    const id = await idOf(app, 'editor@example.org')
    const { message, data } = writtenOf(staffMemberSchema.strict())
      .strict()
      .parse(await (await owner.call('PATCH', `/staff/${id}`, { name: 'Hari', role: 'owner', disabled: false })).json())
    expect([message, data]).toEqual([
      'Account is updated successfully.',
      expect.objectContaining({ name: 'Hari', role: 'owner', disabledAt: null }),
    ])
    expect((await editor.call('GET', '/staff')).status).toBe(200)
    await owner.call('PATCH', `/staff/${id}`, { role: 'editor' })
    expect([(await editor.call('GET', '/staff')).status, (await editor.call('GET', '/session')).status]).toEqual([
      403, 200,
    ])
    const { link } = (await (await owner.call('POST', `/staff/${id}/reset`)).json()).data
    expect((await (await owner.call('PATCH', `/staff/${id}`, { disabled: true })).json()).data.disabledAt).toEqual(
      expect.any(String),
    )
    expect((await editor.call('GET', '/session')).status).toBe(401)
    expect(
      (await visitor(app).call('POST', '/password/link', { token: link.split('#')[1], password: PASSWORD })).status,
    ).toBe(422)
    expect(await said(await owner.call('POST', `/staff/${id}/reset`))).toEqual([
      409,
      'The account of editor@example.org is disabled: enable it first',
    ])
    expect((await (await owner.call('PATCH', `/staff/${id}`, { disabled: false })).json()).data.disabledAt).toBe(null)
    const actions = (await actionsOf(app, 'editor@')).map(({ action }) => action).slice(3)
    expect(actions).toEqual([
      'update',
      'change-role',
      'change-role',
      'reset',
      'make-password-link',
      'disable',
      'enable',
    ])
  })

  test('has bid writers: listed by role between editors and owners, and editors to versions before this one', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const editor = await signIn(app, 'editor')
    const added = await owner.call('POST', '/staff', { email: 'a@example.org', name: 'Asha', role: 'bids' })
    const { id } = (await added.json()).data
    const rolesOf = async (order: string) =>
      (await listOfStaff(owner, `?sort=role&order=${order}`)).data.map(({ role }) => role)
    expect([await rolesOf('asc'), await rolesOf('desc')]).toEqual([
      ['editor', 'bids', 'owner'],
      ['owner', 'bids', 'editor'],
    ])
    const stored = app.db.selectFrom('staff_user').select(['role', 'writes_bids']).where('id', '=', id)
    expect(await stored.executeTakeFirst()).toEqual({ role: 'editor', writes_bids: 1 })
    for (const role of ['owner', 'editor'] as const) {
      expect((await (await owner.call('PATCH', `/staff/${id}`, { role })).json()).data.role).toBe(role)
      expect(await stored.executeTakeFirst()).toEqual({ role, writes_bids: 0 })
    }
    const seen = async () => 'phone' in (await (await editor.call('GET', '/content/teams/1')).json()).data
    expect(await seen()).toBe(false)
    await owner.call('PATCH', `/staff/${await idOf(app, 'editor@example.org')}`, { role: 'bids' })
    expect([await seen(), (await (await editor.call('GET', '/session')).json()).data.role]).toEqual([true, 'bids'])
    expect(await actionsOf(app, 'editor@example.org (bids)')).toEqual([{ action: 'change-role' }])
  })

  test('does not let owners remove their own role or account, nor reset it without the password', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const id = await idOf(app, 'owner@example.org')
    await addStaff(openFixture(app), { email: 'other@example.org', role: 'owner' })
    expect(await said(await owner.call('PATCH', `/staff/${id}`, { role: 'editor' }))).toEqual([
      409,
      'You cannot change your own role: ask another owner',
    ])
    expect(await said(await owner.call('PATCH', `/staff/${id}`, { disabled: true }))).toEqual([
      409,
      'You cannot disable your own account: ask another owner',
    ])
    expect((await said(await owner.call('POST', `/staff/${id}/reset`)))[0]).toBe(409)
    expect((await owner.call('PATCH', `/staff/${id}`, { name: 'Boss', role: 'owner', disabled: false })).status).toBe(
      200,
    )
    expect((await (await owner.call('GET', '/session')).json()).data).toMatchObject({ name: 'Boss', role: 'owner' })
  })

  test('keeps an owner when two disable each other at once', async () => {
    const app = await createTestApp(engine)
    const fixture = openFixture(app)
    for (const name of ['a', 'b']) await addStaff(fixture, { email: `${name}@example.org`, role: 'owner' })
    const [a, b] = [await idOf(app, 'a@example.org'), await idOf(app, 'b@example.org')]
    const as = (id: string) => ({ ...fixture, actor: { id, email: 'x', address: undefined } })
    // Several rounds: the first may wait for a connection, so that the two do not meet.
    for (let round = 0; round < 8; round += 1) {
      await app.db.updateTable('staff_user').set({ role: 'owner', disabled_at: null }).execute()
      const outcomes = await Promise.allSettled([
        changeStaff(as(a), b, { disabled: true }),
        changeStaff(as(b), a, { role: 'editor' }),
      ])
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
      expect(refused.map(({ reason }) => (reason as ServiceError).code)).toEqual(['forbidden'])
      expect(
        await app.db
          .selectFrom('staff_user')
          .select('id')
          .where('role', '=', 'owner')
          .where('disabled_at', 'is', null)
          .execute(),
      ).toHaveLength(1)
    }
  })

  test('is helped by a reset: signed out, without authenticator, with a link', async () => {
    const app = await createTestApp(engine)
    const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
    const id = await idOf(app, 'editor@example.org')
    await app.db.updateTable('staff_user').set({ two_factor_enabled: 1 }).where('id', '=', id).execute()
    const { message, data } = writtenOf(passwordLinkSchema.strict())
      .strict()
      .parse(await (await owner.call('POST', `/staff/${id}/reset`)).json())
    expect([message, data.link]).toEqual([
      'Account is reset. Give the link to this person.',
      expect.stringMatching(/^http:\/\/localhost\/admin\/password#\S+$/),
    ])
    expect((await editor.call('GET', '/session')).status).toBe(401)
    expect((await listOfStaff(owner, `?ids=${id}`)).data[0]).toMatchObject({ secondFactor: false, hasPassword: true })
    expect(
      (
        await visitor(app).call('POST', '/password/link', {
          token: data.link.split('#')[1],
          password: 'another bridge',
        })
      ).status,
    ).toBe(200)
  })

  test('changes the own name', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { message, data } = writtenOf(staffSchema.strict())
      .strict()
      .parse(await (await editor.call('PATCH', '/session', { name: ' Hari ' })).json())
    expect([message, data]).toEqual([
      'Your name is changed.',
      expect.objectContaining({ name: 'Hari', role: 'editor' }),
    ])
    expect((await (await editor.call('GET', '/session')).json()).data.name).toBe('Hari')
    for (const refused of [{ name: '' }, { name: 'Hari', role: 'owner' }])
      expect((await editor.call('PATCH', '/session', refused)).status).toBe(422)
  })

  test('sees the names of its colleagues, and who of them may sign in', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await app.db
      .updateTable('staff_user')
      .set({ disabled_at: '2026-11-21T09:00:00.000Z' })
      .where('email', '=', await addPerson(app, 'owner'))
      .execute()
    await addStaff(openFixture(app), { email: 'asha@example.org', name: 'Asha', role: 'editor' })
    const { data, meta } = listOf(colleagueSchema.strict()).parse(
      await (await editor.call('GET', '/colleagues')).json(),
    )
    const shown = data.map(({ name, canSignIn }) => `${name}: ${canSignIn}`)
    expect([shown.toSorted(), meta.total]).toEqual([['Asha: true', 'editor: true', 'owner: false'], 3])
  })
})
