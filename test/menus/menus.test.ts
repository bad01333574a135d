import { expect, test } from 'vitest'
import { USUAL_FOOTER, USUAL_HEADER } from '../../contract/menus/entries.ts'
import type { MenuEntry } from '../../contract/menus/menu.ts'
import { oneOf } from '../../contract/list.ts'
import { siteSchema } from '../../contract/pages/site.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'
import { PAGE } from '../site-pages/all-blocks.ts'

async function open(engine: Engine) {
  const app = await createTestApp(engine)
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
    expect(await refused({ footer: [{ ...link('a'), type: 'site-pages', itemId: 999 }] })).toEqual({
      'footer.0.itemId': 'This additional page no longer exists',
    })
  })
})
