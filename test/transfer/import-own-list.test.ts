import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import type { ImportOptions } from '../../contract/transfer/import.ts'
import { createStorePlace, describeOnEachEngine } from '../create-test-app.ts'
import { firmList } from '../fixtures/firm-list.ts'
import { publishContent } from '../../server/core/content/publication.ts'
import { actor, importFile, openImports, type Imports } from './import-store.ts'

async function importText(
  imports: Imports,
  text: string,
  options: Partial<ImportOptions> = {},
  entity: ContentEntity = 'projects',
) {
  const folder = await mkdtemp(join(tmpdir(), 'own-list-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'projects.csv'), text)
  return importFile(imports, join(folder, 'projects.csv'), { format: 'csv', entity, options })
}

async function documents({ db }: Imports, entity: ContentEntity = 'projects'): Promise<Record<string, unknown>[]> {
  const query = db.selectFrom('content_version').select('document').where('entity', '=', entity).orderBy('item_id')
  return (await query.execute()).map(({ document }) => JSON.parse(document) as Record<string, unknown>)
}

const open = async (engine: Parameters<typeof createStorePlace>[0]) => openImports(await createStorePlace(engine))

describeOnEachEngine("a firm's own list", (engine) => {
  test('goes in whole, and says of each row which fact it goes without', async () => {
    const imports = await open(engine)
    const names = ['Department of Roads', 'Sample Rural Municipality', 'Sample Hydro Pvt. Ltd.']
    const spelt = ['Dept of Roads', 'Department of Roads (DoR)', 'DoR', 'DOR'].map((name) => [name, names[0]!])
    const report = await importText(imports, firmList(), {
      clients: Object.fromEntries(names.map((name) => [name, 'federal'])),
      spellings: { clients: { ...Object.fromEntries(spelt), 'Sample Hydro Pvt Ltd': names[2]! } },
    })
    expect(report.faults).toEqual([])
    expect(report.made).toEqual({ projects: 30, clients: 3 })
    expect(report.leftOut.map(({ where, field, message }) => `${where} ${field}: ${message}`)).toEqual([
      expect.stringMatching(/^row 32 Contract amount \(NRs\.\): “10-15 lakh” is a range: write one amount/),
      expect.stringMatching(/^row 33 Contract amount \(NRs\.\): “as per contract” cannot be read: write one amount/),
    ])
    expect(report.notes).toContainEqual({
      note: 'besideTable',
      count: 2,
      examples: ['row 34: TOTAL', 'row 35: Prepared by: Sita Sample'],
    })
    const [first, second] = await documents(imports)
    expect(first).toMatchObject({ code: 'P-001', value: { amount: 12_500_000, currency: 'NPR', isPublic: false } })
    expect(second).toMatchObject({ code: 'P-002', status: 'ongoing', value: { amount: 125_000_000 } })
  })

  test('has amounts in the unit of their heading, and sizes with their units', async () => {
    const imports = await open(engine)
    const text = 'Title,Cost (NRs. in lakh),Size\nA,Rs. 45.2,"1,200 m²"\nB,"1,25,00,000",2 x 3 km\nC,2 crore,82.5 MW\n'
    const report = await importText(imports, text)
    expect(report.made).toEqual({ projects: 3 })
    expect(report.leftOut.map(({ where, field }) => `${where} ${field}`)).toEqual([
      'row 3 Cost (NRs. in lakh)',
      'row 3 Size',
    ])
    expect(report.notes).toContainEqual({
      note: 'amount',
      count: 2,
      examples: ['row 2: Rs. 45.2 = NRs. 45,20,000 (45.2 lakh)', 'row 4: 2 crore = NRs. 2,00,00,000 (2 crore)'],
    })
    expect(await documents(imports)).toMatchObject([
      { value: { amount: 4_520_000 }, size: { amount: 1200, unit: 'm²' } },
      { value: null, size: null },
      { value: { amount: 20_000_000 }, size: { amount: 82.5, unit: 'MW' } },
    ])
  })

  test('has numbers made after those that are there, and states in words of both languages', async () => {
    const imports = await open(engine)
    const text = 'Title,Project no,Status\nA,P-007,On going\nB,,निर्माणाधीन\nC,,Handed over\nD,,Planned\nE,,Terminated\n'
    const report = await importText(imports, text)
    expect(report.faults.map(({ where, field }) => `${where} ${field}`)).toEqual(['row 6 Status', 'row 6 Status'])
    expect((await documents(imports)).map(({ code, status }) => `${String(code)} ${String(status)}`)).toEqual([
      'P-007 ongoing',
      'P-008 ongoing',
      'P-009 completed',
      'P-010 upcoming',
    ])
  })

  test('typed in Preeti is converted by column, and texts that are not are listed', async () => {
    const imports = await open(engine)
    const titles = ['l;GwnL a;kfs{', "k'n lgdf{0f", "l;Gw'nL hljB't", 'Bridge at Ridi']
    const text = `Title,Funder\n${titles.map((title) => `${title},ADB`).join('\n')}\n`
    const kept = await importText(imports, text, { dryRun: true })
    expect(kept.notes).toContainEqual(expect.objectContaining({ note: 'preetiFound', count: 3 }))
    const { notes } = await importText(imports, text, { fromPreeti: true })
    expect(notes).toContainEqual({ note: 'preetiKept', count: 1, examples: ['row 5: Title: Bridge at Ridi'] })
    const made = (await documents(imports)).map(({ title }) => String(title))
    expect(made.filter((title) => /^[ऀ-ॿ\s]+$/.test(title))).toHaveLength(3)
  })

  test('has a date in AD and in BS beside each other, and says where they contradict', async () => {
    const imports = await open(engine)
    const head = 'Title,Start (BS),Start (AD),End date (वि.सं.),English end date'
    const text = `${head}\nA,2038-05-01,1981-08-17,2040-01-01,\nB,2079-04-01,2022-12-17,,14 Apr 2023\n`
    const { leftOut } = await importText(imports, text, { columns: { 'English end date': 'end' } })
    expect(leftOut.map(({ where, field, message }) => `${where} ${field}: ${message}`)).toEqual([
      'row 3 Start (BS): Start has two dates that differ: 1 Shrawan 2079 BS is 17 July 2022 AD, not 17 December 2022. Correct one of them',
    ])
    expect(await documents(imports)).toMatchObject([
      { start: '1981-08', end: '1983-04', datesAsEntered: { start: '2038-05', end: '2040-01' } },
      { start: null, end: '2023-04' },
    ])
  })

  test('of services keeps each below its discipline, wherever that stands, or says why not', async () => {
    const text = 'Name,Discipline\nBridges,Structures\nStructures,\nDeep,Bridges\nSoil,Geotechnics\n'
    const [imports, drafts] = [await open(engine), await open(engine)]
    const report = await importText(imports, text, { publish: true }, 'services')
    const [top] = await imports.db.selectFrom('service').select('id').where('slug', '=', 'structures').execute()
    expect(await documents(imports, 'services')).toMatchObject([
      { name: 'Structures', parentId: null },
      { name: 'Bridges', parentId: top!.id },
      { name: 'Deep', parentId: null },
      { name: 'Soil', parentId: null },
    ])
    expect(report.leftOut.map(({ where, message }) => `${where}: ${message}`)).toEqual([
      expect.stringContaining('row 4: Services are two levels deep'),
      'row 5: There is no service “Geotechnics”',
    ])
    expect((await importText(drafts, text, {}, 'services')).leftOut).toEqual(report.leftOut)
    expect(await documents(drafts, 'services')).toMatchObject([
      { name: 'Structures' },
      { name: 'Bridges', parentId: expect.any(Number) },
      { name: 'Deep', parentId: null },
      { name: 'Soil', parentId: null },
    ])
    const [{ item_id: bridges } = { item_id: 0 }] = await drafts.db
      .selectFrom('content_item')
      .select('item_id')
      .where('title', '=', 'Bridges')
      .execute()
    await expect(publishContent({ ...drafts, actor }, 'services', bridges, undefined)).rejects.toMatchObject({
      fields: { parentId: 'The service “Structures” is not published: publish it first, or choose another' },
    })
  })

  test('is read without its sums and headings of groups', async () => {
    const imports = await open(engine)
    const head = 'S.N.,Title,District,Cost\n'
    const text = `${head}A. Roads,,,\n1,A road,Kaski,5 lakh\n,कूल जम्मा,,5 lakh\n,,,5 lakh\n`
    const report = await importText(imports, text)
    expect([report.made, report.faults]).toEqual([{ projects: 1 }, []])
    expect(report.notes).toContainEqual(expect.objectContaining({ note: 'besideTable', count: 3 }))
  })

  test('has headings of both languages beside each other, and none for its row numbers', async () => {
    const imports = await open(engine)
    const head = 'क्र.सं.,Name of the work,आयोजनाको नाम,रोजगारदाता,Contract Amount in NRs.'
    const report = await importText(imports, `${head}\n1,A bridge,पुल,N/A,१२ लाख\n`)
    expect([report.faults, report.leftOut]).toEqual([[], []])
    expect(await documents(imports)).toMatchObject([
      { title: 'A bridge', translations: { ne: { title: 'पुल' } }, code: 'P-001', value: { amount: 1_200_000 } },
    ])
  })
})
