import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { ImportOptions } from '../../contract/transfer/import.ts'
import { createContent } from '../../server/core/content/saving.ts'
import { readRejectedRows } from '../../server/transfer/import/import-uploads.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { sheetsOf, workbookOf } from '../fixtures/workbook.ts'
import { actor, findRun, importFile, openImports, type Imports } from './import-store.ts'

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-rows-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

/** An empty site that knows a person, a firm and a service. */
async function open(engine: Parameters<typeof createStorePlace>[0]) {
  const imports = await openImports(await createStorePlace(engine))
  const make = async (entity: ContentEntity, given: object) =>
    (await createContent({ db: imports.db, actor, now: () => NOW }, entity, given, { publish: true })).id
  return {
    imports,
    person: await make('teams', { name: 'Sita Sample' }),
    firm: await make('firms', { name: 'Kalpit Planners Pvt. Ltd.' }),
    service: await make('services', { name: 'Bridges' }),
  }
}

const importCsv = async (imports: Imports, text: string, options: Partial<ImportOptions> = {}) =>
  importFile(imports, await fileOf('projects.csv', text), { format: 'csv', entity: 'projects', options })

const PROJECTS = [
  ['Project number', 'Title', 'Address'],
  ['P-1', 'A bridge', 'a-bridge'],
  ['P-2', 'A road', 'a-road'],
]
const importBook = async (
  imports: Imports,
  sheets: Record<string, string[][]>,
  options: Partial<ImportOptions> = {},
) => {
  const path = await fileOf('works.xlsx', workbookOf(PROJECTS, sheetsOf(sheets)))
  return importFile(imports, path, { format: 'xlsx', entity: 'projects', options })
}

async function projects({ db }: Imports): Promise<Record<string, unknown>[]> {
  const query = db.selectFrom('content_version').select('document').where('entity', '=', 'projects').orderBy('item_id')
  return (await query.execute()).map(({ document }) => JSON.parse(document) as Record<string, unknown>)
}

const cell = (...lines: string[]) => `"${lines.join('\n')}"`
type Said = { where: string; field: string | null; message: string }[]
const saidBy = ({ faults, leftOut }: { faults: Said; leftOut: Said }) =>
  [...faults, ...leftOut].map(({ where, field, message }) => `${where} | ${field} | ${message}`)

