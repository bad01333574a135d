import { readFile, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSampleContent } from '../../server/seed/load-sample-content.ts'
import { SAMPLE_FIRM } from '../../server/core/settings/sample-content.ts'
import { getContentRevision, hasContent } from '../../server/core/store/revision.ts'
import { describeOnEachEngine, describeWhereSqlDiffers } from '../create-test-app.ts'
import { createDataFolder, createTestLog } from '../core/pictures/picture-fixtures.ts'
import { CONTENT, copyContent, dump, load } from './content-folder.ts'

const withoutTags = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describeOnEachEngine('the sample content', (engine) => {
  let loaded: ReturnType<typeof dump> | undefined
  /** One load for all tests that only read. */
  const readRows = () =>
    (loaded ??= load({ engine }).then(async ({ store, loading }) => {
      await loading
      return dump(store)
    }))

  test('is all there', async () => {
    const { store, pictureFiles, log, loading } = await load({ engine })
    expect(await hasContent(store.db)).toBe(false)
    const revision = await getContentRevision(store.db)
    await loading
    expect(await hasContent(store.db)).toBe(true)
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
    expect(count('team_member')).toBe(15)
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
    expect(count('picture')).toBe(61)
    const { key, file_name } = rows['picture']![0] as { key: string; file_name: string }
    expect(await pictureFiles.findFile(key, file_name)).toBeDefined()
  })

  test('covers what pages must be able to show', async () => {
    const rows = await readRows()
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
    expect(projects.every(({ id }) => described.has(id))).toBe(true)
  })

  test('is the same in two stores', async () => {
    const stores = await Promise.all([load({ engine }), load({ engine })])
    await Promise.all(stores.map(({ loading }) => loading))
    const [one, other] = await Promise.all(stores.map(({ store }) => dump(store)))
    delete one!['kysely_migration']
    delete other!['kysely_migration']
    expect(one).toEqual(other)
  })

  test('keeps every word of its bodies, and gives their pictures addresses and sizes', async () => {
    const rows = await readRows()
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
        /^<img src="\/media\/pictures\/[0-9a-f]{16}\/original\.jpg" alt="[^"]+" width="\d+" height="\d+" loading="lazy">$/,
      )
    }
  })

  test('has every text of a project and of a picture in Nepali too', async () => {
    const rows = await readRows()
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
    const tables = Object.entries(await readRows()).filter(([table]) => table.endsWith('_translation'))
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

describeWhereSqlDiffers('the sample content of two processes', (engine) => {
  test('is loaded once when two processes start at the same time', async () => {
    const { store, pictureFiles, loading } = await load({ engine })
    const log = createTestLog()
    await Promise.all([loading, loadSampleContent({ db: store.db, pictureFiles, contentDir: CONTENT, log })])
    expect((await dump(store))['partner']).toHaveLength(36)
  })
})

test('the settings of the sample have the name by which it is known as a sample', async () => {
  const entries = JSON.parse(await readFile(join(CONTENT, 'settings.json'), 'utf8')) as { name: string }[]
  expect(entries.map(({ name }) => name)).toEqual([SAMPLE_FIRM])
})
