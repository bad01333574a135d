import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { kindOf, PAGED_ENTITIES } from '../../contract/kinds/index.ts'
import { USUAL_FOOTER, USUAL_HEADER } from '../../contract/menus/entries.ts'
import type { MenuEntry } from '../../contract/menus/menu.ts'
import { oneOf } from '../../contract/list.ts'
import { siteSchema } from '../../contract/pages/site.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { insertDocument } from '../../server/core/documents/document-store.ts'
import { load } from '../fixtures/load.ts'
import { requiredItem, TITLE } from '../fixtures/required-item.ts'
import { WRITTEN_AT } from '../fixtures/times.ts'
import { PAGE } from '../site-pages/all-blocks.ts'

async function open(engine: Engine, now = NOW) {
  const app = await createTestApp(engine, { now: () => now })
  const editor = await signIn(app, 'editor')
  const site = async (query = '') => oneOf(siteSchema).parse(await (await app.request(`/site${query}`)).json()).data
  const save = async (body: object) => {
    const answer = await editor.call('PATCH', '/menus/1', body)
    const { fields } = (await answer.json()) as { fields?: object }
    return { status: answer.status, fields }
  }
  return { ...app, editor, site, save }
}
const named = (entry: object, en: string, ne = '') => ({ ...entry, label: { en, ne } })
const link = (id: string, url = `https://${id}.example`) => named({ id, type: 'link', url, isHidden: false }, id)

describeOnEachEngine('the menus', (engine) => {
  test('are not sent while they are the usual ones, also after they were saved as such', async () => {
    const { site, save } = await open(engine)
    const before = await site()
    expect(await save({ header: USUAL_HEADER, footer: USUAL_FOOTER })).toMatchObject({ status: 200 })
    expect(await site()).toEqual(before)
    expect(before).not.toHaveProperty('header')
  })

  test('have entries renamed, hidden, put below others, and led to pages of the firm and to other websites', async () => {
    const { site, save, editor } = await open(engine)
    const { data: page } = (await (await editor.call('POST', '/site-pages', PAGE)).json()) as { data: { id: number } }
    const [home, about, overview] = USUAL_HEADER
    const header = [
      named(home!, 'Start', 'सुरु'),
      { ...about!, isHidden: true },
      overview!,
      { id: 'own', type: 'site-pages', itemId: page.id, label: { en: '', ne: 'काम' }, isHidden: false, isBelow: false },
      { ...link('bank'), isBelow: true },
    ]
    expect(await save({ header, footer: [link('bank')] })).toMatchObject({ status: 200 })
    const own = (label: string): MenuEntry => ({
      to: '/pages/how-we-work',
      label,
      children: [{ to: 'https://bank.example', label: 'bank' }],
    })
    expect((await site()).header).toEqual([{ page: 'home', label: 'Start' }, own(PAGE.title)])
    expect((await site('?locale=ne')).header).toEqual([{ page: 'home', label: 'सुरु' }, own('काम')])
    expect((await site()).footer).toEqual([{ to: 'https://bank.example', label: 'bank' }])
    // A page in the menu cannot vanish from under it.
    const trashed = await editor.call('DELETE', `/site-pages/${page.id}`)
    expect(await trashed.json()).toMatchObject({ users: [{ entity: 'menus', id: 1 }] })
  })

  test.each(PAGED_ENTITIES)('lead to items of %s, which stay published for them', async (entity) => {
    const { db, editor, site, save } = await open(engine)
    const file = { key: '0123456789abcdef', file_name: 'a.pdf', media_type: 'application/pdf', bytes: 9 }
    if (entity === 'publications') await insertDocument(db, { ...file, created_at: WRITTEN_AT })
    const id = await load(db, entity, requiredItem(entity))
    const entry = named({ id: 'item', type: entity, itemId: id, isHidden: false }, '')
    expect(await save({ footer: [entry, link('bank')] })).toMatchObject({ status: 200 })
    const to = kindOf(entity).path!.replace(':slug', 'zebrafall')
    expect((await site()).footer?.[0]).toEqual({ to, label: TITLE.en })
    expect((await site('?locale=ne')).footer?.[0]).toEqual({ to, label: TITLE.ne })
    const refused = await editor.call('DELETE', `/content/${entity}/${id}/publication`)
    expect(await refused.json()).toMatchObject({ users: [{ entity: 'menus', id: 1 }] })
  })

  test('leave out a person from the day after their last at the firm', async () => {
    for (const [day, count] of [
      ['2097-12-31', 2],
      ['2098-01-01', 1],
    ] as const) {
      const { db, site, save } = await open(engine, new Date(`${day}T09:00:00Z`))
      const itemId = await load(db, 'teams', { ...requiredItem('teams'), leftOn: '2097-12-31' })
      await save({ footer: [named({ id: 'item', type: 'teams', itemId, isHidden: false }, ''), link('bank')] })
      expect((await site()).footer, day).toHaveLength(count)
    }
  })

  test('leave out, and keep, entries of a kind that this version no longer knows', async () => {
    const { db, editor, site, save } = await open(engine)
    await save({ footer: [link('bank')] })
    const footer = [{ id: 'gone', type: 'permits', itemId: 1, label: { en: 'Permit' } }, link('bank')]
    await sql`update menu set footer = ${JSON.stringify(footer)}`.execute(db)
    await sql`update content_version set document = ${JSON.stringify({ header: USUAL_HEADER, footer })}
      where entity = 'menus'`.execute(db)
    expect((await site()).footer).toEqual([{ to: 'https://bank.example', label: 'bank' }])
    const { data } = (await (await editor.call('GET', '/content/menus/1')).json()) as { data: { footer: object[] } }
    expect(data.footer).toMatchObject(footer)
    expect(await save({ footer: data.footer })).toMatchObject({ status: 200 })
  })

  test('leave out an entry whose page went with its extra', async () => {
    const { db, site, save } = await open(engine)
    await save({ footer: [link('bank')] })
    const footer = [{ id: 'gone', type: 'page', page: 'gone', label: { en: '' } }, link('bank')]
    await sql`update menu set footer = ${JSON.stringify(footer)}`.execute(db)
    expect((await site()).footer).toEqual([{ to: 'https://bank.example', label: 'bank' }])
  })

  test('refuse what has no room, leads nowhere, or stands twice', async () => {
    const { save } = await open(engine)
    const refused = async (body: object) => (await save(body)).fields
    const many = Array.from({ length: 10 }, (_, index) => ({ ...link(`site-${index}`), isBelow: false }))
    expect(await refused({ header: many })).toEqual({ header: expect.stringContaining('room for 9 entries') })
    expect(await refused({ footer: [link('a', 'http://a.example')] })).toEqual({
      'footer.0.url': 'Address must be an address such as https://example.org',
    })
    expect(await refused({ footer: [link('a'), link('b', 'https://a.example')] })).toEqual({
      'footer.1': 'Another entry leads to the same page: remove one of them',
    })
    expect(await refused({ footer: [named(link('a'), 'x'.repeat(31))] })).toEqual({
      'footer.0.label.en': expect.stringContaining('30'),
    })
    expect(await refused({ footer: [{ id: 'a', type: 'site-pages', itemId: 999 }] })).toEqual({
      'footer.0.itemId': 'This page of your own no longer exists',
    })
  })
})
