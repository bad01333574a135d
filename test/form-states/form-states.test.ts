import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { KeptForm, OpenForm } from '../../contract/form-states/form-state.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { getContentRevision } from '../../server/core/store/revision.ts'
import type { Database } from '../../server/core/store/schema.ts'
import { createFindForm } from '../../server/form-states/public.ts'
import { purgeForms } from '../../server/form-states/form-states.ts'
import { createPreviews, type LoadedPage } from '../../server/previews/public.ts'
import { signIn, type Person } from '../core/accounts/staff.ts'
import { createTestApi, TEST_SECRET } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine } from '../create-test-app.ts'

const QUIET = { info() {}, error() {} }

/** An owner and an editor with forms, and previews that answer with what the API says of a page. */
async function open(engine: Engine) {
  const clock = { now: Date.now() }
  const app = await createTestApp(engine, {
    now: () => new Date(clock.now),
    renderDraft: (request, draft) => pages.renderDraft(request, draft),
  })
  const [owner, editor] = [await signIn(app, 'owner'), await signIn(app, 'editor')]
  const read = async (request: Request, db: Kysely<Database>) => {
    const [, kind = '', slug = ''] = new URL(request.url).pathname.split('/')
    const entity = kind === 'pages' ? 'site-pages' : kind
    const answer = await createTestApi({ db, log: QUIET }).request(`/api/v1/${entity}/slug/${slug}`)
    return { text: await answer.text() } as unknown as LoadedPage
  }
  const pages = createPreviews({
    db: app.db,
    store: app.previews,
    secret: TEST_SECRET,
    findDraft: createFindForm(app),
    load: read,
    render: async (_request, page) => new Response((page as unknown as { text: string }).text),
  })
  const look = (address: string | null, person?: Person) => {
    const url = new URL(address ?? '', 'http://site')
    return pages.answerPage(new Request(url, { headers: { Cookie: person?.cookie() ?? '' } }), url)
  }
  return { ...app, clock, owner, editor, look }
}

async function keep(person: Person, path: string, document: object, version?: number): Promise<KeptForm> {
  const answer = await person.call('PUT', `/form-states/${path}`, {
    document,
    form: 'one',
    ...(version && { version }),
  })
  const body = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  return body.data
}

async function opened(person: Person, path: string): Promise<OpenForm> {
  return (await (await person.call('GET', `/form-states/${path}`)).json()).data
}

const newsOne = async (person: Person) => (await (await person.call('GET', '/content/news/1')).json()).data

