import { expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '../fixtures/languages.ts'
import { CONTENT_SCHEMAS } from '../../contract/content/schemas.ts'
import { oneOf, writtenOf } from '../../contract/list.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'

describeOnEachEngine('writing teams', (engine) => {
  test('creates a member, last in order, in both languages', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const before = await getContentRevision(app.db)
    const response = await editor.call('POST', '/teams', {
      name: 'Gita Sample',
      position: 'Surveyor',
      translations: { ne: { name: 'गीता' } },
    })
    const { message, data } = writtenOf(CONTENT_SCHEMAS.teams.record.strict())
      .strict()
      .parse(await response.json())
    expect([response.status, message]).toEqual([201, 'Team member is created successfully.'])
    expect(data).toMatchObject({
      order: 3,
      photo: null,
      version: 1,
      department: '',
      translations: { ne: { name: 'गीता', position: '' } },
    })
    const list = (await (await app.request('/teams?locale=ne')).json()).data
    expect(list.at(-1)).toMatchObject({ id: data.id, name: 'गीता', position: 'Surveyor' })
    expect(await getContentRevision(app.db)).toBe(before + 1)
  })

  test('changes what is given, leaves the rest, and refuses a stale version', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { id } = (await (await app.request('/teams?search=sita')).json()).data[0]
    const before = oneOf(CONTENT_SCHEMAS.teams.record.strict()).parse(
      await (await editor.call('GET', `/content/teams/${id}`)).json(),
    ).data
    const response = await editor.call('PATCH', `/teams/${id}`, {
      position: 'Director',
      photoId: null,
      order: 0,
      version: 1,
    })
    const { message, data } = await response.json()
    expect([response.status, message]).toEqual([200, 'Team member is updated successfully.'])
    expect(data).toEqual({
      ...before,
      position: 'Director',
      photo: null,
      gaps: ['picture', ...OTHER_LANGUAGES],
      photoId: null,
      order: 0,
      version: 2,
      publishedVersion: 2,
      updatedAt: NOW.toISOString(),
      updatedBy: 'editor@example.org',
    })
    expect((await editor.call('PATCH', `/teams/${id}`, { name: 'Other', version: 1 })).status).toBe(409)
    expect((await (await app.request('/teams')).json()).data[0].position).toBe('Director')
  })

  test('deletes a member, once', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { id } = (await (await app.request('/teams?search=sita')).json()).data[0]
    const response = await editor.call('DELETE', `/teams/${id}`)
    expect([response.status, await response.json()]).toEqual([
      200,
      { message: 'Team member is deleted successfully.', data: { id } },
    ])
    expect((await editor.call('DELETE', `/teams/${id}`)).status).toBe(404)
    expect((await editor.call('PATCH', `/teams/${id}`, { name: 'Other' })).status).toBe(409)
    expect((await (await app.request('/teams')).json()).meta.total).toBe(1)
    const actions = await app.db
      .selectFrom('audit_entry')
      .select(['action', 'label', 'staff_email'])
      .where('entity', '=', 'teams')
      .execute()
    expect(actions).toEqual([{ action: 'delete', label: 'Sita Sample', staff_email: 'editor@example.org' }])
  })

  test('refuses what is not valid, field by field', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const fields = async (body: object) => (await (await editor.call('POST', '/teams', body)).json()).fields
    expect(await fields({})).toEqual({ name: 'Name is required' })
    expect(await fields({ name: 'A', order: -1_000_001, position: 'x'.repeat(201) })).toEqual({
      order: 'Order must be at least -1000000',
      position: 'Position must be at most 200 characters',
    })
    expect(await fields({ name: 'A', photoId: 999 })).toEqual({ photoId: 'This picture no longer exists' })
    expect((await (await app.request('/teams')).json()).meta.total).toBe(2)
  })
})
