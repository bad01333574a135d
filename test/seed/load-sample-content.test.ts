import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isEmptyStore } from '../../server/seed/empty-store.ts'
import { loadPlaces } from '../../server/seed/load-places.ts'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import { SAMPLE_FIRM } from '../../server/services/sample-content.ts'
import { getContentRevision } from '../../server/store/revision.ts'
import type { Engine } from '../../server/store/engine.ts'
import type { Store } from '../../server/store/store.ts'
import { createDataFolder, createTestLog } from '../media/picture-fixtures.ts'
import { createDatabase, ENGINES } from './test-database.ts'

const CONTENT = resolve(import.meta.dirname, '../../content')

async function load({ contentDir = CONTENT, engine = 'sqlite' }: { contentDir?: string; engine?: Engine } = {}) {
  const parts = await createDataFolder(engine === 'postgres' ? await createDatabase() : undefined)
  const log = createTestLog()
  await loadPlaces({ db: parts.store.db, contentDir: CONTENT })
  const loading = loadSampleContent({ db: parts.store.db, pictureFiles: parts.pictureFiles, contentDir, log })
  return { ...parts, log, loading }
}

/** Every row of every table, by table, in the order of their texts: a database may return them in any. */
async function dump({ db }: Store): Promise<Record<string, unknown[]>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted()
  const sorted = tables.map(async (name) => {
    const rows = await db
      .selectFrom(name as 'news')
      .selectAll()
      .execute()
    const texts = new Map(rows.map((row) => [row, JSON.stringify(row)]))
    return [name, rows.toSorted((a, b) => (texts.get(a)! < texts.get(b)! ? -1 : 1))] as const
  })
  return Object.fromEntries(await Promise.all(sorted))
}

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '')

/** A copy of the content folder without its picture files' weight, with some files changed. */
async function copyContent(dataDir: string, changes: Record<string, (text: string) => string>): Promise<string> {
  const contentDir = join(dataDir, 'content')
  await cp(CONTENT, contentDir, { recursive: true })
  for (const [file, change] of Object.entries(changes)) {
    const path = join(contentDir, file)
    const text = await readFile(path, 'utf8')
    const changed = change(text)
    expect(changed, `${file} is changed`).not.toBe(text)
    await writeFile(path, changed)
  }
  return contentDir
}

