import { createHash } from 'node:crypto'
import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../server/core/process/log.ts'
import { openMediaFolder } from '../server/core/media/media-folder.ts'
import { openPictureFiles } from '../server/core/pictures/picture-files.ts'
import { startVariantMaker } from '../server/core/pictures/picture-workshop.ts'
import { listPicturesWithoutVariants } from '../server/core/pictures/store/pictures.ts'
import { openStore } from '../server/core/store/store.ts'
import { startServer } from './server.ts'

const SOURCES = ['content', 'server/seed', 'server/core/pictures', 'server/core/store/migrations']

/**
 * A cached data folder with the sample content and all variants, as some minutes after the first start.
 * Copy it; do not change it. @throws when variants are missing
 */
export async function prepareStore(root: string, log: Log): Promise<string> {
  const kept = join(root, 'node_modules', '.cache')
  const folder = join(kept, `bench-data-${describeSources(root)}`)
  if (existsSync(folder)) return folder
  for (const old of globSync('bench-data-*', { cwd: kept })) rmSync(join(kept, old), { recursive: true, force: true })

  log.info('Preparing a store with all variants of its pictures: a minute or two, this once')
  const partial = `${folder}.partial`
  const server = await startServer(root, partial)
  await server.stop()
  const store = await openStore({ dataDir: partial })
  try {
    await startVariantMaker({ db: store.db, pictureFiles: openPictureFiles(openMediaFolder(partial)), log }).done
    const missing = await listPicturesWithoutVariants(store.db)
    if (missing.length > 0)
      throw new Error(`${missing.length} pictures have no variants: every measured server would try to make them`)
  } finally {
    await store.close()
  }
  renameSync(partial, folder)
  return folder
}

function describeSources(root: string): string {
  const hash = createHash('sha256')
  for (const name of SOURCES.flatMap((source) => globSync(`${source}/**`, { cwd: root })).toSorted()) {
    const status = statSync(join(root, name))
    if (status.isFile()) hash.update(`${name} ${status.size} ${status.mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
