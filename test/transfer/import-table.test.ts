import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { insertDocument } from '../../server/core/documents/document-store.ts'
import { CONTENT_ENTITIES, type ContentEntity } from '../../contract/kinds/index.ts'
import { readRejectedRows } from '../../server/transfer/import/import-uploads.ts'
import { makeTemplate } from '../../server/transfer/import/templates.ts'
import { undoImport } from '../../server/transfer/import/undo-import.ts'
import { changeContent, createContent } from '../../server/core/content/saving.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { actor, findRun, importFile, openImports, type Imports } from './import-store.ts'

async function fileOf(name: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

const importText = async (imports: Imports, entity: ContentEntity, name: string, text: string, options = {}) =>
  importFile(imports, await fileOf(name, text), { format: name.endsWith('.csv') ? 'csv' : 'json', entity, ...options })

const titles = ({ db }: Imports, entity: ContentEntity) =>
  db.selectFrom('content_item').select(['title', 'state']).where('entity', '=', entity).orderBy('item_id').execute()

async function documents({ db }: Imports, entity: ContentEntity): Promise<Record<string, unknown>[]> {
  const query = db.selectFrom('content_version').select('document').where('entity', '=', entity).orderBy('item_id')
  return (await query.execute()).map(({ document }) => JSON.parse(document) as Record<string, unknown>)
}

describeOnEachEngine('an import of a table', (engine) => {
  test('makes drafts in both languages, once', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const text = 'id;name;name (ne)\n1;Roads;सडक\n2;"Bridges; old";\n'
    const report = await importText(imports, 'categories', 'categories.csv', text)
    expect(report).toMatchObject({ made: { categories: 2 }, known: 0, faultCount: 0 })
    const [roads] = await imports.db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'categories')
      .orderBy('item_id')
      .execute()
    expect(JSON.parse(roads!.document).translations.ne).toEqual({ name: 'सडक' })
    expect(await titles(imports, 'categories')).toEqual([
      { title: 'Roads', state: 'draft' },
      { title: 'Bridges; old', state: 'draft' },
    ])
    const again = await importText(imports, 'categories', 'categories.csv', `${text}3;Rivers;\n`, { publish: true })
    expect(again).toMatchObject({ made: { categories: 1 }, known: 2 })
    expect((await titles(imports, 'categories')).at(-1)).toEqual({ title: 'Rivers', state: 'published' })
  })

  test('names row and field of each fault, and imports the other rows and facts', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const text = 'title,code,start,clientId\nA hall,P-1,2019-13,\nA road,P-2,2019,Nobody\nA wall,P-3,2019,\n,P-4,,\n'
    const { faults, leftOut, made } = await importText(imports, 'projects', 'projects.csv', text)
    expect(made).toEqual({ projects: 3 })
    expect(leftOut.map(({ where, field }) => `${where} ${field}`)).toEqual(['row 2 start', 'row 3 clientId'])
    expect(faults.map(({ where, field }) => `${where} ${field}`)).toEqual(['row 5 title'])
  })

  test('finds references by title or address, and pictures beside it', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const deps = { db: imports.db, actor, now: () => NOW }
    const { id } = await createContent(deps, 'categories', { name: 'Field Notes' }, { publish: true })
    const item = { name: 'A post', categoryId: 'field notes', imageId: 'photos/a.png' }
    const path = await fileOf('news.json', JSON.stringify([item, { ...item, name: 'No picture', imageId: 'b.png' }]))
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b5c5f' } }).toFile(join(path, '../a.png'))
    const report = await importFile(imports, path, { format: 'json', entity: 'news', beside: join(path, '..') })
    expect(report.made).toEqual({ news: 2, picture: 1 })
    expect(report.leftOut).toMatchObject([{ where: 'item 2', field: 'imageId' }])
    const [{ document }] = (await imports.db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'news')
      .orderBy('item_id')
      .execute()) as [{ document: string }]
    expect(JSON.parse(document)).toMatchObject({ categoryId: id, imageId: 1 })
  })

  test('pictures of phases are those of the project, by the same path, and a missing one says its row', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const phases = [{ phase: 'survey', from: '2020', to: '2021', pictureId: 'photos/a.png', takenOn: null }]
    const item = { title: 'A bridge', code: 'B-1', pictureIds: ['photos/a.png'], phases }
    const lost = { ...item, code: 'B-2', title: 'Lost', phases: [{ ...phases[0], pictureId: 'b.png' }] }
    const path = await fileOf('projects.json', JSON.stringify([item, lost]))
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b5c5f' } }).toFile(join(path, '../a.png'))
    const report = await importFile(imports, path, { format: 'json', entity: 'projects', beside: join(path, '..') })
    expect(report.made).toEqual({ projects: 2, picture: 1 })
    expect(report.leftOut).toMatchObject([
      { where: 'item 2', field: 'phases', message: expect.stringMatching(/^row 1 of Phases: b\.png: /) },
    ])
    const [row] = await imports.db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'projects')
      .execute()
    expect(JSON.parse(row!.document)).toMatchObject({ pictureIds: [1], phases: [{ pictureId: 1, takenOn: null }] })
  })

  test('takes rows with stray cells and errors of a spreadsheet, and says so', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const text = 'List of categories\nname;slug;name (ne)\nRoads;roads;;checked\nWater;#REF!;\nTotal;2;\n'
    const report = await importText(imports, 'categories', 'categories.csv', text)
    expect(report).toMatchObject({ made: { categories: 2 }, faults: [] })
    expect(report.notes).toEqual([
      { note: 'cellError', count: 1, examples: ['row 4: #REF!'] },
      { note: 'strayCell', count: 1, examples: ['row 3: checked'] },
      { note: 'besideTable', count: 1, examples: ['row 5: Total'] },
    ])
  })

  test('takes dates of either calendar as the forms do, and says what it converted', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const text = 'title,code,start,end\nA,P-1,2076-01,२०८१\nB,P-2,April 2019,2040 AD\nC,P-3,Saun 2040 BS,2024\n'
    const report = await importText(imports, 'projects', 'projects.csv', text, { dryRun: true })
    expect(report).toMatchObject({ made: { projects: 3 }, faultCount: 0 })
    const examples = ['row 2: 2076-01 = 2019-04', 'row 2: २०८१ = 2024', 'row 4: Saun 2040 BS = 1983-07']
    expect(report.notes).toEqual([{ note: 'bsDate', count: 3, examples }])
    await importText(imports, 'projects', 'projects.csv', text)
    expect(await documents(imports, 'projects')).toMatchObject([
      { start: '2019-04', end: '2024', datesAsEntered: { start: '2076-01', end: '2081' } },
      { start: '2019-04', end: '2040' },
      { start: '1983-07', end: '2024', datesAsEntered: { start: '2040-04' } },
    ])
  })

  test('takes days and times of news in BS as those of Nepal, and instants as they are', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const dates = ['2083-08-06 14:30', '६ मङ्सिर २०८३', '2026-11-22', '2026-11-22T09:00:00Z']
    await createContent({ db: imports.db, actor, now: () => NOW }, 'categories', { name: 'Notes' }, { publish: true })
    const text = `name,categoryId,createdAt\n${dates.map((date, index) => `N${index},Notes,${date}`).join('\n')}\n`
    await importText(imports, 'news', 'news.csv', text)
    const inBs = { datesAsEntered: { createdAt: '2083-08-06' } }
    expect(await documents(imports, 'news')).toMatchObject([
      { createdAt: '2026-11-22T08:45:00.000Z', ...inBs },
      { createdAt: '2026-11-21T18:15:00.000Z', ...inBs },
      { createdAt: '2026-11-21T18:15:00.000Z' },
      { createdAt: '2026-11-22T09:00:00.000Z' },
    ])
  })

  test.each([
    [
      'projects',
      'title,code,start\nA,P-1,2040-05\nB,P-2,2019',
      'Start may be of either calendar: write 2040-05 AD or 2040-05 BS',
    ],
    ['projects', 'title,code,start\nA,P-1,2083-13', 'There is no month 13: write 1 to 12, or the name of the month'],
    ['projects', 'title,code,start\nA,P-1,soon', /^Start must be a year or a month.*\(in Bikram Sambat: 2081-01 BS\)$/],
    ['timeline', 'title,date\nA,2040-2044\nB,2010-2013', /^Years may be of either calendar/],
    ['news', 'name,createdAt\nA,2040-01-01 10:00\nB,2019-01-01', /may be of either calendar/],
    ['news', `name,createdAt\nA,${'T'.repeat(100_000)}`, /must be a day and a time/],
  ] as const)('says which date of %s it cannot read', async (entity, text, message) => {
    const imports = await openImports(await createStorePlace(engine))
    const { faults, leftOut } = await importText(imports, entity, `${entity}.csv`, text, { dryRun: true })
    expect([...faults, ...leftOut]).toContainEqual({
      where: 'row 2',
      field: expect.any(String),
      message: expect.stringMatching(message),
    })
  })

  test('reads both years of a period by the one that tells', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const periods = ['2066-2070', '2040-2050', '2040-2044 BS', '2040-2044 AD', '2010-2013']
    const text = `title,date\n${periods.map((period) => `${period},${period}`).join('\n')}\n`
    await importText(imports, 'timeline', 'timeline.csv', text)
    const dates = (await documents(imports, 'timeline')).map(({ date }) => date)
    expect(dates).toEqual(['2009-2013', '1983-1993', '1983-1987', '2040-2044', '2010-2013'])
  })

  test('reads plain columns: value and unit apart, names of districts, labels of choices, latitude and longitude', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const head =
      'title,code,status,districts,value,value currency,value public,size,size unit,location,location visibility'
    const rows = [
      'A,P-1,Ongoing,Kaski; ललितपुर,"3,50,000",NPR,yes,४२.५,km,"28.2096, 83.9856",Public',
      'B,P-2,सम्पन्न,405,,,,,,"{""type"":""Point"",""coordinates"":[83.9856,28.2096]}",',
    ]
    const report = await importText(imports, 'projects', 'projects.csv', `${head}\n${rows.join('\n')}\n`)
    expect(report.faults).toEqual([])
    expect(await documents(imports, 'projects')).toMatchObject([
      {
        status: 'ongoing',
        districts: ['405', '308'],
        value: { amount: 350_000, currency: 'NPR', isPublic: true },
        size: { amount: 42.5, unit: 'km' },
        location: { geometry: { type: 'Point', coordinates: [83.9856, 28.2096] }, visibility: 'public' },
      },
      { status: 'completed', districts: ['405'], location: { visibility: 'bids' } },
    ])
  })

  test('says in words of the table what it cannot read', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const text = 'title,title (ne),code,districts,location,size\nA,,P-1,Nowhere,here,\n,पुल,P-2,,,{x\n'
    const { faults, leftOut } = await importText(imports, 'projects', 'projects.csv', text)
    expect([...leftOut, ...faults].map(({ where, field, message }) => `${where} ${field}: ${message}`)).toEqual([
      expect.stringMatching(/^row 2 location: Write .* as latitude and longitude, such as 28.2096, 83.9856$/),
      'row 2 districts: There is no district “Nowhere”: write its name or its number',
      expect.stringMatching(/^row 3 size: Write .* as in the template$/),
      'row 3 title: Title is empty in English, and given in Nepali: write both',
    ])
  })

  test('keeps the rows that it refuses as a table, which is imported once it is corrected', async () => {
    const imports = await openImports(await createStorePlace(engine))
    await importText(imports, 'projects', 'projects.csv', 'title,code,start\n,P-1,2019-12\nA road,P-2,2019\n')
    const rows = (await readRejectedRows(imports.place.dataDir, (await findRun(imports)).id))!
    expect(rows.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFF"fault","title","code","start"',
      expect.stringMatching(/^"title: .+","","P-1","2019-12"$/),
    ])
    const corrected = await importText(imports, 'projects', 'again.csv', rows.replace('"","P-1"', '"A hall","P-1"'))
    expect(corrected).toMatchObject({ made: { projects: 1 }, faultCount: 0 })
  })

  test('is undone but for what was edited since', async () => {
    const imports = await openImports(await createStorePlace(engine))
    await importText(imports, 'categories', 'categories.csv', 'name\nOne\nTwo\nThree\n', { publish: true })
    await changeContent({ db: imports.db, actor, now: () => NOW }, 'categories', 2, { name: 'Second' }, {})
    const report = await undoImport({ ...imports, actor }, await findRun(imports))
    expect(report).toMatchObject({ made: { categories: 1 }, notes: [{ note: 'edited', examples: ['Second'] }] })
    expect(await titles(imports, 'categories')).toEqual([{ title: 'Second', state: 'published' }])
    expect((await findRun(imports)).state).toBe('undone')
  })

  test('tried without changes, it says the same and leaves the store alone', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const text = 'name,slug\nOne,one\nTwo,one\n'
    const report = await importText(imports, 'categories', 'categories.csv', text, { dryRun: true })
    expect(report).toMatchObject({ made: { categories: 1 }, faults: [{ where: 'row 3', field: 'slug' }] })
    expect(await titles(imports, 'categories')).toEqual([])
  })

  test('of a broken file makes nothing', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const wrong = {
      'column.csv': 'name,colour\nOne,red\n',
      'b.csv': 'name\nOne\n"Two\n',
      'c.csv': `name\nOne\n"${'x'.repeat(2_000_000)}"\n`,
      'd.json': '[{"name":"One"},{"name":',
      'e.json': '{"name":"One"}',
      'g.json': '[{"name":"One"}] x',
    }
    for (const [name, text] of Object.entries(wrong))
      await expect(importText(imports, 'categories', name, text), name).rejects.toThrow(
        /Row|column|early|list|more|end/,
      )
    expect(await titles(imports, 'categories')).toEqual([])
  })
})

