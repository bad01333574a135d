import { expect, test } from 'vitest'
import { dashboardSchema } from '../../contract/content/content.ts'
import { oneOf } from '../../contract/list.ts'
import { NO_MAIL_VARIABLES } from '../fixtures/no-mail-variables.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { replaceSetting } from '../fixtures/settings.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { putMail } from '../core/mail/mail-rows.ts'

describeOnEachEngine('GET dashboard', (engine) => {
  test('counts what needs attention, and lists the first items', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const read = async () => oneOf(dashboardSchema).parse(await (await editor.call('GET', '/dashboard')).json()).data
    const before = await read()
    expect(before).toMatchObject({ messages: { new: 0 }, schedules: { overdue: [], upcoming: [] }, trash: 0 })
    expect(before.drafts.total).toBeGreaterThan(before.drafts.rows.length)
    const { id } = await app.db
      .selectFrom('news')
      .select('id')
      .where('slug', '=', 'office-moved')
      .executeTakeFirstOrThrow()
    await editor.call('PATCH', `/news/${id}`, { name: 'Planned', publish: false })
    expect((await read()).drafts).toMatchObject({ total: before.drafts.total + 1, rows: { length: 5 } })
    await editor.call('PUT', `/content/news/${id}/publication`, { at: new Date(NOW.getTime() + 60_000).toISOString() })
    expect(await read()).toMatchObject({
      drafts: { total: before.drafts.total },
      schedules: { overdue: [], upcoming: [{ title: 'Planned' }] },
    })
    await app.db
      .updateTable('content_item')
      .set({ scheduled_for: '2026-01-01T00:00:00.000Z' })
      .where('scheduled_for', 'is not', null)
      .execute()
    expect((await read()).schedules.overdue).toMatchObject([{ title: 'Planned' }])
    await editor.call('DELETE', `/news/${id}`)
    expect(await read()).toMatchObject({ schedules: { overdue: [] }, trash: 1 })
    await app.request('/contact-us', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'A', email: 'a@example.org', subject: 'S', message: 'M' }),
    })
    expect((await read()).messages).toEqual({ new: 1, quarantined: 0, own: 0 })
  })

  test('lists for somebody new what they have done, and for nobody else', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const read = async () => oneOf(dashboardSchema).parse(await (await editor.call('GET', '/dashboard')).json()).data
    expect((await read()).firstDays).toEqual({ secured: false, drafted: false, pictured: false, published: false })
    await editor.call('POST', '/categories', { name: 'Tunnels', publish: false })
    expect((await read()).firstDays).toMatchObject({ drafted: true, published: false, pictured: false })
    await editor.call('POST', '/categories', { name: 'Shafts', publish: true })
    expect((await read()).firstDays).toMatchObject({ drafted: true, published: true })
    await app.db.updateTable('staff_user').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute()
    expect((await read()).firstDays).toBeNull()
  })

  test.each([
    ['https://www.firm.com.np', true],
    ['https://203.0.113.7', true],
    [undefined, false],
    ['http://localhost:3000', false],
    ['http://192.168.1.20:3000', false],
    ['http://site.local', false],
    ['http://[::1]:3000', false],
  ])(
    'at %s it says whether strangers see the sample content: %s, until the firm has its own name',
    async (publicUrl, expected) => {
      const secret = 'no secret: only for tests and measurements'
      const app = await createTestApp(engine, { secret, publicUrl })
      const owner = await signIn(app, 'owner')
      const read = async () =>
        oneOf(dashboardSchema).parse(await (await owner.call('GET', '/dashboard')).json()).data.sampleIsPublic
      await replaceSetting(app.db, { key: 'name', locale: 'en', value: JSON.stringify(SAMPLE_FIRM) })
      expect(await read()).toBe(expected)
      await replaceSetting(app.db, { key: 'name', locale: 'en', value: '"Firm of ours"' })
      expect(await read()).toBe(false)
    },
  )

  test('counts mails that failed or have waited longer than 15 minutes, and says whether mails leave this machine', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()
    const put = (about: string, row: object) =>
      putMail(app.db, { about, kind: 'enquiry', created_at: ago(20), due_at: ago(-60), attempts: 3, ...row })
    const mails = async () =>
      oneOf(dashboardSchema).parse(await (await editor.call('GET', '/dashboard')).json()).data.mails
    await put('sent', { state: 'sent' })
    await put('young', { created_at: ago(14), attempts: 1 })
    // The list of an hour's quarantine, which waits for that hour to end.
    await put('notice', { kind: 'quarantine', attempts: 0 })
    expect(await mails()).toEqual({ failed: 0, late: 0, stayHere: false })
    await put('retried', {})
    await put('being sent', { state: 'sending' })
    await put('never tried', { attempts: 0, due_at: ago(15) })
    await put('failed', { state: 'failed', created_at: ago(1) })
    expect(await mails()).toEqual({ failed: 1, late: 4, stayHere: false })
  })

  test('says that mails stay on this machine where no mail server is set', async () => {
    const app = await createTestApp(engine, { mail: NO_MAIL_VARIABLES })
    const editor = await signIn(app, 'editor')
    expect((await (await editor.call('GET', '/dashboard')).json()).data.mails).toEqual({
      failed: 0,
      late: 0,
      stayHere: true,
    })
  })
})