describeOnEachEngine('rows of tables in an import', (engine) => {
  test('are lines of a cell: values in order or after their names, quantities with their units', async () => {
    const { imports, person, firm } = await open(engine)
    const people = cell('Sita Sample | Team Leader | 2076-01 | 2078-03', '', 'Person: sita sample | Position: इन्जिनियर')
    const quantities = cell('length: 23.5 km', 'Floor area | 1,200 m²', 'capacity | 3')
    const partners = cell('Kalpit Planners Pvt Ltd | lead | 60 %', 'Firm: Kalpit Planners Pvt. Ltd.')
    const report = await importCsv(
      imports,
      `code,title,people,quantities,partners\nP-1,A bridge,${people},${quantities},${partners}\n`,
    )
    expect(saidBy(report)).toEqual([])
    expect(report.items).toEqual([{ title: 'A bridge', rows: { people: 2, quantities: 3, partners: 2 } }])
    expect(report.notes).toContainEqual(expect.objectContaining({ note: 'bsDate', count: 2 }))
    expect(await projects(imports)).toMatchObject([
      {
        people: [
          {
            personId: person,
            position: { en: 'Team Leader', ne: '' },
            from: '2019-04',
            datesAsEntered: { from: '2076-01', to: '2078-03' },
          },
          { personId: person, position: { en: '', ne: 'इन्जिनियर' }, from: null },
        ],
        quantities: [
          { measure: 'length', amount: 23.5 },
          { measure: 'floorArea', amount: 1200 },
          { measure: 'capacity', amount: 3 },
        ],
        partners: [
          { firmId: firm, part: 'lead', share: 60 },
          { firmId: firm, part: 'member', share: null },
        ],
      },
    ])
  })

  test('name the line of what cannot be read, and the item goes in without it', async () => {
    const { imports } = await open(engine)
    const people = cell(
      'Sita Sample | Engineer',
      'Sita Sample | Engineer | 2076-13',
      ' | Engineer',
      'a | b | c | d | e | f | g',
    )
    const quantities = cell('length: 850 m', 'weight: 3')
    const report = await importCsv(imports, `code,title,people,quantities\nP-1,A bridge,${people},${quantities}\n`)
    expect(saidBy(report)).toEqual([
      expect.stringMatching(/^row 2 \| people \| line 2 of People: There is no month 13/),
      'row 2 | people | line 4 of People: there are more values than columns: write Person | Position | From | To | Person-months | Tasks',
      expect.stringMatching(/line 2 of Quantities: Measure must be one of length, span/),
      'row 2 | people | line 3 of People: Choose a person',
    ])
    expect(await projects(imports)).toMatchObject([
      { quantities: [{ measure: 'length', amount: 0.85 }], people: [{ from: null }, { from: null }] },
    ])
  })

  test('are left out where their end cannot be read: they would seem to go on', async () => {
    const { imports } = await open(engine)
    const people = cell('Sita Sample | Engineer | 2076-01 | 2078-13', 'Sita Sample | Team Leader | 2076-01 | 2078-03')
    const report = await importCsv(imports, `code,title,people\nP-1,A bridge,${people}\n`)
    expect(saidBy(report)).toEqual([expect.stringMatching(/^row 2 \| people \| line 1 of People: There is no month/)])
    expect(await projects(imports)).toMatchObject([{ people: [{ position: { en: 'Team Leader' } }] }])
  })

  test('are refused where there are more than the table takes, before a name is looked up', async () => {
    const { imports } = await open(engine)
    const people = cell(...Array.from({ length: 61 }, () => 'Nobody | Engineer'))
    const report = await importCsv(imports, `code,title,people\nP-1,A bridge,${people}\n`)
    expect(saidBy(report)).toEqual(['row 2 | people | People: at most 60 rows'])
    expect(await projects(imports)).toMatchObject([{ people: [] }])
  })

  test('stand on sheets of a workbook, by address, title or number of their item, in either language', async () => {
    const { imports, person, service } = await open(engine)
    const report = await importBook(imports, {
      'Projects – People': [
        ['Project', 'Person', 'Position (English)', 'Position (Nepali)', 'From'],
        ['a-bridge', 'Sita Sample', 'Team Leader', 'टोली नेता', '2076-01 BS'],
        ['P-2', 'Sita Sample', 'Engineer', '', '2019'],
      ],
      कामको: [['Notes'], ['not read']],
      'परियोजना - गरिएको काम': [
        ['परियोजना', 'सेवा', 'ठ्याक्कै के'],
        ['A bridge', 'bridges', '६१ कल्भर्ट'],
      ],
    })
    expect(saidBy(report)).toEqual([])
    expect(report.items).toEqual([
      { title: 'A bridge', rows: { people: 1, scope: 1 } },
      { title: 'A road', rows: { people: 1 } },
    ])
    expect(await projects(imports)).toMatchObject([
      {
        people: [{ personId: person, position: { en: 'Team Leader', ne: 'टोली नेता' }, from: '2019-04' }],
        scope: [{ serviceId: service, sentence: { en: '', ne: '६१ कल्भर्ट' } }],
      },
      { people: [{ personId: person, position: { en: 'Engineer' }, from: '2019' }], scope: [] },
    ])
  })

  test('name sheet and row of each fault, and the other rows are imported', async () => {
    const { imports, person } = await open(engine)
    const people = [
      ['Project', 'Person', 'Position', 'Tasks'],
      ['P-1', 'Sita Sample', 'Engineer', 'Survey | levels'],
      ['P-1', 'Gita Sample', 'Engineer', ''],
      ['P-9', 'Sita Sample', 'Engineer', ''],
    ]
    const report = await importBook(imports, { People: people })
    expect(report.made).toEqual({ projects: 2 })
    expect(saidBy(report)).toEqual([
      'People, row 4 | Project | “P-9” is not on the sheet that is imported: write it as it stands there',
      'People, row 3 | Person | There is no team member “Gita Sample”',
    ])
    expect((await projects(imports))[0]).toMatchObject({
      people: [{ personId: person, tasks: { en: 'Survey | levels' } }],
    })
  })

  test('of a refused item are kept with it, to be corrected', async () => {
    const { imports, person } = await open(engine)
    const head = ['Project', 'Person', 'Position', 'Tasks']
    const people = [head, ['P-1', 'Sita Sample', 'Engineer', 'Survey | levels']]
    const rows = [PROJECTS[0]!, ['P-1', '', 'a-bridge']]
    const path = await fileOf('works.xlsx', workbookOf(rows, sheetsOf({ People: people })))
    const report = await importFile(imports, path, { format: 'xlsx', entity: 'projects' })
    expect(report.made).toEqual({})
    const rejected = (await readRejectedRows(imports.place.dataDir, (await findRun(imports)).id))!
    const text = rejected.replace('"P-1",""', '"P-1","A bridge"')
    const corrected = await importFile(imports, await fileOf('again.csv', text), { format: 'csv', entity: 'projects' })
    expect(saidBy(corrected)).toEqual([])
    expect((await projects(imports)).at(-1)).toMatchObject({
      code: 'P-1',
      people: [{ personId: person, tasks: { en: 'Survey | levels' } }],
    })
  })

  test('may name unknown people and firms: another spelling, a new firm, or left out', async () => {
    const { imports, person } = await open(engine)
    const sheets = {
      People: [
        ['Project', 'Person', 'Position'],
        ['P-1', 'Seeta Sample', 'Engineer'],
        ['P-1', 'Nobody', 'Engineer'],
      ],
      'Partner firms': [
        ['Project', 'Firm'],
        ['P-1', 'New & Sons'],
        ['P-2', 'New & Sons'],
      ],
    }
    const check = await importBook(imports, sheets, { dryRun: true } as never)
    expect(check.names).toMatchObject([
      { of: 'firms', name: 'New & Sons', count: 2 },
      { of: 'teams', name: 'Seeta Sample', alike: [String(person)] },
      { of: 'teams', name: 'Nobody' },
    ])
    const chosen = { teams: { 'Seeta Sample': person, Nobody: '' }, firms: { 'New & Sons': 'new' } } as const
    const report = await importBook(imports, sheets, chosen)
    expect([saidBy(report), report.made]).toEqual([[], { projects: 2, firms: 1 }])
    const made = await projects(imports)
    expect(made).toMatchObject([
      { people: [{ personId: person }], partners: [{ part: 'member' }] },
      { partners: [{ part: 'member' }] },
    ])
  })

  test.each([
    [{ People: [['Person', 'Position']] }, 'The sheet “People” needs a column “Project”'],
    [{ People: [['Project', 'Person', 'Salary']] }, 'The sheet “People” has no column Salary'],
    [{ People: [['Project', 'Title', 'Person']] }, 'are read as Title: leave one out'],
  ])('on a sheet that is not understood stop the import: %j', async (sheets, why) => {
    const { imports } = await open(engine)
    await expect(importBook(imports, sheets)).rejects.toThrow(why)
    expect(await projects(imports)).toEqual([])
  })
})
