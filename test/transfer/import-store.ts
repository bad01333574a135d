import { basename } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ImportOptions, ImportReport } from '../../contract/transfer/import.ts'
import type { ContentEntity } from '../../contract/kinds/index.ts'
import { openMediaFolder } from '../../server/core/media/media-folder.ts'
import { openPictureFiles } from '../../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../../server/core/pictures/picture-workshop.ts'
import { listImportRuns, type ImportRun } from '../../server/transfer/import/import-store.ts'
import { runImport, startImport, type ImportDeps } from '../../server/transfer/import/run-import.ts'
import { NOW, type StorePlace } from '../create-test-app.ts'
import { openEmptyStore } from './sample-store.ts'

export const actor = { id: null, email: 'test', role: 'owner', address: undefined } as const
const LOG = { info() {}, error() {} }

export type Imports = ImportDeps

/** Parts that an import needs, over an empty store. */
export async function openImports(place: StorePlace): Promise<Imports> {
  const { db } = await openEmptyStore(place)
  const pictureFiles = openPictureFiles(openMediaFolder(place.dataDir))
  const workshop = openPictureWorkshop({ db, pictureFiles, log: LOG })
  onTestFinished(() => workshop.stop())
  const copied = { dataDir: place.dataDir, databaseUrl: place.databaseUrl }
  return { db, place: copied, workshop, now: () => NOW, signal: new AbortController().signal }
}

export interface Given {
  format: ImportRun['format']
  entity?: ContentEntity
  publish?: boolean
  dryRun?: boolean
  beside?: string
  signal?: AbortSignal
  options?: Partial<ImportOptions>
}

export async function importFile(imports: Imports, path: string, given: Given): Promise<ImportReport> {
  const { format, entity, publish = false, dryRun = false, beside, signal = imports.signal } = given
  const options = { publish, dryRun, ...(entity && { entity }), ...given.options }
  const run = await startImport(imports, { format, name: basename(path), options, actor })
  return runImport({ ...imports, signal }, run, { path, beside, isPrivateAllowed: true }, actor)
}

/** The newest. */
export async function findRun({ db }: Imports): Promise<ImportRun> {
  return (await listImportRuns(db, 1))[0]!
}
