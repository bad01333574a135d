import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { importOptionsSchema, type ImportOptions } from '../../contract/transfer/import.ts'
import { createContent } from '../../server/core/content/saving.ts'
import { undoImport } from '../../server/transfer/import/undo-import.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { actor, findRun, importFile, openImports, type Imports } from './import-store.ts'

/** A table of projects with these clients and districts. */
async function importRows(
  imports: Imports,
  rows: [client: string, districts?: string][],
  options: Partial<ImportOptions>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'import-names-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const cells = rows.map(([client, districts = ''], index) => `P-${index},Work ${index},"${client}","${districts}"`)
  await writeFile(join(folder, 'projects.csv'), ['code,title,clientId,districts', ...cells].join('\n'))
  return importFile(imports, join(folder, 'projects.csv'), { format: 'csv', entity: 'projects', options })
}

async function makeRoads({ db }: Imports): Promise<number> {
  const given = { name: 'Department of Roads', kind: 'federal', translations: { ne: { name: 'सडक विभाग' } } }
  return (await createContent({ db, actor, now: () => NOW }, 'clients', given, { publish: true })).id
}

const clientsOf = async ({ db }: Imports) =>
  db.selectFrom('content_item').select(['title', 'state', 'list_group']).where('entity', '=', 'clients').execute()

async function projects({ db }: Imports) {
  const rows = await db
    .selectFrom('content_version')
    .select('document')
    .where('entity', '=', 'projects')
    .orderBy('item_id')
    .execute()
  return rows.map(({ document }) => JSON.parse(document) as Record<string, unknown>)
}

describeOnEachEngine('names in a table of projects', (engine) => {
  test('are known in either script, whatever their letter case and punctuation, and districts by other names', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const id = await makeRoads(imports)
    const rows: Parameters<typeof importRows>[1] = [
      ['DEPARTMENT OF ROADS.', 'Kavre, कास्की'],
      ['सडक विभाग', 'Dhanusa; Dhanusha'],
    ]
    const report = await importRows(imports, rows, {})
    expect(report).toMatchObject({ made: { projects: 2 }, faultCount: 0, names: [], nameCount: 0 })
    expect(await projects(imports)).toMatchObject([
      { clientId: id, districts: ['309', '405'] },
      { clientId: id, districts: ['203'] },
    ])
  })

  test('that are not known are shown once with those that sound alike, in both scripts', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const id = String(await makeRoads(imports))
    const rows: Parameters<typeof importRows>[1] = [
      ['Dept. of Roads', 'Kathmandoo'],
      ['dept of roads', 'Nowhere'],
      ['Department in Roads'],
      ['Sadak Bibhag'],
      ['DoR'],
      ['Zhi & Quux Pvt.'],
    ]
    const { names, nameCount, made, leftOutCount } = await importRows(imports, rows, { dryRun: true })
    expect(names).toMatchObject([
      { of: 'clients', name: 'Dept. of Roads', count: 2, alike: [id] },
      { of: 'districts', name: 'Kathmandoo', count: 1, alike: ['306', '407'] },
      { of: 'districts', name: 'Nowhere' },
      { of: 'clients', name: 'Department in Roads', alike: [id] },
      { of: 'clients', name: 'Sadak Bibhag', alike: [id] },
      { of: 'clients', name: 'DoR', alike: [id] },
      { of: 'clients', name: 'Zhi & Quux Pvt.', alike: [] },
    ])
    expect({ nameCount, made, leftOutCount }).toEqual({ nameCount: 7, made: { projects: 6 }, leftOutCount: 6 + 2 })
  })

  test('become what the owner chose: a known one, a new published client, or nothing; an undo takes all back', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const id = await makeRoads(imports)
    const rows: Parameters<typeof importRows>[1] = [
      ['Dept. of Roads', 'Kaskey'],
      ['नयाँ निकाय'],
      ['नयाँ निकाय'],
      ['an office', 'Elsewhere'],
    ]
    const clients = { 'Dept. of Roads': id, 'नयाँ निकाय': 'local', 'an office': '' } as const
    const report = await importRows(imports, rows, { clients, districts: { Kaskey: '405', Elsewhere: '' } })
    expect(report).toMatchObject({ made: { projects: 4, clients: 1 }, faultCount: 0, names: [] })
    expect(await clientsOf(imports)).toMatchObject([
      { title: 'Department of Roads' },
      { title: 'नयाँ निकाय', state: 'published', list_group: 'local' },
    ])
    const made = await projects(imports)
    expect(made.map(({ clientId }) => clientId)).toEqual([id, id + 1, id + 1, null])
    expect(made.map(({ districts }) => districts)).toEqual([['405'], [], [], []])
    expect((await undoImport({ ...imports, actor }, await findRun(imports))).made).toEqual({})
    expect(await clientsOf(imports)).toHaveLength(1)
  })

  test('are nothing where a table says that there is none, or none yet', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const rows = ['TBD', 'n/a', 'N.A.', '—', 'To be decided'].map((text): [string, string] => [text, text])
    const report = await importRows(imports, rows, {})
    expect(report).toMatchObject({ made: { projects: 5 }, faultCount: 0, nameCount: 0 })
    expect((await projects(imports)).every((one) => one['clientId'] === null)).toBe(true)
  })

  test('make no client for a row that is refused, nor in a check', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const clients = { 'A & B': 'private' } as const
    const options = { columns: { title: '' }, clients }
    const refused = await importRows(imports, [['A & B', 'Nowhere']], options)
    expect(refused).toMatchObject({ made: {}, names: [{ name: 'Nowhere' }] })
    const check = await importRows(imports, [['A & B']], { clients, dryRun: true })
    expect(check.made).toEqual({ projects: 1, clients: 1 })
    expect(await clientsOf(imports)).toEqual([])
  })

  test('are shown up to fifty, and the rest is counted; choices are bounded', async () => {
    const imports = await openImports(await createStorePlace(engine))
    const rows = Array.from({ length: 60 }, (_, index): [string] => [`Client ${index}`])
    const { names, nameCount } = await importRows(imports, rows, { dryRun: true })
    expect([names.length, nameCount]).toEqual([50, 60])
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}`, 'private']))
    expect(importOptionsSchema.safeParse({ publish: false, dryRun: true, clients: many }).success).toBe(false)
  })
})
