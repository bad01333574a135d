import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ChildDiedError, workInChild } from '../../server/core/process/child-process.ts'
import { createImportHandler, listImports } from '../../server/transfer/import/import-records.ts'
import { runImport, startImport } from '../../server/transfer/import/run-import.ts'
import { updateImportRun } from '../../server/transfer/import/import-store.ts'
import type { Job } from '../../server/core/jobs/job-store.ts'
import { createStorePlace } from '../create-test-app.ts'
import { actor, findRun, openImports } from './import-store.ts'

vi.mock('../../server/core/process/child-process.ts', { spy: true })
const FILE = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

test('an import whose process dies waits for its second try, and then says why it failed', async () => {
  const place = await createStorePlace('sqlite')
  const imports = await openImports(place)
  const options = { publish: false, dryRun: false, entity: 'news' } as const
  const { id } = await startImport(imports, { format: 'json', name: 'news.json', options, actor })
  await mkdir(join(place.dataDir, 'imports', FILE), { recursive: true })
  await writeFile(join(place.dataDir, 'imports', FILE, 'file'), '[]')
  const log = { info() {}, error() {} }
  const handler = createImportHandler({ db: imports.db, place: imports.place, onPictures: () => undefined, log })
  const died = new ChildDiedError(`${ChildDiedError.start}import-worker.ts, SIGKILL`)
  vi.mocked(workInChild).mockImplementation(async () => {
    await updateImportRun(imports.db, id, { state: 'running', done: 3, total: 9 })
    throw died
  })
  const job = { subject: id, payload: JSON.stringify({ file: FILE, actor }), last_error: null } as Job
  await expect(handler.run(job, imports.signal)).rejects.toThrow(died)
  expect(await findRun(imports)).toMatchObject({ state: 'waiting', done: 3, total: 9 })
  await handler.run({ ...job, last_error: died.message }, imports.signal)
  expect(await findRun(imports)).toMatchObject({ state: 'failed', fault: expect.stringMatching(/Divide the file/) })
})

test('an import of a format that is gone fails in words, and its earlier reports are still listed', async () => {
  const imports = await openImports(await createStorePlace('sqlite'))
  const options = { publish: false, dryRun: false }
  const run = await startImport(imports, { format: 'gone', name: 'a.gone', options, actor })
  await expect(runImport(imports, run, { path: 'a.gone' }, actor)).rejects.toThrow('no longer imports such files')
  const notes = [{ note: 'gone', count: 2, examples: ['A'] }]
  const report = JSON.stringify({ made: {}, known: 0, notes, faults: [], faultCount: 0 })
  await updateImportRun(imports.db, run.id, { state: 'done', report })
  expect(await listImports(imports.db, imports.now())).toMatchObject([{ format: 'gone', report: { notes } }])
})