const FILE = { key: '0123456789abcdef', file_name: 'a.pdf', media_type: 'application/pdf', bytes: 9, created_at: '' }

test.each(CONTENT_ENTITIES)('the template of %s is what its import reads', async (entity) => {
  const imports = await openImports(await createStorePlace('sqlite'))
  const deps = { db: imports.db, actor, now: () => NOW }
  await createContent(deps, 'categories', { name: 'Notes' }, { publish: true })
  await createContent(deps, 'services', { name: 'Bridges' }, { publish: true })
  await createContent(deps, 'clients', { name: 'A client', kind: 'federal' }, { publish: true })
  await createContent(deps, 'projects', { title: 'A hall', code: 'P-1', status: 'ongoing' }, { publish: true })
  await insertDocument(imports.db, FILE)
  await createContent(deps, 'teams', { name: 'A person' }, { publish: true })
  for (const format of ['csv', 'json'] as const) {
    const template = String(await makeTemplate(imports.db, entity, format))
    const example = await importText(imports, entity, `${entity}.${format}`, template)
    expect(example.notes).toMatchObject([{ note: 'example' }])
    const filled = template
      .replace('example"', `${format}"`)
      .replaceAll(/https:..example.org.\w+.jpg|pictures.two.jpg/g, '')
      .replaceAll(/an-address|Project number in English/g, (text) => `${text === 'an-address' ? 'a' : 'P'}-${format}`)
    const { faults } = await importText(imports, entity, `${entity}.${format}`, filled)
    expect(faults, `${entity}.${format}`).toEqual([])
  }
})