describe.each(ENGINES)('the sample content on %s', (engine) => {
  test('is all there', async () => {
    const { store, pictureFiles, log, loading } = await load({ engine })
    expect(await isEmptyStore(store.db)).toBe(true)
    const revision = await getContentRevision(store.db)
    await loading
    expect(await isEmptyStore(store.db)).toBe(false)
    expect(await getContentRevision(store.db)).toBeGreaterThan(revision)
    expect(log.lines).toHaveLength(1)

    const rows = await dump(store)
    const count = (table: string, holds: (row: never) => boolean = () => true) =>
      rows[table]!.filter((row) => holds(row as never)).length
    expect(count('province')).toBe(7)
    expect(count('district')).toBe(77)
    expect(count('service', (row: { parent_id: number | null }) => row.parent_id === null)).toBe(6)
    expect(count('project')).toBeGreaterThanOrEqual(24)
    expect(count('news', (row: { status: string }) => row.status === '1')).toBe(12)
    expect(
      count(
        'content_item',
        ({ entity, state }: { entity: string; state: string }) => entity === 'news' && state === 'draft',
      ),
    ).toBe(1)
    expect(count('category')).toBe(4)
    expect(count('team_member')).toBe(14)
    expect(count('partner', (row: { is_international: number }) => row.is_international === 0)).toBe(29)
    expect(count('partner', (row: { is_international: number }) => row.is_international === 1)).toBe(7)
    expect(rows['timeline_item']!.map((row) => (row as { date: string }).date)).toEqual([
      '2009',
      '2010-2013',
      '2014-2019',
      '2020-2022',
      '2023',
      '2024-2025',
    ])
    expect(count('picture')).toBe(59)
    const { key, file_name } = rows['picture']![0] as { key: string; file_name: string }
    expect(await pictureFiles.findFile(key, file_name)).toBeDefined()
  })

  test('covers what pages must be able to show', async () => {
    const { store, loading } = await load({ engine })
    await loading
    const rows = await dump(store)
    const projects = rows['project'] as {
      id: number
      status: string
      parent_id: number | null
      size_unit: string | null
      value_is_public: number
    }[]
    expect(new Set(projects.map(({ status }) => status))).toEqual(new Set(['ongoing', 'completed', 'upcoming']))
    expect(projects.some(({ parent_id }) => parent_id !== null)).toBe(true)
    expect(projects.filter(({ size_unit }) => size_unit).length).toBeGreaterThan(12)
    expect(new Set(projects.map(({ value_is_public }) => value_is_public))).toEqual(new Set([0, 1]))
    const districts = rows['project_district'] as { district_code: string }[]
    expect(new Set(districts.map(({ district_code }) => district_code[0]))).toEqual(new Set('1234567'))
    const shown = new Set((rows['project_picture'] as { project_id: number }[]).map(({ project_id }) => project_id))
    const described = new Set(
      (rows['project_translation'] as { project_id: number; locale: string; description: string | null }[])
        .filter(({ locale, description }) => locale === 'en' && description)
        .map(({ project_id }) => project_id),
    )
    expect(projects.some(({ id }) => !shown.has(id) && described.has(id))).toBe(true)
    expect(projects.some(({ id }) => !shown.has(id) && !described.has(id))).toBe(true)
  })

  test('is the same in two stores', async () => {
    const stores = await Promise.all([load({ engine }), load({ engine })])
    await Promise.all(stores.map(({ loading }) => loading))
    const [one, other] = await Promise.all(stores.map(({ store }) => dump(store)))
    delete one!['kysely_migration']
    delete other!['kysely_migration']
    expect(one).toEqual(other)
  })

  test('is loaded once when two processes start at the same time', async () => {
    const { store, pictureFiles, loading } = await load({ engine })
    const log = createTestLog()
    await Promise.all([loading, loadSampleContent({ db: store.db, pictureFiles, contentDir: CONTENT, log })])
    expect((await dump(store))['partner']).toHaveLength(36)
  })

  test('keeps every word of its bodies, and gives their pictures addresses and sizes', async () => {
    const { store, loading } = await load({ engine })
    await loading
    const rows = await dump(store)
    // Drafts have a version, and no row that visitors read.
    const bodies = (rows['content_version'] as { entity: string; document: string }[])
      .filter(({ entity }) => entity === 'news' || entity === 'services')
      .map(
        ({ document }) =>
          JSON.parse(document) as { description: string; translations: { ne: { description: string } } },
      )
      .flatMap(({ description, translations: { ne } }) => [description, ne?.description].filter(Boolean))
    const written: string[] = []
    for (const folder of ['news', 'services']) {
      for (const file of await readdir(join(CONTENT, folder)))
        written.push(await readFile(join(CONTENT, folder, file), 'utf8'))
    }
    // Elements, too: what the sanitiser takes out of sample content was not meant to be there.
    const skeleton = (html: string) =>
      html
        .replaceAll(/<img[^>]*>/g, '<img>')
        .replaceAll(' rel="noopener"', '')
        .replaceAll('<br />', '<br>')
        .trim()
    expect(new Set(bodies.map(skeleton))).toEqual(new Set(written.map(skeleton)))
    const pictures = bodies.flatMap((body) => body.match(/<img[^>]*>/g) ?? [])
    expect(pictures.length).toBeGreaterThan(0)
    for (const tag of pictures) {
      expect(tag).toMatch(
        /^<img src="\/media\/pictures\/[0-9a-f]{16}\/original\.jpg" alt="[^"]+" width="\d+" height="\d+" loading="lazy" \/>$/,
      )
    }
  })

  test('has every text of a project and of a picture in Nepali too', async () => {
    const { store, loading } = await load({ engine })
    await loading
    const rows = await dump(store)
    for (const [table, item] of Object.entries({
      project_translation: 'project_id',
      picture_translation: 'picture_id',
    })) {
      const textsIn = (wanted: string) =>
        (rows[table] as Record<string, string | null>[])
          .filter(({ locale }) => locale === wanted)
          .map(({ [item]: id, locale, ...texts }) => [id, Object.keys(texts).filter((name) => texts[name])])
          .toSorted(([a], [b]) => Number(a) - Number(b))
      expect(textsIn('en').length, table).toBeGreaterThan(40)
      expect(textsIn('ne'), table).toEqual(textsIn('en'))
    }
  })

  test('writes no English text as Nepali', async () => {
    const { store, loading } = await load({ engine })
    await loading
    const tables = Object.entries(await dump(store)).filter(([table]) => table.endsWith('_translation'))
    const rows = tables
      .flatMap(([, texts]) => texts as Record<string, unknown>[])
      .filter(({ locale }) => locale === 'ne')
    expect(rows.length).toBeGreaterThan(200)
    const foreign = rows
      .flatMap((row) => Object.entries(row).map(([name, text]) => (name === 'locale' ? '' : String(text ?? ''))))
      .filter((text) => /[a-z]/i.test(text))
      // Names of standards keep their Latin letters.
      .filter((text) => !/[ऀ-ॿ]/.test(text) || /\b(?:the|a|of|and|for|with|is|are)\b/i.test(withoutTags(text)))
    expect(foreign).toEqual([])
  })

  test('leaves a text without a file in a language empty in that language', async () => {
    const { dataDir } = await createDataFolder()
    const contentDir = await copyContent(dataDir, {})
    await rm(join(contentDir, 'services/bridges.ne.html'))
    const { store, loading } = await load({ engine, contentDir })
    await loading
    const { description } = await store.db
      .selectFrom('service_translation')
      .innerJoin('service', 'service.id', 'service_id')
      .select('description')
      .where('slug', '=', 'bridges')
      .where('locale', '=', 'ne')
      .executeTakeFirstOrThrow()
    expect(description).toBeNull()
  })
})

