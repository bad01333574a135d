// Imports content, of this program or another one: npm run import -- FILE [--dry-run] …
import '../server/features.ts'
import { writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { TEMPLATE_FORMATS, type ImportReport } from '../contract/transfer/import.ts'
import { IMPORT_NOTES } from '../contract/transfer/import-notes.ts'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../contract/kinds/index.ts'
import { readConfig } from '../server/config.ts'
import { withClaim } from '../server/core/jobs/lease.ts'
import { openMedia } from '../server/core/media/site-place.ts'
import { openPictureFiles } from '../server/core/pictures/picture-files.ts'
import { openPictureWorkshop } from '../server/core/pictures/picture-workshop.ts'
import { asCalledHere, projectFolder } from '../server/core/process/project-folder.ts'
import { loadPlaces } from '../server/seed/load-places.ts'
import { registerContent } from '../server/core/content/registration.ts'
import { findImportRun, listImportRuns } from '../server/transfer/import/import-store.ts'
import { openStore, type Store } from '../server/core/store/store.ts'
import { detectFormat } from '../server/transfer/import/describe-file.ts'
import { FILE_FORMATS } from '../server/transfer/import/file-formats.ts'
import { entityOfName } from '../server/transfer/import/import-uploads.ts'
import { IMPORT_JOB } from '../server/transfer/import/import-records.ts'
import { refuseSecond, runImport, startImport, type ImportDeps } from '../server/transfer/import/run-import.ts'
import { makeTemplate } from '../server/transfer/import/templates.ts'
import { undoImport } from '../server/transfer/import/undo-import.ts'
import { importSite } from '../server/transfer/import-site.ts'
import { TransferError } from '../server/transfer/transfer-error.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run import -- FILE [--dry-run] [--publish] [--media FOLDER|ZIP] [--kind KIND] [--private-network]
npm run import -- FOLDER [--dry-run]
npm run import -- --template KIND.xlsx|KIND.csv|KIND.json
npm run import -- --list
npm run import -- --undo ID

What FILE is, is told from its contents:
  table   of one kind of content, as a workbook (.xlsx, its first sheet), CSV or JSON; --template writes one to fill in.
          Its name begins with the kind (news.csv), or --kind says it
${FILE_FORMATS.map(({ accept, help }) => `  ${accept}    ${help.en}`).join('\n')}
FOLDER is what "npm run export" wrote; it fills an empty site: all of it, or nothing.

--dry-run          says what would be imported, and what not and why; changes nothing
--publish          publishes what was published there; otherwise everything is a draft
--media            where pictures and documents are looked for before their addresses are fetched
--private-network  also fetches them from addresses in private networks

The same record is imported once: an interrupted import goes on when the command is repeated.
--undo takes back what an import made and nobody has edited since.
Kinds: ${CONTENT_ENTITIES.join(', ')}`

const NOTES: Record<string, { en: string }> = Object.assign({}, IMPORT_NOTES, ...FILE_FORMATS.map(({ notes }) => notes))
const actor = { id: null, email: 'command', role: 'owner', address: 'command' } as const
const now = () => new Date()
const stop = new AbortController()

process.umask(0o077)
process.once('SIGINT', () => stop.abort())
process.once('SIGTERM', () => stop.abort())
await runCommand(USAGE, () =>
  importGiven().catch((error: unknown) => {
    throw stop.signal.aborted ? new TransferError('Interrupted: the same command goes on.') : error
  }),
)

async function importGiven(): Promise<void> {
  const flag = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': flag,
      publish: flag,
      media: { type: 'string' },
      kind: { type: 'string' },
      'private-network': flag,
      template: { type: 'string' },
      list: flag,
      undo: { type: 'string' },
    },
  })
  const wantsFile = !values.list && values.undo === undefined && values.template === undefined
  if (positionals.length !== (wantsFile ? 1 : 0)) throw new UsageError('Name one file or folder')
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, media } = config
  const store = await openStore({ dataDir, databaseUrl })
  const pictureFiles = openPictureFiles(openMedia(dataDir, media))
  const log = { info() {}, error: (text: string) => console.error(text) }
  const workshop = openPictureWorkshop({ db: store.db, pictureFiles, log })
  try {
    await loadPlaces({ db: store.db, contentDir: join(projectFolder, 'content') })
    await registerContent(store.db, now())
    const deps = { db: store.db, place: { dataDir, databaseUrl, media }, workshop, now, signal: stop.signal }
    if (values.template !== undefined) await writeTemplate(store, values.template)
    else if (values.list) await list(store)
    else
      await withClaim(store.db, IMPORT_JOB, async (lost) => {
        const held = { ...deps, signal: AbortSignal.any([stop.signal, lost]) }
        if (values.undo !== undefined) return undo(held, values.undo)
        const path = resolve(positionals[0]!)
        const found = await detectFormat(path)
        if (found === 'site') return importOwn(store, pictureFiles, path, values['dry-run'])
        const format = typeof found === 'string' ? found : found.name
        const entity = typeof found === 'string' ? readKind(values.kind ?? entityOfName(path)) : undefined
        const options = { publish: values.publish, dryRun: values['dry-run'], ...(entity && { entity }) }
        const run = await startImport(held, { format, name: basename(path), options, actor })
        const beside = values.media === undefined ? undefined : resolve(values.media)
        const file = { path, beside, isPrivateAllowed: values['private-network'] }
        const report = await runImport(held, run, file, actor)
        show(report)
        if (values['dry-run']) console.log('Nothing was imported (--dry-run).')
        else console.log(asCalledHere(`Imported. To take it back: npm run import -- --undo ${run.id}`))
        if (report.faultCount > 0) process.exitCode = 1
      })
  } finally {
    await workshop.stop()
    await store.close()
  }
}

function readKind(given: string | undefined): ContentEntity {
  const kind = CONTENT_ENTITIES.find((entity) => entity === given)
  if (kind) return kind
  throw new UsageError(`Say which kind the table has, with --kind: ${CONTENT_ENTITIES.join(', ')}`)
}

async function writeTemplate({ db }: Store, given: string): Promise<void> {
  const path = resolve(given)
  const format = TEMPLATE_FORMATS.find((one) => path.endsWith(`.${one}`))
  if (!format) throw new UsageError('Name the template KIND.xlsx, KIND.csv or KIND.json')
  await writeFile(path, await makeTemplate(db, readKind(entityOfName(path)), format), { flag: 'wx' })
  console.log(path)
}

async function list({ db }: Store): Promise<void> {
  const runs = await listImportRuns(db, 50)
  for (const { id, name, state, started_at, options } of runs)
    console.log(
      `${id}  ${started_at.slice(0, 16)}  ${state}${/"dryRun":true/.test(options) ? ' (dry run)' : ''}  ${name}`,
    )
  if (runs.length === 0) console.log('There are no imports.')
}

async function undo(deps: ImportDeps, id: string): Promise<void> {
  const run = await findImportRun(deps.db, id)
  if (!run) throw new UsageError('There is no such import: see --list')
  await refuseSecond(deps.db, now(), id)
  const report = await undoImport({ ...deps, actor }, run)
  show(report, 'stays: ')
  console.log('Taken back.')
}

async function importOwn(
  { db }: Store,
  pictureFiles: ReturnType<typeof openPictureFiles>,
  folder: string,
  isDryRun: boolean,
): Promise<void> {
  const report = await importSite({ db, pictureFiles, folder, now, isDryRun })
  const { items, pictures, documents, redirects, ignoredYears } = report
  for (const [entity, count] of Object.entries(items)) console.log(`${String(count).padStart(7)}  ${entity}`)
  for (const [name, count] of Object.entries({ pictures, documents, redirects }))
    console.log(`${String(count).padStart(7)}  ${name}`)
  if (ignoredYears.length > 0)
    console.log(
      `Corrections of the calendar are left out (${ignoredYears.join(', ')} BS): dates follow the built-in table.`,
    )
  console.log(isDryRun ? 'No faults. Nothing was imported (--dry-run).' : 'Imported. Start the server.')
}

function show({ made, known, notes, faults, faultCount }: ImportReport, before = ''): void {
  const line = (count: number, text: string) => console.log(`${String(count).padStart(7)}  ${text}`)
  for (const [entity, count] of Object.entries(made)) {
    const kind = CONTENT_ENTITIES.find((one) => one === entity)
    line(count, before + (kind ? kindOf(kind).plural.en : `${entity}s`).toLowerCase())
  }
  if (known > 0) line(known, 'were here already, by an earlier import')
  for (const { note, count, examples } of notes) {
    line(count, NOTES[note]?.en ?? note)
    for (const example of examples) console.log(`           ${example}`)
  }
  if (faultCount > 0) line(faultCount, 'faults; what has one was not imported')
  for (const { where, field, message } of faults)
    console.log(`           ${where}${field ? ` ${field}` : ''}: ${message}`)
}
