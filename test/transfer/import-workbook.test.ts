import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { detectFormat } from '../../server/transfer/import/describe-file.ts'
import { readPreview } from '../../server/transfer/import/read-table.ts'
import { readXlsx } from '../../server/transfer/import/read-xlsx.ts'
import { makeTemplate } from '../../server/transfer/import/templates.ts'
import { createStorePlace, describeOnEachEngine } from '../create-test-app.ts'
import { sheetsOf, workbookOf } from '../fixtures/workbook.ts'
import { zipOf } from '../fixtures/zip.ts'
import { importFile, openImports, type Given, type Imports } from './import-store.ts'

async function fileOf(bytes: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'works.xlsx'), bytes)
  return join(folder, 'works.xlsx')
}

async function rowsOf(bytes: Buffer) {
  const rows = []
  for await (const row of readXlsx(await fileOf(bytes), undefined, () => undefined)) rows.push(row)
  return rows
}

async function documents({ db }: Imports, entity: ContentEntity): Promise<Record<string, unknown>[]> {
  const query = db.selectFrom('content_version').select('document').where('entity', '=', entity).orderBy('item_id')
  return (await query.execute()).map(({ document }) => JSON.parse(document) as Record<string, unknown>)
}

describe('a workbook', () => {
  test('is read from its first visible sheet: texts, formulas as values, dates as far as they are shown', async () => {
    const rows = await rowsOf(
      workbookOf([
        [],
        ['Name', 'Date', 'Month', 'Time', 'Amount', 'Yes', 'Sum'],
        [undefined, undefined],
        ['सडक & पुल', { serial: 45_000, style: 1 }, { serial: 45_000, style: 2 }, { serial: 45_000.5, style: 3 }],
        [undefined, { serial: 59, style: 1 }, undefined, undefined, { serial: 0.1 + 0.2, style: 4 }, true],
        [1, { serial: 66_131, style: 1 }, undefined, undefined, undefined, false, { formula: 'A6*2', value: 2 }],
        [{ formula: 'T(A4)', value: 'text' }],
      ]),
    )
    expect(rows).toEqual([
      { row: 2, cells: ['Name', 'Date', 'Month', 'Time', 'Amount', 'Yes', 'Sum'] },
      { row: 4, cells: ['सडक & पुल', '2023-03-15', '2023-03', '2023-03-15 12:00'] },
      { row: 5, cells: ['', '1900-02-28', '', '', '0.3', 'yes'] },
      { row: 6, cells: ['1', '2081-01-20', '', '', '', 'no', '2'] },
      { row: 7, cells: ['text'] },
    ])
  })

  test('counts its days from 1904 where it says so', async () => {
    const parts = {
      'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet r:id="r2"/></sheets></workbook>`,
    }
    expect(await rowsOf(workbookOf([[{ serial: 43_538, style: 1 }]], parts))).toMatchObject([{ cells: ['2023-03-15'] }])
  })

  test('shows its header and ten rows, however many there are', async () => {
    const rows = [['Name'], ...Array.from({ length: 5_000 }, (_, index) => [`Work ${index}`])]
    const { names, rows: shown } = await readPreview(
      readXlsx(await fileOf(workbookOf(rows)), undefined, () => undefined),
    )
    expect([names, shown.length, shown.at(-1)]).toEqual([['Name'], 10, ['Work 9']])
  })

  test.each([
    ['a broken sheet', { 'xl/worksheets/sheet2.xml': '<worksheet><row></worksheet>' }, 'damaged'],
    [
      'entities that multiply',
      { 'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "cc">]><sst><si><t>&b;</t></si></sst>' },
      'damaged',
    ],
    [
      'a bomb of texts',
      { 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(33_000_000)}</t></si></sst>` },
      'too large',
    ],
    [
      'a cell that is too long',
      { 'xl/worksheets/sheet2.xml': `<s><row><c t="str"><v>${'a'.repeat(1_100_000)}</v></c></row></s>` },
      'too long',
    ],
  ])('with %s is refused, and says why', async (_, parts, why) => {
    await expect(rowsOf(workbookOf([['Name']], parts))).rejects.toThrow(why)
  })

  test('is told from other ZIP files, and an old or protected one says what to do', async () => {
    expect(await detectFormat(await fileOf(workbookOf([['Name']])))).toBe('xlsx')
    const zip = await fileOf(zipOf([{ name: 'content.xml', content: Buffer.from('<ods/>') }]))
    await expect(detectFormat(zip)).rejects.toThrow('save the table as .xlsx')
    await expect(detectFormat(await fileOf(Buffer.from('d0cf11e0a1b11ae1', 'hex')))).rejects.toThrow(
      'without a password',
    )
  })
})

describeOnEachEngine('an import of a workbook', (engine) => {
  const importBook = async (imports: Imports, rows: Parameters<typeof workbookOf>[0], given: Partial<Given> = {}) =>
    importFile(imports, await fileOf(workbookOf(rows)), { format: 'xlsx', entity: 'projects', ...given })

  test('knows columns by their names in both languages, and dates AD and BS', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const rows = [
      ['Project number', 'Project name', 'परियोजनाको नाम (नेपाली)', 'अवस्था', 'Start', 'End:', 'Districts'],
      ['P-1', 'A road', 'सडक', 'चालु', { serial: 43_556, style: 2 }, '2081-01 BS', 'कास्की; Kaski'],
      // The day that a spreadsheet has is more than the site keeps.
      ['P-2', 'A hall', '', 'चालु', { serial: 43_556, style: 1 }, '२०८१-०१-१५ BS', ''],
    ]
    const report = await importBook(imports, rows)
    expect(report).toMatchObject({ made: { projects: 2 }, faults: [] })
    const [road, hall] = await documents(imports, 'projects')
    expect(road).toMatchObject({ code: 'P-1', title: 'A road', start: '2019-04', end: '2024-04', status: 'ongoing' })
    expect(road).toMatchObject({ translations: { ne: { title: 'सडक' } } })
    expect(hall).toMatchObject({ start: '2019-04', end: '2024-04' })
    expect((await importBook(imports, rows)).known).toBe(2)
  })

  test('takes columns as the owner chose them, leaves out others, and names faults as the file does', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const rows = [
      ['S.N.', 'Work', 'Nr', 'Begun'],
      [1, 'A bridge', 'P-2', '2019-04'],
      [2, 'A hall', 'P-3', 'soon'],
    ]
    await expect(importBook(imports, rows)).rejects.toThrow('no column Nr, Begun')
    const columns = { 'S.N.': '', Work: 'title', Nr: 'code', Begun: 'start' }
    await expect(importBook(imports, rows, { options: { columns: { ...columns, Nr: 'title' } } })).rejects.toThrow(
      'both title',
    )
    const { made, leftOut } = await importBook(imports, rows, { options: { columns } })
    expect(made).toEqual({ projects: 2 })
    expect(leftOut).toMatchObject([{ where: 'row 3', field: 'Begun' }])
  })

  test('reads the sheet that the owner chose', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const parts = sheetsOf({ 'R & D': [['Name'], ['Rivers']] })
    const path = await fileOf(workbookOf([['Name'], ['Roads']], parts))
    const given = { format: 'xlsx', entity: 'categories' } as const
    await importFile(imports, path, { ...given, options: { sheet: 'R & D' } })
    expect(await documents(imports, 'categories')).toMatchObject([{ name: 'Rivers' }])
    const hidden = importFile(imports, path, { ...given, options: { sheet: 'Lists' } })
    await expect(hidden).rejects.toThrow('no sheet “Lists”')
  })

  test('leaves out the example of its template', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const path = await fileOf(Buffer.from(await makeTemplate(imports.db, 'projects', 'xlsx')))
    expect(await detectFormat(path)).toBe('xlsx')
    const report = await importFile(imports, path, { format: 'xlsx', entity: 'projects' })
    expect(report).toMatchObject({ made: {}, faults: [], notes: [{ note: 'example' }] })
  })

  test('makes Unicode of texts in Preeti, if the owner wants that', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const rows = [
      ['Name', 'Name (ne)'],
      ['Roads', 'sf7df08"'],
    ]
    await importBook(imports, rows, { entity: 'categories', options: { fromPreeti: true } })
    expect(await documents(imports, 'categories')).toMatchObject([
      { name: 'Roads', translations: { ne: { name: 'काठमाण्डू' } } },
    ])
  })

  test('is read as firms keep their lists: below a title, by their own headings, amounts in lakh, what has ended as completed', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const header = [
      'S.N.',
      'Name of the Project',
      'District',
      'Completed (B.S.)',
      'Cost (NRs. in lakh)',
      'Services rendered',
    ]
    const file = workbookOf([
      ['LIST OF PROJECTS (updated Kartik 2082)'],
      header,
      [1, 'A bridge', 'Makawanpur', '2074/06/20', '1,250.5', 'Design'],
      [2, 'A road', 'Kavre', 'Ongoing', 30, 'Survey'],
    ])
    const report = await importFile(imports, await fileOf(file), { format: 'xlsx', entity: 'projects' })
    expect(report.faults).toEqual([])
    const [bridge, road] = await documents(imports, 'projects')
    // 20 Ashwin 2074 is 6 October 2017.
    expect(bridge).toMatchObject({ code: 'P-001', status: 'completed', end: '2017-10', value: { amount: 125_050_000 } })
    expect(road).toMatchObject({
      code: 'P-002',
      status: 'ongoing',
      description: expect.stringContaining('Survey'),
    })
  })
})