describe('faulty content', () => {
  test.each<[string, string, (text: string) => string, string]>([
    ['no JSON', 'teams.json', (text) => text.slice(1), 'teams.json: '],
    [
      'an unknown field',
      'teams.json',
      (text) => text.replace('"position": "Managing Director"', '"role": "Managing Director"'),
      'teams.json [0]: Unrecognized key: "role"',
    ],
    ['a wrong status', 'projects.json', (text) => text.replace('"completed"', '"done"'), 'projects.json [0].status: '],
    [
      'an unknown client',
      'projects.json',
      (text) => text.replace(/"client": "[^"]*"/, '"client": "nobody"'),
      "projects.json [0].client: there is no client 'nobody'",
    ],
    [
      'an end before the start',
      'projects.json',
      (text) => text.replace(/"start": "[^"]*"/, '"start": "2099"'),
      'projects.json [0].end: End must not be before the start',
    ],
    [
      'a parent that comes later',
      'services.json',
      (text) => text.replace('"parent": "civil-engineering"', '"parent": "research"'),
      "services.json [1].parent: there is no service 'research' before this one",
    ],
    [
      'an unknown district',
      'projects.json',
      (text) => text.replace(/"districts": \[\s*"\d+"/, '"districts": ["999"'),
      "projects.json [0].districts[0]: there is no district '999'",
    ],
    [
      'a slug twice',
      'categories.json',
      (text) => text.replace('"project-news"', '"notices"'),
      "categories.json [1].slug: 'notices' occurs twice",
    ],
    [
      'an unknown picture in a body',
      'news/ten-years-after-the-2015-earthquake.html',
      (text) => text.replace('picture:seismic-retrofit.jpg', 'picture:none.jpg'),
      "news/ten-years-after-the-2015-earthquake.html: there is no picture 'none.jpg'",
    ],
    [
      'a translation without its title',
      'projects.json',
      (text) => text.replace(/"title": "मध्यपहाडी[^"]*",/, ''),
      'projects.json [0].translations.ne.title: is missing (trail-suspension-bridge-over-a-mid-hill-river)',
    ],
    [
      'a file that is no picture',
      'pictures/index.json',
      (text) => text.replace('"trail-bridge.jpg"', '"index.jpg"'),
      "pictures/index.json [0].file: there is no file 'index.jpg'",
    ],
  ])('%s is refused by file and place, and the store stays empty', async (_name, file, change, message) => {
    const { dataDir } = await createDataFolder()
    const { store, loading } = await load({ contentDir: await copyContent(dataDir, { [file]: change }) })
    await expect(loading).rejects.toThrow(message)
    expect(await isEmptyStore(store.db)).toBe(true)
    expect((await dump(store))['picture']).toEqual([])
  })

  test('all errors are listed at once, also missing files', async () => {
    const { dataDir } = await createDataFolder()
    const contentDir = await copyContent(dataDir, {
      'timeline.json': (text) => text.replace('"2009"', '"long ago"'),
      'clients.json': (text) => text.replace('"kind": "federal"', '"kind": "foreign"'),
    })
    await rm(join(contentDir, 'partners.json'))
    const { loading } = await load({ contentDir })
    const error = await loading.catch((reason: unknown) => reason)
    expect(String(error)).toMatch(/The content has 3 faults:\n/)
    expect(String(error)).toContain('timeline.json [0].date: Years must be a year or two')
    expect(String(error)).toContain('clients.json [0].kind: ')
    expect(String(error)).toContain('partners.json: the file is missing')
  })

  test('a file in the place of a picture that is none is refused', async () => {
    const { dataDir } = await createDataFolder()
    const contentDir = await copyContent(dataDir, {})
    await writeFile(join(contentDir, 'pictures/hospital.jpg'), 'no picture')
    const { store, loading } = await load({ contentDir })
    await expect(loading).rejects.toThrow('pictures/hospital.jpg: A picture must be JPEG, PNG or WebP')
    expect(await isEmptyStore(store.db)).toBe(true)
  })
})

test('the settings of the sample have the name by which it is known as a sample', async () => {
  const entries = JSON.parse(await readFile(join(CONTENT, 'settings.json'), 'utf8')) as { name: string }[]
  expect(entries.map(({ name }) => name)).toEqual([SAMPLE_FIRM])
})
