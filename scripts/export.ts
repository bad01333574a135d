// Exports the content: npm run export -- FOLDER [--with-drafts] [--with-versions] [--with-enquiries]
import '../server/features.ts'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../server/config.ts'
import { withClaim } from '../server/core/jobs/lease.ts'
import { openMedia } from '../server/core/media/site-place.ts'
import { openPictureFiles } from '../server/core/pictures/picture-files.ts'
import { openStore, STORE_FILE } from '../server/core/store/store.ts'
import { parseAddress } from '../server/transfer/copy-store.ts'
import { exportSite } from '../server/transfer/export-site.ts'
import { runCommand, UsageError } from './site/run-command.ts'

const USAGE = `npm run export -- FOLDER [--with-drafts] [--with-versions] [--with-enquiries]
Published content as JSON (with JSON Schemas) and CSV, and all pictures and documents, into a new or empty folder.
--with-enquiries also writes messages of visitors: personal data.`

process.umask(0o077)
await runCommand(USAGE, async () => {
  const flag = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'with-drafts': flag, 'with-versions': flag, 'with-enquiries': flag },
  })
  if (positionals.length !== 1) throw new UsageError('Name one folder')
  const config = readConfig(process.env)
  const { dataDir, databaseUrl, media } = config
  const folder = resolve(positionals[0]!)
  const run = () =>
    exportSite({
      from: parseAddress(databaseUrl ?? dataDir),
      pictureFiles: openPictureFiles(openMedia(dataDir, media)),
      folder,
      withDrafts: values['with-drafts'],
      withVersions: values['with-versions'],
      withEnquiries: values['with-enquiries'],
    })
  const hasStore = databaseUrl !== undefined || existsSync(join(dataDir, STORE_FILE))
  // Without a store, it is the export that says so.
  const { items, pictures, documents, missing } = hasStore ? await claimed(config, run) : await run()
  for (const [entity, count] of Object.entries(items)) console.log(`${String(count).padStart(7)}  ${entity}`)
  console.log(`${String(pictures).padStart(7)}  pictures\n${String(documents).padStart(7)}  documents\n${folder}`)
  if (missing.length > 0)
    console.error(`Pictures and documents whose files are lost, and left out: ${missing.join(', ')}`)
})

/** One export of a store at a time, also beside those of the server. */
async function claimed<Result>({ dataDir, databaseUrl }: Config, run: () => Promise<Result>): Promise<Result> {
  const store = await openStore({ dataDir, databaseUrl, migrates: false })
  try {
    return await withClaim(store.db, 'export', run)
  } finally {
    await store.close()
  }
}
