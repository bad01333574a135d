// Exports the content: npm run export -- FOLDER [--with-drafts] [--with-versions] [--with-enquiries]
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/config.ts'
import { openMedia } from '../server/media/open-media.ts'
import { openPictureFiles } from '../server/media/picture-files.ts'
import { parseAddress } from '../server/transfer/copy-store.ts'
import { exportSite } from '../server/transfer/export-site.ts'
import { fail, UsageError } from './backup/say.ts'

const USAGE = `npm run export -- FOLDER [--with-drafts] [--with-versions] [--with-enquiries]
Published content as JSON (with JSON Schemas) and CSV, and all pictures and documents, into a new or empty folder.
--with-enquiries also writes messages of visitors: personal data.`

process.umask(0o077)
try {
  const flag = { type: 'boolean', default: false } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'with-drafts': flag, 'with-versions': flag, 'with-enquiries': flag },
  })
  if (positionals.length !== 1) throw new UsageError('Name one folder')
  const { dataDir, databaseUrl, media } = readConfig(process.env)
  const folder = resolve(positionals[0]!)
  const { items, pictures, documents, missing } = await exportSite({
    from: parseAddress(databaseUrl ?? dataDir),
    pictureFiles: openPictureFiles(openMedia(dataDir, media)),
    folder,
    withDrafts: values['with-drafts'],
    withVersions: values['with-versions'],
    withEnquiries: values['with-enquiries'],
  })
  for (const [entity, count] of Object.entries(items)) console.log(`${String(count).padStart(7)}  ${entity}`)
  console.log(`${String(pictures).padStart(7)}  pictures\n${String(documents).padStart(7)}  documents\n${folder}`)
  if (missing.length > 0)
    console.error(`Pictures and documents whose files are lost, and left out: ${missing.join(', ')}`)
} catch (error) {
  fail(error, USAGE)
}
