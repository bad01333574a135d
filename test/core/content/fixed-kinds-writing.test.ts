import { expect, test } from 'vitest'
import { OTHER_LANGUAGES } from '../../fixtures/languages.ts'
import { CONTENT_SCHEMAS } from '../../../contract/content/schemas.ts'
import { PAGE_KEYS } from '../../../contract/pages/page-texts.ts'
import { writtenOf } from '../../../contract/list.ts'
import { signIn } from '../accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../../create-test-app.ts'

/** As they have been since the first version, whatever the order of PAGE_KEYS. */
const UNWRITTEN: [number, string][] = [
  [1001, 'Welcome'],
  [1003, 'Our Story'],
  [1005, 'Privacy'],
  [1006, 'Terms of use'],
  [1007, 'Accessibility'],
  [1010, 'Company profile'],
  [1011, 'Our Team'],
  [1012, 'Clients'],
  [1013, 'Services'],
  [1014, 'Projects'],
  [1015, 'Experience by service and province'],
  [1016, 'News and events'],
  [1017, 'Our Gallery'],
  [1018, 'Contact Us'],
  [1019, 'Main projects'],
  [1020, 'Where we have worked'],
  [1021, 'Partners'],
  [1022, 'Contact'],
  [1023, 'Partner organisations'],
  [1024, 'Privacy'],
  [1025, 'Terms'],
  [1026, 'Thank you for writing to us'],
]

describeOnEachEngine('writing pages', (engine) => {
  test('changes the texts of a page, cleaned, and leaves its key', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const response = await editor.call('PATCH', '/pages/1', {
      body: '<p onclick="x()">New.</p>',
      translations: { ne: { title: 'नयाँ' } },
    })
    const { message, data } = writtenOf(CONTENT_SCHEMAS.pages.record.strict()).parse(await response.json())
    expect([response.status, message]).toEqual([200, 'Page is updated successfully.'])
    expect(data).toMatchObject({
      key: 'overview',
      title: 'Overview',
      summary: 'Who we are',
      path: '/about/overview',
      version: 2,
    })
    expect((await (await app.request('/pages/overview?locale=ne')).json()).data).toMatchObject({
      title: 'नयाँ',
      body: '<p>New.</p>',
      summary: 'Who we are',
    })
  })

  test('keeps the text of a page that went with its extra, and names it by its key', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    await app.db
      .updateTable('page')
      .set({ key: 'gone' as never })
      .where('key', '=', 'overview')
      .execute()
    expect((await editor.call('GET', '/content/pages?limit=100')).status).toBe(200)
    expect((await editor.call('GET', '/content/pages/1')).status).toBe(200)
    expect((await editor.call('PATCH', '/pages/1', { summary: 'Still ours' })).status).toBe(200)
    expect((await app.request('/site')).status).toBe(200)
  })

  test('has an empty page ready, and writes it', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const { data, meta } = await (await editor.call('GET', '/content/pages?limit=100')).json()
    expect(meta.total).toBe(PAGE_KEYS.length)
    // Lists name each by it.
    expect(new Set(data.map(({ group }: { group: string }) => group))).toEqual(new Set(PAGE_KEYS))
    const terms = data.find(({ title }: { title: string }) => title === 'Terms of use')
    expect([terms.state, terms.gaps]).toEqual(['draft', ['body', 'nepali', ...OTHER_LANGUAGES]])
    // Ids of unwritten pages are in the stores of every installation.
    const ids = data
      .filter(({ id }: { id: number }) => id > 1000)
      .map(({ id, title }: { id: number; title: string }) => [id, title])
    expect(new Map(ids)).toEqual(new Map(UNWRITTEN))
    expect((await (await app.request('/pages')).json()).meta.total).toBe(2)
    await editor.call('PATCH', `/pages/${terms.id}`, { body: '<p>Be fair.</p>', publish: true })
    expect((await (await app.request('/pages/terms')).json()).data).toMatchObject({
      key: 'terms',
      title: 'Terms of use',
      body: '<p>Be fair.</p>',
    })
  })

  test('neither adds nor deletes pages', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    for (const [method, path, status] of [
      ['POST', '/pages', 405],
      ['DELETE', '/pages/1', 405],
      ['DELETE', '/content/pages/1/publication', 409],
    ] as const) {
      expect((await editor.call(method, path, method === 'POST' ? {} : undefined)).status, path).toBe(status)
    }
    expect((await app.request('/pages/overview')).status).toBe(200)
  })
})

describeOnEachEngine('writing settings', (engine) => {
  test('changes what is given, in both languages, and leaves the rest', async () => {
    const app = await createTestApp(engine)
    const owner = await signIn(app, 'owner')
    const body = {
      tagline: 'We measure',
      address: ['Kupondole', 'Nepal'],
      hours: [{ days: 'Sunday', time: '10–17' }],
      socialLinks: [{ label: 'X', url: '#' }],
    }
    const ne = { name: 'नमुना', tagline: '', address: ['कुपण्डोल'] }
    const response = await owner.call('PATCH', '/settings/1', { ...body, translations: { ne }, version: 1 })
    const { message, data } = writtenOf(CONTENT_SCHEMAS.settings.record.strict()).parse(await response.json())
    expect([response.status, message]).toEqual([200, 'Setting is updated successfully.'])
    expect(data).toMatchObject({
      id: 1,
      name: 'Sample Consultancy',
      phones: ['+977 1 000 0100'],
      ...body,
      translations: { ne: { ...ne, shortName: '', hours: [] } },
    })
    const read = async (locale: string) => (await (await app.request(`/settings?locale=${locale}`)).json()).data
    expect(await read('en')).toMatchObject({
      name: 'Sample Consultancy',
      ...body,
      foundedOn: '2009-04-28',
      location: { latitude: 27.687 },
    })
    expect(await read('ne')).toMatchObject({ name: 'नमुना', tagline: 'We measure', address: ['कुपण्डोल'], locale: 'ne' })
    await owner.call('PATCH', '/settings/1', { translations: { ne: null } })
    expect(await read('ne')).toMatchObject({ name: 'Sample Consultancy', locale: 'en' })
  })

  test('is for owners: every call that writes refuses an editor, who may read them', async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const before = await (await app.request('/settings')).json()
    const item = '/content/settings/1'
    const calls = [
      ['PATCH', '/settings/1', { name: 'Ours' }],
      ['PUT', `${item}/publication`, {}],
      ['PUT', `${item}/publication`, { at: '2027-01-01T00:00:00Z' }],
      ['DELETE', `${item}/publication`],
      ['DELETE', `${item}/schedule`],
      ['PUT', `${item}/end`, { at: '2027-01-01T00:00:00Z' }],
      ['DELETE', `${item}/end`],
      ['POST', `${item}/restoration`, { revision: 1, publish: true }],
      ['POST', `${item}/recovery`],
      ['PUT', '/content/settings/order', { ids: [1] }],
    ] as const
    for (const [method, path, body] of calls)
      expect((await editor.call(method, path, body)).status, `${method} ${path}`).toBe(403)
    expect((await editor.call('GET', item)).status).toBe(200)
    expect(await (await app.request('/settings')).json()).toEqual(before)
  })
})
