import { resolve, join } from 'node:path'
import { expect, test } from 'vitest'
import { createPageData } from '../../bench/page-data.ts'
import { StatementCounter } from '../../bench/statement-counter.ts'
import { USUAL_SECTIONS } from '../../contract/pages/home-sections.ts'
import { PAGE_TEXTS } from '../../contract/pages/page-texts.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApi } from '../create-test-api.ts'
import { createTestApp, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { ALL_BLOCKS } from '../site-pages/all-blocks.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const section = (type: string, isHidden = false) => ({ id: type, type, isHidden })
const without = (...types: string[]) => USUAL_SECTIONS.map((type) => section(type, types.includes(type)))

describeOnEachEngine('the sections of home', (engine) => {
  const open = async () => {
    const app = await createTestApp(engine)
    const editor = await signIn(app, 'editor')
    const row = await app.db.selectFrom('page').select('id').where('key', '=', 'home').executeTakeFirst()
    const id = row?.id ?? PAGE_TEXTS.home.id
    const save = (values: object) => editor.call('PATCH', `/pages/${id}`, { publish: true, ...values })
    const read = async () => (await (await app.request('/pages/home')).json()).data
    return { ...app, editor, save, read }
  }

  test('are not named until staff put them in order or hide some, nor again in the usual order', async () => {
    const { save, read } = await open()
    expect(await read()).not.toHaveProperty('sections')
    await save({ sections: [section('news'), section('map', true), section('projects')] })
    // A section that is left out keeps its default place.
    expect((await read()).sections).toEqual([
      'disciplines',
      'news',
      'partners',
      'blocks',
      'contact',
      'director',
      'projects',
    ])
    await save({ sections: without() })
    expect(await read()).not.toHaveProperty('sections')
  })

  test('of a draft are not public before it is published', async () => {
    const { save, read } = await open()
    await save({ sections: without('news'), publish: false })
    expect(await read()).not.toHaveProperty('sections')
    await save({})
    expect((await read()).sections).not.toContain('news')
  })

  test('that nobody knows are left out where they are stored, and refused otherwise', async () => {
    const { db, save, read } = await open()
    const unknown = await save({ sections: [section('weather')] })
    expect([unknown.status, (await unknown.json()).fields]).toMatchObject([422, { 'sections.0': /no such kind/ }])
    await save({ summary: 'Bridges and roads.' })
    const stored = JSON.stringify([
      section('weather'),
      7,
      section('contact'),
      section('disciplines'),
      section('contact', true),
    ])
    await db
      .updateTable('page')
      .set({ sections: stored as never })
      .where('key', '=', 'home')
      .execute()
    expect((await read()).sections).toEqual(['contact', ...USUAL_SECTIONS.filter((name) => name !== 'contact')])
  })

  test('stand once, and on home alone', async () => {
    const { editor, save } = await open()
    const twice = await save({ sections: [section('news'), { ...section('news'), id: 'other' }] })
    expect((await twice.json()).fields).toEqual({ sections: 'A section can stand on the page only once' })
    const other = await editor.call('PATCH', `/pages/${PAGE_TEXTS.privacy.id}`, { sections: without('news') })
    expect((await other.json()).fields).toEqual({ sections: 'The sections of this page have a fixed order' })
  })

  test('that are hidden are not read, and the others are no more than before', async () => {
    const { db, save, read } = await open()
    const counter = new StatementCounter()
    const api = createTestApi({ db: db.withPlugin(counter), now: () => NOW })
    const load = await createPageData(
      (file) => import(join(ROOT, file)),
      (path, init) => api.request(path, init),
    )
    const count = async () => {
      counter.statements = 0
      await load('/')
      return counter.statements
    }
    await save({ blocks: ALL_BLOCKS })
    // Data read once after the start.
    await count()
    await save({ summary: 'Bridges and roads.' })
    const all = await count()
    await save({ sections: without().toReversed() })
    expect(await count()).toBe(all)
    await save({ sections: without('projects', 'map', 'news', 'partners', 'blocks') })
    expect(all - (await count())).toBeGreaterThan(10)
    expect((await read()).blocks).toEqual([])
  })
})
