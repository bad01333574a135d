// Before landing: loads the sample and reads all of the site, again and again.
import { expect, test, vi } from 'vitest'
import { KINDS, kindOf } from '../../contract/kinds/index.ts'
import type { Sample, SampleRemoval, SampleReport, SampleThing } from '../../contract/seed/sample.ts'
import { getBrand } from '../../server/brand/public.ts'
import { emptyTrash } from '../../server/core/content/trash.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { openUploadFiles } from '../../server/core/pictures/upload-files.ts'
import type { PictureWorkshop } from '../../server/core/pictures/picture-workshop.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import type { Store } from '../../server/core/store/store.ts'
import { kindsInOrder } from '../../server/seed/sample-files.ts'
import { markLoadedSample, purgeSamplePictures } from '../../server/seed/mark-loaded-sample.ts'
import { signIn } from '../core/accounts/staff.ts'
import { createTestApi } from '../create-test-api.ts'
import { createStorePlace, describeWhereSqlDiffers, NOW } from '../create-test-app.ts'
import { readPublicAnswers } from '../transfer/public-answers.ts'
import { dump } from './content-folder.ts'
import { CONTENT, openEmptyStore, openSampleStore } from '../transfer/sample-store.ts'

// On Postgres 12,000 statements follow one another, and a round trip may take 15 ms.
vi.setConfig({ testTimeout: 600_000 })

const thingOf = ({ entity, id }: SampleThing): SampleThing => ({ entity, id })
const NOTHING: SampleRemoval = { remove: [], keep: [], clear: [] }
const LATER = new Date(NOW.getTime() + 31 * 86_400_000)

/** The answers to visitors at every address; on Postgres, where that takes a minute, the rows that it is made of. */
async function readSite(engine: Engine, store: Store): Promise<Map<string, string>> {
  if (engine === 'sqlite') return readPublicAnswers(store)
  const tables = Object.entries(await dump(store)).filter(([name]) =>
    Object.values(KINDS).some(({ table }) => name === table || name.startsWith(`${table}_`)),
  )
  return new Map(tables.map(([name, rows]) => [name, JSON.stringify(rows).replaceAll(/"version":\d+/g, '')]))
}

