import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createStorePlace, describeWhereSqlDiffers } from '../create-test-app.ts'
import { importFile, openImports } from './import-store.ts'

describeWhereSqlDiffers('the list of an office', (engine) => {
  const importText = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'office-list-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await writeFile(join(folder, 'list.csv'), text)
    const imports = await openImports(await createStorePlace(engine))
    const report = await importFile(imports, join(folder, 'list.csv'), {
      format: 'csv',
      entity: 'projects',
      options: {},
    })
    const rows = await imports.db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'projects')
      .orderBy('item_id')
      .execute()
    const said = report.leftOut.map(({ where, message }) => `${where}: ${message}`)
    return { report, said, made: rows.map(({ document }) => JSON.parse(document) as Record<string, unknown>) }
  }

  test('has headings between its rows, which are no projects, and projects without a number', async () => {
    const head = 'S.N.,Name of project,Location,Start\n'
    const body = ',A. IRRIGATION,,\n1,Chingad canal,Surkhet,2077\nख,भवन,,\n,Bus park,Surkhet,\n२,Cold store,,\n'
    const { made, report } = await importText(head + body)
    expect(made.map(({ title }) => title)).toEqual(['Chingad canal', 'Bus park', 'Cold store'])
    const [line] = report.notes.filter(({ note }) => note === 'besideTable')
    expect(line).toMatchObject({ count: 2, examples: ['row 2: A. IRRIGATION', expect.stringContaining('भवन')] })
  })

  test('calls no project ongoing that has ended, and says where nothing tells the status', async () => {
    const rows = 'A,Completed (JV with X),2079/12\nB,Just started,2090/01\nC,,\n'
    const { made, said, report } = await importText(`Title,Status,Completion\n${rows}`)
    expect(made.map(({ status }) => status)).toEqual(['completed', 'ongoing', 'ongoing'])
    expect(said).toEqual(['row 2', 'row 3'].map((row) => expect.stringContaining(`${row}: Status must be one of`)))
    expect(report.notes).toContainEqual({ note: 'statusAssumed', count: 1, examples: ['row 4: C'] })
  })

  test('is not taken as ongoing where the cell that says otherwise could not be read', async () => {
    const { made, report } = await importText('Title,Status,Completion\nA,,2078/03/32\nB,Completed,2078/03/32\n')
    expect(made.map(({ title, status, end }) => [title, status, end])).toEqual([['B', 'completed', null]])
    expect(report.notes.map(({ note }) => note)).not.toContain('statusAssumed')
    expect(report.faults.map(({ where, field, message }) => `${where} ${field}: ${message}`)).toEqual([
      expect.stringContaining('row 2 Completion: '),
      'row 2 Status: Write a status, or an end that can be read: this row has neither',
    ])
  })

  test('has rows twice that are imported once, and names them', async () => {
    const { made, report } = await importText('S.N.,Title,Start\n1,A road,2077\n2,A hall,2077\n3,A road,2077\n')
    expect(made.map(({ title }) => title)).toEqual(['A road', 'A hall'])
    expect(report.notes).toContainEqual({ note: 'sameRow', count: 1, examples: ['row 4 is like row 2: A road'] })
  })

  test('has a title that is there already, and is told that it makes another', async () => {
    const { made, report } = await importText('Title,Start\nA road,2077\nA hall,2077\nA ROAD,2078\n')
    expect(made).toHaveLength(3)
    expect(report.notes).toContainEqual({ note: 'sameTitle', count: 1, examples: ['row 4: A ROAD'] })
  })

  test('keeps the districts that it names, whatever stands between them', async () => {
    const rows = 'A,Surkhet / Dailekh\nB,Surkhet–Jajarkot\nC,Mugu and Jumla\nD,"Birendranagar, Surkhet"\n'
    const { made, said } = await importText(`Title,Location\n${rows}`)
    expect(made.map(({ districts }) => (districts as string[]).length)).toEqual([2, 2, 2, 1])
    expect(said).toEqual([])
  })

  test('has municipalities alone, each with its district, where only one has the name', async () => {
    const rows = 'A,Birendranagar Municipality\nB,वीरेन्द्रनगर\nC,Likhu\nD,"Likhu, Nuwakot"\nE,Karnali Province\n'
    const { made, said, report } = await importText(`Title,Location\n${rows}`)
    const places = made.map(({ districts, localLevels }) => [districts, localLevels] as string[][])
    expect(places[0]).toEqual([[expect.any(String)], [expect.any(String)]])
    expect(places[1]).toEqual(places[0])
    expect([places[2], places[4]]).toEqual([
      [[], []],
      [[], []],
    ])
    expect(places[3]!.map(({ length }) => length)).toEqual([1, 1])
    expect(said).toEqual([
      expect.stringMatching(/^row 4: “Likhu” is in .+ and .+: write the district too$/),
      'row 6: “Karnali Province” is a province: write its districts',
    ])
    expect(report.notes).toContainEqual({ note: 'localLevel', count: 3, examples: expect.any(Array) })
  })
})