describeOnEachEngine('an unsaved form', (engine) => {
  test('is shown without its unfinished blocks, and names what they need', async () => {
    const { owner, look } = await open(engine)
    const text = { id: 'a', type: 'text', text: { en: '<p>Measured twice</p>' } }
    const figures = { id: 'b', type: 'figures', figures: [{ number: 3, unit: { en: '' }, label: { en: '' } }] }
    const form = { title: 'How we work', blocks: [figures, text] }
    const { preview, faults } = await keep(owner, 'site-pages/new-one', form)
    expect(Object.keys(faults)).toEqual(['blocks.0.figures.0.label'])
    const page = await (await look(preview, owner)).text()
    expect(page).toContain('Measured twice')
    expect(page).not.toContain('"figures"')
    const without = await keep(owner, 'site-pages/new-one', { ...form, title: '' })
    expect([Object.keys(without.faults).length > 0, without.preview]).toEqual([true, null])
  })

  test('is shown to its owner as the page will be, and makes no version, audit line or revision', async () => {
    const { db, owner, look } = await open(engine)
    const counts = async () => [
      await getContentRevision(db),
      (await db.selectFrom('content_version').select('number').execute()).length,
      (await db.selectFrom('audit_entry').select('id').execute()).length,
    ]
    const before = await counts()
    const record = await newsOne(owner)
    const { preview, faults } = await keep(owner, 'news/1', { name: 'While typing', slug: 'typing' }, record.version)
    expect([faults, preview]).toEqual([{}, expect.stringMatching(/^\/news\/typing\?preview=/)])
    expect(await (await look(preview, owner)).text()).toContain('While typing')
    await keep(owner, 'news/1', { name: 'Typed further', slug: 'typing' }, record.version)
    // The address of before shows the newest.
    expect(await (await look(preview, owner)).text()).toContain('Typed further')
    expect(await counts()).toEqual(before)
    expect(await newsOne(owner)).toEqual(record)
  })

  test('is answered with its page in the language that was named, and without one while there are faults', async () => {
    const { owner } = await open(engine)
    const put = async (document: object) => {
      const body = { document, form: 'one', version: 1, locale: 'en' }
      return (await (await owner.call('PUT', '/form-states/news/1', body)).json()).data
    }
    expect((await put({ name: 'In the answer' })).html).toContain('In the answer')
    expect(await put({ summary: 'x'.repeat(5000) })).toMatchObject({ html: null, preview: null })
    expect((await keep(owner, 'news/1', { name: 'Not asked for' }, 1)).html).toBeNull()
  })

  test('of a new item has a page too', async () => {
    const { owner, look } = await open(engine)
    const path = 'news/new-one'
    const { preview } = await keep(owner, path, {
      name: 'Brand new',
      slug: '',
      categoryId: 1,
      description: '<p>Text</p>',
    })
    expect(preview).toMatch(/^\/news\/brand-new\?/)
    expect(await (await look(preview, owner)).text()).toContain('Brand new')
    expect((await opened(owner, 'news/new')).own).toMatchObject({ item: path.slice(5), version: null })
  })

  test('is refused to another account, to whoever is signed out, and with a forged ticket', async () => {
    const { owner, editor, look } = await open(engine)
    const { preview } = await keep(owner, 'news/1', { name: 'Secret' }, 1)
    const forged = preview!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace('preview=', 'preview=x')
    for (const answer of [await look(preview, editor), await look(preview), await look(forged, owner)]) {
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('Secret')
    }
    expect((await opened(editor, 'news/1')).own).toBeNull()
  })

  test('of what only owners edit is refused to editors, also to one who was an owner', async () => {
    const { db, owner, editor, look } = await open(engine)
    expect((await editor.call('PUT', '/form-states/brand/1', { document: {}, form: 'one' })).status).toBe(403)
    expect((await editor.call('GET', '/form-states/brand/1')).status).toBe(403)
    const { preview } = await keep(owner, 'settings/1', { tagline: 'Typed' }, 1)
    expect((await look(preview, owner)).status).toBe(200)
    await db.updateTable('staff_user').set({ role: 'editor' }).execute()
    expect((await look(preview, owner)).status).toBe(403)
  })

  test('may be unfinished: its faults are named by field, there is no page, and all is kept', async () => {
    const { owner } = await open(engine)
    const document = { name: '', categoryId: null, summary: 'x'.repeat(5000) }
    const path = 'news/new-one'
    const { preview, faults } = await keep(owner, path, document)
    expect([preview, Object.keys(faults)]).toEqual([null, expect.arrayContaining(['name', 'summary'])])
    expect((await opened(owner, 'news/new')).own?.document).toEqual(document)
  })

  test('is cleaned as in saving, is bounded, and needs an item that is there', async () => {
    const { owner } = await open(engine)
    const ne = { name: 'नयाँ', description: '<p onclick="x()">क</p>' }
    await keep(owner, 'news/1', { description: '<p>a</p><script>x()</script>', bogus: 1, translations: { ne } }, 1)
    expect((await opened(owner, 'news/1')).own?.document).toEqual({
      description: '<p>a</p>',
      translations: { ne: { name: 'नयाँ', description: '<p>क</p>' } },
    })
    const put = async (path: string, body: object) => (await owner.call('PUT', `/form-states/${path}`, body)).status
    expect(await put('news/1', { document: { summary: 'x'.repeat(300_000) }, form: 'one' })).toBe(413)
    expect(await put('news/99999', { document: {}, form: 'one' })).toBe(404)
    expect(await put('news/nonsense', { document: {}, form: 'one' })).toBe(404)
    expect(await put('news/1', { document: [], form: 'one' })).toBe(422)
  })

  test('shows others who has the item open for a minute, though nothing is typed, and a second tab of oneself', async () => {
    const { db, clock, owner, editor } = await open(engine)
    const stay = async (person: Person, body: object) =>
      (await (await person.call('POST', '/form-states/news/1/presence', body)).json()).data
    const since = new Date(clock.now).toISOString()
    expect((await stay(owner, { tab: 'a' })).others).toEqual([])
    clock.now += 50_000
    expect((await stay(editor, { tab: 'b' })).others).toEqual([{ name: expect.any(String), since, isCaller: false }])
    expect((await stay(owner, { tab: 'a' })).others).toHaveLength(1)
    clock.now += 50_000
    expect((await stay(owner, { tab: 'c' })).others).toMatchObject([{ since, isCaller: true }, { isCaller: false }])
    await stay(owner, { tab: 'a', isLeaving: true })
    expect((await stay(editor, { tab: 'b' })).others).toHaveLength(1)
    clock.now += 61_000
    expect((await stay(editor, { tab: 'b' })).others).toEqual([])
    await purgeForms(db, new Date(clock.now))
    expect(await db.selectFrom('form_presence').select('tab').execute()).toEqual([{ tab: 'b' }])
  })

  test('says at each sign of life who has saved the item last', async () => {
    const { owner, editor } = await open(engine)
    const { version } = await newsOne(owner)
    await owner.call('PATCH', '/news/1', { name: 'Saved', version })
    const answer = await editor.call('POST', '/form-states/news/1/presence', { tab: 'b' })
    const { name } = (await (await owner.call('GET', '/session')).json()).data
    expect((await answer.json()).data.saved).toMatchObject({ version: version + 1, name, isCaller: false })
    expect((await editor.call('POST', '/form-states/news/99999/presence', { tab: 'b' })).status).toBe(404)
  })

  test('is over once it was saved or dropped, and goes after thirty days', async () => {
    const { db, clock, owner } = await open(engine)
    await keep(owner, 'news/1', { name: 'Saved' }, 1)
    clock.now += 1000
    const { version } = await newsOne(owner)
    expect((await owner.call('PATCH', '/news/1', { name: 'Saved', version })).status).toBe(200)
    expect((await opened(owner, 'news/1')).own).toBeNull()
    clock.now += 1000
    await keep(owner, 'news/1', { name: 'Typed after' }, version + 1)
    expect((await opened(owner, 'news/1')).own).toMatchObject({ version: version + 1, form: 'one' })
    expect((await owner.call('DELETE', '/form-states/news/1')).status).toBe(200)
    expect((await opened(owner, 'news/1')).own).toBeNull()
    await keep(owner, 'news/1', { name: 'Left' }, 1)
    await purgeForms(db, new Date(clock.now + 29 * 86_400_000))
    expect((await opened(owner, 'news/1')).own).not.toBeNull()
    await purgeForms(db, new Date(clock.now + 31 * 86_400_000))
    expect((await opened(owner, 'news/1')).own).toBeNull()
  })

  test('of many new items leaves a hundred, the newest', async () => {
    const { db, clock, owner } = await open(engine)
    for (let number = 1; number <= 102; number += 1) {
      clock.now += 1
      await keep(owner, `news/new-${number}`, { name: `Number ${number}` })
    }
    const rows = await db.selectFrom('form_state').select('document').orderBy('changed_at').execute()
    expect([rows.length, rows[0]?.document]).toEqual([100, expect.stringContaining('Number 3')])
  })
})

describeOnEachEngine('an unsaved form of an editor', (engine) => {
  test('of a project with facts for bids, which it does not know, shows the page and is kept without them', async () => {
    const app = await open(engine)
    const writer = await signIn(app, 'bids')
    const people = [{ personId: 1, position: { en: 'Team Leader' }, from: '2019', personMonths: 4 }]
    expect((await writer.call('PATCH', '/projects/1', { people, publish: true })).status).toBe(200)
    const { data } = await (await app.editor.call('GET', '/content/projects/1')).json()
    const kept = await keep(app.editor, 'projects/1', { ...data, title: 'While typing' }, data.version)
    expect([kept.faults, kept.preview]).toEqual([{}, expect.stringContaining('?preview=')])
    expect(JSON.stringify(await opened(app.editor, 'projects/1'))).not.toContain('personMonths')
  })
})