describeWhereSqlDiffers('the sample content', (engine) => {
  /** An owner at a site with the sample, or an empty one. */
  const open = async (openStore = openSampleStore) => {
    const place = await createStorePlace(engine)
    const store = await openStore(place)
    const media = openMediaFolder(place.dataDir)
    const files = openPictureFiles(media)
    const workshop = { files, uploads: openUploadFiles(media), wake() {} } as unknown as PictureWorkshop
    const clock = { now: NOW }
    const api = createTestApi({ db: store.db, now: () => clock.now, workshop })
    const request = async (path: string, init?: RequestInit) => api.request(`/api/v1${path}`, init)
    const owner = await signIn({ ...store, request } as never, 'owner')
    const call = async <Data>(method: string, path: string, body?: unknown, status = 200) => {
      const response = await owner.call(method, path, body)
      const text = await response.text()
      expect(response.status, `${method} ${path}: ${text}`).toBe(status)
      return (JSON.parse(text) as { data: Data }).data
    }
    return {
      clock,
      store,
      workshop,
      call,
      see: () => call<Sample>('GET', '/sample'),
      remove: (body: Partial<SampleRemoval> = {}) =>
        call<SampleReport>('POST', '/sample/removal', { ...NOTHING, ...body }),
      undo: () => call<SampleReport>('DELETE', '/sample/removal'),
      list: (entity: string) =>
        call<{ id: number; title: string; isSample: boolean }[]>('GET', `/content/${entity}?limit=100`),
    }
  }

  test('goes as a whole, of every kind and with its pictures, and comes back as it was', async () => {
    const { store, see, remove, undo, list } = await open()
    const before = await readSite(engine, store)
    const kinds = kindsInOrder().filter((entity) => !kindOf(entity).isFixed)
    for (const entity of kinds) {
      const rows = await list(entity)
      expect(rows.length, entity).toBeGreaterThan(0)
      expect(
        rows.every(({ isSample }) => isSample),
        entity,
      ).toBe(true)
    }
    const { unchanged, asked, texts } = await see()
    expect(asked).toEqual([])
    expect(unchanged.map(({ entity }) => entity).toSorted()).toEqual([...kinds, 'pictures'].toSorted())

    const { done } = await remove({ clear: texts.map(thingOf) })
    expect(done).toEqual(expect.arrayContaining(unchanged))
    for (const entity of kinds) expect(await list(entity), entity).toEqual([])
    expect(await see()).toMatchObject({ unchanged: [], asked: [], texts: [], own: [] })
    const after = await readSite(engine, store)
    for (const [path, text] of after) expect(text, path).not.toMatch(/Rekha|रेखा इन्जि/)
    expect((await getBrand(store.db)).logo).toBeNull()

    expect((await undo()).left).toEqual([])
    const back = await readSite(engine, store)
    expect([...back.keys()]).toEqual([...before.keys()])
    for (const [path, text] of before) expect(back.get(path), path).toBe(text)
    expect(await see()).toMatchObject({ unchanged, asked, texts })
  })

  test('leaves own content and what it refers to, and asks about what was changed', async () => {
    const { see, remove, list, call } = await open()
    const [client, other] = await list('clients')
    const [service] = await list('services')
    const news = (await list('news')).find(({ title }) => title.startsWith('Office hours'))
    await call('PATCH', `/clients/${other!.id}`, { name: 'Changed by the firm' })
    const link = '<p><a href="/ne/news/office-hours-at-dashain-and-tihar#when">See</a></p>'
    const own = await call<{ id: number }>(
      'POST',
      '/projects',
      {
        title: 'Our bridge',
        code: 'OB-1',
        status: 'ongoing',
        clientId: client!.id,
        serviceIds: [service!.id],
        description: link,
        publish: true,
      },
      201,
    )
    const { asked, texts } = await see()
    const named = (entity: string, id: number) => asked.find((thing) => thing.entity === entity && thing.id === id)
    expect(named('clients', other!.id)).toMatchObject({ isChanged: true, title: 'Changed by the firm' })
    for (const [entity, { id }] of [
      ['clients', client!],
      ['services', service!],
      ['news', news!],
    ] as const)
      expect(named(entity, id), entity).toMatchObject({ users: [{ entity: 'projects', title: 'Our bridge' }] })

    const { left } = await remove({ remove: [{ entity: 'clients', id: client!.id }], clear: texts.map(thingOf) })
    expect(left).toMatchObject([{ title: client!.title, reason: 'It is still used by “Our bridge”' }])
    expect((await list('projects')).map(({ id, isSample }) => [id, isSample])).toEqual([[own.id, false]])
    expect((await list('clients')).map(({ id }) => id).toSorted()).toEqual([client!.id, other!.id].toSorted())
    await call('PATCH', `/projects/${own.id}`, { title: 'Our bridge, finished' })

    await remove({ remove: [{ entity: 'clients', id: other!.id }], keep: [{ entity: 'clients', id: client!.id }] })
    expect((await list('clients')).map(({ id, isSample }) => [id, isSample])).toEqual([[client!.id, false]])
  })

  test('is refused twice, deleted after 30 days, and loaded into an empty site alone', async () => {
    const { see, remove, call, store, workshop, list, clock } = await open()
    await call('POST', '/sample', undefined, 409)
    await remove({ clear: (await see()).texts.map(thingOf) })
    await call('POST', '/sample', undefined, 409)
    clock.now = LATER
    await emptyTrash({ db: store.db, now: () => LATER })
    expect(await purgeSamplePictures({ db: store.db, now: () => LATER }, workshop.files)).toBeGreaterThan(40)
    expect((await see()).removed).toBeNull()
    await call('DELETE', '/sample/removal', undefined, 409)
    await call('POST', '/sample', undefined, 201)
    expect((await list('projects')).length).toBeGreaterThan(20)
    expect((await see()).asked).toEqual([])
  })

  test('keeps the name and the texts of the firm that loads it later as an example', async () => {
    const { see, call, list, remove } = await open(openEmptyStore)
    await call('PATCH', '/settings/1', { name: 'Own Firm' })
    const pages = await list('pages')
    const overview = pages.find(({ title }) => title === 'Overview')!
    await call('PATCH', `/pages/${overview.id}`, { body: '<p>We are ours.</p>' })
    await call('POST', '/sample', undefined, 201)
    const { texts, asked } = await see()
    expect(texts.map(({ id }) => id)).not.toContain(overview.id)
    expect(texts.length).toBeGreaterThan(4)
    expect(asked.every(({ entity }) => entity === 'pictures')).toBe(true)
    await remove({ clear: texts.map(thingOf) })
    expect(await call('GET', `/content/pages/${overview.id}`)).toMatchObject({ body: '<p>We are ours.</p>' })
    expect(await call('GET', '/content/settings/1')).toMatchObject({ name: 'Own Firm' })
  })

  test('of an older version is recognized by its words, and nothing that somebody changed', async () => {
    const { store, call, list, see } = await open()
    const [changed] = await list('projects')
    await call('PATCH', `/projects/${changed!.id}`, { title: 'Ours' })
    const { unchanged } = await see()
    await store.db.updateTable('content_item').set({ sample_version: null }).execute()
    await store.db.updateTable('picture').set({ sample_version: null }).execute()
    await markLoadedSample(store.db, CONTENT)
    const rows = await list('projects')
    expect(rows.filter(({ isSample }) => !isSample).map(({ title }) => title)).toEqual(['Ours'])
    const projects = unchanged.find(({ entity }) => entity === 'projects')!.count
    expect(rows.filter(({ isSample }) => isSample)).toHaveLength(projects)
  })
})
