import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { kindOf } from '../../contract/kinds/index.ts'
import { matchColumns } from '../../contract/transfer/columns.ts'
import { withFacts } from '../../contract/transfer/fact-columns.ts'
import type { ImportedFile } from '../../contract/transfer/import.ts'
import type { Engine } from '../../server/core/store/engine.ts'
import { createContent } from '../../server/core/content/saving.ts'
import { createStorePlace, describeOnEachEngine, NOW } from '../create-test-app.ts'
import { openFacts } from '../facts/open-facts.ts'
import { actor, importFile, openImports } from './import-store.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'import-facts-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty site with a fact of each type. */
async function open(engine: Engine) {
  const imports = await openImports(await createStorePlace(engine))
  const add = async (label: string, type: string, more: object = {}) => {
    const given = { label, about: 'projects', type, shownOn: 'page', ...more }
    return (await createContent({ db: imports.db, actor, now: () => NOW }, 'facts', given, { publish: true })).id
  }
  const ids = {
    licence: await add('NVC licence', 'text', { translations: { ne: { label: 'NVC लाइसेन्स', unit: '' } } }),
    length: await add('Length of tunnel', 'number', {
      unit: 'm',
      translations: { ne: { label: 'सुरुङको लम्बाइ', unit: 'मि.' } },
    }),
    signed: await add('Signed on', 'date', { shownOn: 'staff' }),
    insured: await add('Insured', 'yesNo'),
    zone: await add('Seismic zone', 'choice', {
      choices: [{ name: { en: 'Zone V', ne: 'क्षेत्र ५' } }, { name: { en: 'Zone IV', ne: 'क्षेत्र ४' } }],
    }),
  }
  const read = async (lines: string[], entity: 'projects' | 'teams' = 'projects') => {
    const path = join(await makeFolder(), `${entity}.csv`)
    await writeFile(path, lines.join('\n'))
    return importFile(imports, path, { format: 'csv', entity })
  }
  /** Of each project. */
  const facts = async () => {
    const rows = await imports.db
      .selectFrom('content_version')
      .select('document')
      .where('entity', '=', 'projects')
      .orderBy('item_id')
      .execute()
    return rows.map(({ document }) => (JSON.parse(document) as { facts: object[] }).facts)
  }
  return { ...ids, add, read, facts }
}

test('an uploaded table comes with the facts that its columns can be', async () => {
  const place = { dataDir: await makeFolder(), databaseUrl: undefined }
  const { app, owner, length, licence, change } = await openFacts('sqlite', { place })
  await change(licence, { endedOn: '2020-01-01' })
  const answer = await app.request('/imports/files?name=projects.csv', {
    method: 'POST',
    headers: { Cookie: owner.cookie(), 'Content-Type': 'application/octet-stream' },
    body: 'Title,सुरुङको लम्बाइ\nA tunnel,120\n',
  })
  expect(app.errors).toEqual([])
  const { facts, columns } = (await answer.json()).data as ImportedFile
  expect(facts.map(({ label }) => label.en)).not.toContain('NVC licence')
  const kind = withFacts(kindOf('projects'), facts)
  expect(matchColumns(kind, columns!)).toEqual({ Title: 'title', 'सुरुङको लम्बाइ': `fact-number-${length}` })
  expect(withFacts(kindOf('teams'), facts)).toBe(kindOf('teams'))
})

describeOnEachEngine('columns of own facts in an import', (engine) => {
  test('are known by the label in either language, and read as their type', async () => {
    const { licence, length, signed, insured, zone, read, facts } = await open(engine)
    const report = await read([
      'Title,NVC licence,सुरुङको लम्बाइ,Signed on,insured,Seismic zone',
      'A tunnel,No. 17,"१,२३४.५",2019-04-28,yes,Zone IV',
      'A road,दर्ता १७,850 m,2076-01-15,होइन,क्षेत्र ५',
      'A bridge,-,,,,',
    ])
    expect(report).toMatchObject({ made: { projects: 3 }, faultCount: 0, leftOutCount: 0 })
    const [tunnel, road, bridge] = await facts()
    expect(tunnel).toMatchObject([
      { factId: licence, text: { en: 'No. 17', ne: '' } },
      { factId: length, number: 1234.5 },
      { factId: signed, date: '2019-04-28' },
      { factId: insured, yesNo: true },
      { factId: zone, choice: 'zone-iv' },
    ])
    expect(road).toMatchObject([
      { factId: licence, text: { en: '', ne: 'दर्ता १७' } },
      { factId: length, number: 850 },
      { factId: signed, date: '2019-04-28' },
      { factId: insured, yesNo: false },
      { factId: zone, choice: 'zone-v' },
    ])
    expect(bridge).toEqual([])
  })

  test('leave out a value that cannot be read, and say so at the heading of the file', async () => {
    const { length, read, facts } = await open(engine)
    const report = await read([
      'Title,Length of tunnel,Signed on,Insured,Seismic zone',
      'A tunnel,120,soon,perhaps,Zone VI',
      'A road,long,,,',
    ])
    expect(report).toMatchObject({ made: { projects: 2 }, faultCount: 0 })
    expect(report.leftOut.map(({ where, field }) => [where, field])).toEqual([
      ['row 2', 'Signed on'],
      ['row 2', 'Insured'],
      ['row 2', 'Seismic zone'],
      ['row 3', 'Length of tunnel'],
    ])
    expect(await facts()).toMatchObject([[{ factId: length, number: 120 }], []])
  })

  test('of one name for projects and people are those of the items of the table', async () => {
    const { licence, add, read, facts } = await open(engine)
    await add('NVC licence', 'text', { about: 'teams' })
    const report = await read([
      'Title,NVC licence,Own facts',
      'A tunnel,No. 17,',
      'A road,,Fact: NVC licence | Text: No. 18',
    ])
    expect(report).toMatchObject({ made: { projects: 2 }, faultCount: 0, leftOutCount: 0 })
    expect((await facts()).flat()).toMatchObject([
      { factId: licence, text: { en: 'No. 17' } },
      { factId: licence, text: { en: 'No. 18' } },
    ])
  })

  test('are unknown where the fact has ended or is of something else', async () => {
    const { add, read } = await open(engine)
    await add('Old grade', 'text', { endedOn: '2020-01-01' })
    await add('Licence of a person', 'text', { about: 'teams' })
    for (const heading of ['Old grade', 'Licence of a person'])
      await expect(read([`Title,${heading}`, 'A tunnel,A'])).rejects.toThrow(`has no column ${heading}`)
  })
})
