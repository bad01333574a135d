import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ImportedFile } from '../../contract/transfer/import.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { workInChild } from '../../server/core/process/child-process.ts'
import { updateImportRun } from '../../server/transfer/import/import-store.ts'
import { signIn, type Person } from '../core/accounts/staff.ts'
import { sheetsOf, workbookOf } from '../fixtures/workbook.ts'
import { createTestApp, describeOnEachEngine, type TestApp } from '../create-test-app.ts'

vi.mock('../../server/core/process/child-process.ts', { spy: true })

async function makePlace(): Promise<{ dataDir: string; databaseUrl: undefined }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'imports-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return { dataDir, databaseUrl: undefined }
}

interface Started {
  data: { id: string }
}

async function upload(app: TestApp, owner: Person, name: string, text: string | Buffer<ArrayBuffer>) {
  const response = await app.request(`/imports/files?name=${name}`, {
    method: 'POST',
    headers: { Cookie: owner.cookie(), 'Content-Type': 'application/octet-stream' },
    body: text,
  })
  return { status: response.status, body: (await response.json()) as { message?: string; data?: { id: string } } }
}

describeOnEachEngine('imports by owners', (engine) => {
  test('a file is told from its contents, and its import is queued once, to begin at once', async () => {
    let woken = 0
    const app = await createTestApp(engine, { place: await makePlace(), wakeJobs: () => (woken += 1) })
    const owner = await signIn(app, 'owner')
    const { status, body } = await upload(app, owner, 'categories.txt', 'name\nRoads\n')
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ format: 'csv', entity: 'categories' })
    const given = { file: body.data!.id, entity: 'categories', publish: false, dryRun: false }
    expect((await owner.call('POST', '/imports', { ...given, entity: undefined })).status).toBe(422)
    expect(woken).toBe(0)
    const started = (await (await owner.call('POST', '/imports', given)).json()) as { data: { id: string } }
    expect(woken).toBe(1)
    await owner.call('POST', '/imports', given)
    const jobs = await app.db.selectFrom('job').selectAll().where('kind', '=', 'import').execute()
    expect(jobs).toMatchObject([{ subject: started.data.id, state: 'queued' }])
    const { data } = (await (await owner.call('GET', '/imports')).json()) as { data: object[] }
    expect(data).toMatchObject([{ name: 'categories.txt', state: 'waiting', total: null, report: null }])
  })

  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('an uploaded table with %s names its columns, and the kinds that have them', async (_, separator) => {
    const app = await createTestApp(engine, { place: await makePlace() })
    const owner = await signIn(app, 'owner')
    const header = ['\uFEFF"name"', 'slug', 'path', 'colour', ''].join(separator)
    const { body } = await upload(app, owner, 'table.csv', `${header}\n"never closed`)
    const { columns } = body.data as unknown as ImportedFile
    expect(columns?.map(({ name }) => name)).toEqual(['name', 'slug', 'path', 'colour'])
    const namesOf = (kind: ContentEntity) =>
      columns?.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => name)
    expect(namesOf('categories')).toEqual(['name', 'slug', 'path'])
    expect(namesOf('projects')).toEqual(['name', 'slug', 'path'])
    expect(namesOf('settings')).toEqual(['name', 'path'])
  })

  test('an uploaded workbook names its visible sheets with their columns, and says which cannot be read', async () => {
    const app = await createTestApp(engine, { place: await makePlace() })
    const owner = await signIn(app, 'owner')
    const parts = sheetsOf({
      Clients: [
        ['Name', 'Kind'],
        ['A', 'Private'],
      ],
      Twins: [['Name', 'Name']],
      Blank: [],
    })
    const { status, body } = await upload(app, owner, 'works.xlsx', workbookOf([['Title'], ['A road']], parts))
    expect(status).toBe(201)
    const { columns, sheets } = body.data as unknown as ImportedFile
    expect(columns).toMatchObject([{ name: 'Title', values: ['A road'] }])
    expect(sheets).toMatchObject([
      { name: 'Works', columns, fault: null },
      { name: 'Clients', columns: [{ name: 'Name' }, { name: 'Kind', values: ['Private'] }], fault: null },
      { name: 'Twins', columns: [{ name: 'Name' }, { name: 'Name (2)' }], fault: null },
      { name: 'Blank', columns: [], fault: 'The sheet is empty.' },
    ])
    expect((await owner.call('GET', '/imports/templates/news.xlsx')).status).toBe(200)
  })

  test('an import that waits or runs is cancelled once, and the file can be imported again', async () => {
    const app = await createTestApp(engine, { place: await makePlace() })
    const owner = await signIn(app, 'owner')
    const { body } = await upload(app, owner, 'categories.csv', 'name\nRoads\n')
    const given = { file: body.data!.id, entity: 'categories', publish: false, dryRun: false }
    const queue = async () => ((await (await owner.call('POST', '/imports', given)).json()) as Started).data.id
    const first = await queue()
    await app.db
      .updateTable('import_run')
      .set({ state: 'running', updated_at: new Date(0).toISOString() })
      .execute()
    await app.db.updateTable('job').set({ state: 'running', lease_end: '2999' }).execute()
    const states = async () => {
      const { data } = (await (await owner.call('GET', '/imports')).json()) as { data: { state: string }[] }
      return data.map(({ state }) => state)
    }
    expect(await states()).toEqual(['running'])
    expect((await owner.call('POST', `/imports/${first}/cancel`)).status).toBe(200)
    expect((await owner.call('POST', `/imports/${first}/cancel`)).status).toBe(409)
    expect(await updateImportRun(app.db, first, { state: 'done' })).toBe(false)
    expect(await app.db.selectFrom('job').select('id').where('kind', '=', 'import').execute()).toEqual([])
    expect(await queue()).not.toBe(first)
    expect((await states()).toSorted()).toEqual(['cancelled', 'waiting'])
    expect((await owner.call('POST', `/imports/${first}/undo`)).status).toBe(202)
  })

  test('a small file that unpacks large is read by a bounded process alone, and refused in words', async () => {
    const app = await createTestApp(engine, { place: await makePlace() })
    const owner = await signIn(app, 'owner')
    const bomb = workbookOf([['Name']], { 'xl/worksheets/sheet2.xml': `<worksheet>${' '.repeat(90_000_000)}` })
    const { status, body } = await upload(app, owner, 'bomb.xlsx', bomb)
    expect([status, body.message]).toEqual([422, expect.stringContaining('divide it, or save the table as CSV')])
    const [script, , , bounds] = vi.mocked(workInChild).mock.lastCall!
    expect([script, bounds]).toEqual([expect.stringContaining('read-file-worker'), { heap: 192, memory: 384, env: {} }])
  })

  test('another file is refused and not kept, and so is a second import while one runs', async () => {
    const place = await makePlace()
    const app = await createTestApp(engine, { place })
    const owner = await signIn(app, 'owner')
    const refused = await upload(app, owner, 'a.xlsx', 'PK\u0003\u0004')
    expect(refused).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('ZIP file and no workbook') },
    })
    expect(refused.body.message).not.toContain(place.dataDir)
    expect((await upload(app, owner, 'a.xml', '<?xml version="1.0"?><note>x</note>')).status).toBe(422)
    expect(await readdir(join(place.dataDir, 'imports'))).toEqual([])
    const { body } = await upload(app, owner, 'news.json', '[]')
    const given = { file: body.data!.id, entity: 'news', publish: false, dryRun: true }
    await owner.call('POST', '/imports', given)
    await app.db.updateTable('import_run').set({ state: 'running' }).execute()
    expect((await owner.call('POST', '/imports', { ...given, publish: true })).status).toBe(409)
    const unknown = { ...given, file: '7d444840-9dc0-41d1-b245-5ffdce74fad2' }
    expect((await owner.call('POST', '/imports', unknown)).status).toBe(422)
    expect((await owner.call('GET', '/imports/templates/secrets.csv')).status).toBe(404)
    expect((await owner.call('GET', '/imports/templates/news.csv')).status).toBe(200)
  })
})
