import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { fieldsOf } from '../../contract/fields/kind.ts'
import { LOCALES } from '../../contract/locale.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../../server/core/pictures/picture-workshop.ts'
import type { ContentDocument } from '../../server/core/content/kind.ts'
import { parseAddress } from '../../server/transfer/copy-store.ts'
import { exportSite } from '../../server/transfer/export-site.ts'
import { openWorkbook } from '../../server/transfer/import/read-xlsx.ts'
import { makeTemplate } from '../../server/transfer/import/templates.ts'
import { headingOf, matchHeading, rowColumns } from '../../server/transfer/rows/row-columns.ts'
import { fieldOfSheet, sheetNameOf, tableFields } from '../../contract/transfer/row-sheets.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { importFile, openImports, type Imports } from './import-store.ts'
import { openSampleStore } from './sample-store.ts'

const LONG = { timeout: 240_000 }
/** The settings, which are always there, are tried in test/facts/. */
const WITH_ROWS = CONTENT_ENTITIES.filter((entity) => tableFields(kindOf(entity)).length > 0 && !kindOf(entity).isFixed)

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'workbooks-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

/** The newest version of each item by its slug, with slugs instead of ids of items of the same kind. */
async function documentsOf({ db }: Pick<Imports, 'db'>, entity: ContentEntity) {
  const items = await db
    .selectFrom('content_item as item')
    .innerJoin('content_version as version', (join) =>
      join
        .onRef('version.entity', '=', 'item.entity')
        .onRef('version.item_id', '=', 'item.item_id')
        .onRef('version.number', '=', 'item.version'),
    )
    .select(['item.item_id', 'item.slug', 'item.title', 'version.document'])
    .where('item.entity', '=', entity)
    .where('item.state', '=', 'published')
    .execute()
  const slugs = new Map(items.map(({ item_id: id, slug }) => [id, slug]))
  const own = fieldsOf(kindOf(entity)).filter(([, { to, type }]) => to === entity && type === 'reference')
  return new Map(
    items.map(({ slug, title, document }) => {
      const read = JSON.parse(document) as ContentDocument
      for (const [name] of own) read[name] = slugs.get(read[name] as number) ?? null
      // Spreadsheets do not have the names of rows.
      for (const [name] of tableFields(kindOf(entity)))
        read[name] = (read[name] as object[]).map((row) => ({ ...row, rowId: null }))
      return [slug ?? title, read]
    }),
  )
}

describeOnEachEngine('the workbook of an export', (engine) => {
  test.each(WITH_ROWS)('of %s gives the same documents when it is imported', LONG, async (entity) => {
    const place = await createStorePlace(engine)
    const { db } = await openSampleStore(place)
    const pictureFiles = openPictureFiles(openMediaFolder(place.dataDir))
    const path = await folder()
    const reader = entity === 'projects' ? 'ne' : 'en'
    await exportSite({ from: parseAddress(place.databaseUrl ?? place.dataDir), pictureFiles, folder: path, reader })
    const before = await documentsOf({ db }, entity)
    const rows = [...before.values()].flatMap((document) =>
      tableFields(kindOf(entity)).flatMap(([name]) => document[name] as unknown[]),
    )
    expect(rows.length).toBeGreaterThan(entity === 'facts' ? 1 : 10)
    await db.deleteFrom('content_version').where('entity', '=', entity).execute()
    await db.deleteFrom('content_item').where('entity', '=', entity).execute()
    await db.deleteFrom(kindOf(entity).table as 'project').execute()
    const workshop = openPictureWorkshop({ db, pictureFiles, log: { info() {}, error() {} } })
    onTestFinished(() => workshop.stop())
    const imports = { db, place, workshop, now: () => NOW, signal: new AbortController().signal }
    const file = join(path, `content/${entity}.xlsx`)
    const report = await importFile(imports, file, { format: 'xlsx', entity, publish: true })
    expect(report.faults).toEqual([])
    expect(report.made).toEqual({ [entity]: before.size })
    const after = await documentsOf({ db }, entity)
    for (const [slug, document] of before) expect(after.get(slug), slug).toEqual(document)
  })

  test('as a template has a sheet for each table, with headings, an example and choices', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const path = join(await folder(), 'projects.xlsx')
    await writeFile(path, await makeTemplate(imports.db, 'projects', 'xlsx', 'ne'))
    using book = await openWorkbook(path)
    const sheets = new Map<string, string[][]>()
    for (const name of book.sheets) {
      sheets.set(name, [])
      for await (const { cells } of book.rows(name, () => undefined)) sheets.get(name)!.push(cells)
    }
    expect([...sheets.keys()]).toEqual([
      'Projects',
      'परियोजनाहरू – साझेदार फर्महरू',
      'परियोजनाहरू – परिमाणहरू',
      'परियोजनाहरू – गरिएको काम',
      'परियोजनाहरू – पहिले र पछि',
      'परियोजनाहरू – चरणहरू',
      'परियोजनाहरू – भिडियो',
      'परियोजनाहरू – जनशक्ति',
      'परियोजनाहरू – आफ्ना तथ्य',
      'विकल्प',
    ])
    expect(sheets.get('परियोजनाहरू – परिमाणहरू')).toEqual([
      ['परियोजना', 'मापन', 'परिमाण'],
      ['example', 'लम्बाइ (किलोमिटर)', '2'],
    ])
    expect(sheets.get('परियोजनाहरू – भिडियो')![1]!.slice(0, 2)).toEqual(['example', 'https://youtu.be/aqz-KE-bpKQ'])
    expect(sheets.get('विकल्प')![0]).toContain('परियोजनाहरू – परिमाणहरू: मापन')
    const report = await importFile(imports, path, { format: 'xlsx', entity: 'projects' })
    expect(report).toMatchObject({ made: {}, faults: [], notes: [{ note: 'example' }] })
  })
})

test.each(WITH_ROWS)(
  'the sheets of %s have names that Excel takes, and headings that are read, in both languages',
  (entity) => {
    const kind = kindOf(entity)
    for (const reader of LOCALES) {
      const names = tableFields(kind).map(([, field]) => sheetNameOf(kind, field, reader))
      expect(new Set(names).size).toBe(names.length)
      for (const [name, field] of tableFields(kind)) {
        expect(fieldOfSheet(kind, sheetNameOf(kind, field, reader))?.[0]).toBe(name)
        expect(sheetNameOf(kind, field, reader)).toMatch(/^[^[\]:*?/\\]{1,31}$/)
        for (const column of rowColumns(field)) expect(matchHeading(field, headingOf(column, reader))).toBe(column.key)
      }
    }
  },
)
