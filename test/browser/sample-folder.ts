import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { variantSignature } from '../../contract/pictures/picture-variants.ts'
import { openStoreFile } from '../open-store-file.ts'
import { writeFlatVariants } from './flat-variants.ts'
import { startServer } from './own-server.ts'

const folder = () => join(process.env['BROWSER_TEST_DATA_DIR']!, 'sample')

/** Loads the sample content once for all servers of a run: it takes twice as long as the rest of a start. */
export async function loadSample(): Promise<void> {
  await writeFlatVariants(folder())
  await (await startServer('build/server/index.js', folder(), { SAMPLE_CONTENT: '1' })).stop()
  markPicturesAsMade()
}

/**
 * A server would read all pictures for their fingerprints, minutes of a core, and those that a test uploads would wait behind
 * them. The key of a picture serves as one: 64 bits that are unlike those of any other. Two look alike, for the screen of those.
 */
function markPicturesAsMade(): void {
  const store = openStoreFile(folder())
  store
    .prepare('update picture set variants_made_at = ?, variants_signature = ?, fingerprint = key')
    .run(new Date().toISOString(), variantSignature())
  store.exec(
    'update picture set fingerprint = (select min(key) from picture) where id in (select id from picture order by id limit 2)',
  )
  store.close()
}

/** Makes a data folder with the sample content for a server of its own. */
export function copySample(dataDir: string): void {
  cpSync(folder(), dataDir, { recursive: true })
}
