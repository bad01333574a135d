// Imports what `npm run export` wrote into an empty site: npm run import -- FOLDER [--dry-run]
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { openMedia } from '../server/media/open-media.ts'
import { openPictureFiles } from '../server/media/picture-files.ts'
import { projectFolder } from '../server/project-folder.ts'
import { loadPlaces } from '../server/seed/load-places.ts'
import { registerContent } from '../server/services/content/registration.ts'
import { openStore } from '../server/store/store.ts'
import { importSite } from '../server/transfer/import-site.ts'
import { fail, UsageError } from './backup/say.ts'

const USAGE = `npm run import -- FOLDER [--dry-run]
Fills an empty site (DATA_DIR or DATABASE_URL) with what "npm run export" wrote: all of it, or nothing.
--dry-run checks everything, names each fault with file, line and field, and changes nothing.`

process.umask(0o077)
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  if (positionals.length !== 1) throw new UsageError('Name one folder')
  const { dataDir, databaseUrl, media } = readConfig(process.env)
  const store = await openStore({ dataDir, databaseUrl })
  try {
    await loadPlaces({ db: store.db, contentDir: join(projectFolder, 'content') })
    await registerContent(store.db, new Date())
    const { items, pictures, redirects } = await importSite({
      db: store.db,
      pictureFiles: openPictureFiles(openMedia(dataDir, media)),
      folder: resolve(positionals[0]!),
      now: () => new Date(),
      isDryRun: values['dry-run'],
    })
    for (const [entity, count] of Object.entries(items)) console.log(`${String(count).padStart(7)}  ${entity}`)
    console.log(`${String(pictures).padStart(7)}  pictures\n${String(redirects).padStart(7)}  redirects`)
    console.log(values['dry-run'] ? 'No faults. Nothing was imported (--dry-run).' : 'Imported. Start the server.')
  } finally {
    await store.close()
  }
} catch (error) {
  fail(error, USAGE)
}
