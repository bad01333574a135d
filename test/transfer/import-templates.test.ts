import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { FACT_TYPES } from '../../contract/facts/kind.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { createContent } from '../../server/core/content/saving.ts'
import { makeTemplate } from '../../server/transfer/import/templates.ts'
import { createStorePlace, NOW } from '../create-test-app.ts'
import { sheetsOf, workbookOf } from '../fixtures/workbook.ts'
import { actor, importFile, openImports, type Imports } from './import-store.ts'

async function importBytes(imports: Imports, entity: ContentEntity, name: string, bytes: string | Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'templates-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, name), bytes)
  const format = name.endsWith('.xlsx') ? 'xlsx' : 'csv'
  return importFile(imports, join(folder, name), { format, entity })
}

const open = async () => openImports(await createStorePlace('sqlite'))
const addFact = ({ db }: Imports, about: string, type: string) =>
  createContent(
    { db, actor, now: () => NOW },
    'facts',
    {
      label: `A ${type} of ${about}`,
      about,
      type,
      shownOn: 'page',
      ...(type === 'choice' && { choices: [{ name: { en: 'One' } }] }),
    },
    { publish: true },
  )

test.each(FACT_TYPES.flatMap(({ value }) => ['projects', 'teams'].map((of) => [value, of] as const)))(
  'the example of an own fact that is a %s, of %s, is one that the import takes',
  async (type, entity) => {
    const imports = await open()
    await addFact(imports, entity === 'teams' ? 'projects' : 'teams', 'text')
    await addFact(imports, entity, type)
    const template = String(await makeTemplate(imports.db, entity as ContentEntity, 'csv'))
    const lines = template.replace('"example"', '"1"').replaceAll(/https:..example.org.\w+.jpg|pictures.two.jpg/g, '')
    const report = await importBytes(imports, entity as ContentEntity, `${entity}.csv`, lines)
    expect([report.faults, report.leftOut]).toEqual([[], []])
    expect(report.items).toMatchObject([{ rows: { facts: 1 } }])
  },
)

test('a fact in a cell of a row is named by the sheet, its row and its column', async () => {
  const imports = await open()
  await addFact(imports, 'projects', 'number')
  const facts = [
    ['Project', 'Fact', 'Text', 'Number'],
    ['A road', 'A number of projects', '', '12'],
    ['A hall', 'A number of projects', 'wrong', ''],
  ]
  const sheets = sheetsOf({ 'Projects – Own facts': facts })
  const book = workbookOf(
    [
      ['code', 'title', 'slug'],
      ['P-1', 'A road', 'a-road'],
      ['P-2', 'A hall', 'a-hall'],
    ],
    sheets,
  )
  const { faults } = await importBytes(imports, 'projects', 'works.xlsx', book)
  expect(faults).toMatchObject([{ where: 'Projects – Own facts, row 3', field: 'Text' }])
  const cell = await importBytes(
    imports,
    'projects',
    'a.csv',
    'Title,Own facts\nA hall,"Fact: A number of projects | Text: wrong"\n',
  )
  expect(cell.faults).toMatchObject([
    { where: 'row 2', field: 'Own facts', message: expect.stringMatching(/^line 1 of Own facts: /) },
  ])
})
