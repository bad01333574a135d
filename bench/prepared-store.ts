import { createHash } from 'node:crypto'
import { existsSync, globSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../server/log.ts'
import { openPictureFiles } from '../server/media/picture-files.ts'
import { startVariantMaker } from '../server/media/variant-maker.ts'
import { listPicturesWithoutVariants } from '../server/store/pictures.ts'
import { openStore } from '../server/store/store.ts'
import { startServer } from './server.ts'

/** What a prepared data folder is made from. */
const SOURCES = ['content', 'server/content', 'server/media', 'server/store/migrations']

/**
 * A data folder as it is some minutes after the very first start: sample content loaded, all variants of its pictures made,
 * so that no server which is measured has them to make. That takes a minute or two, so the folder is kept among
 * the packages (a build empties its own) until the content or what makes it changes.
 * @returns its path; copy it, and change nothing in it
 * @throws when a picture is left without variants
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
    await startVariantMaker({ db: store.db, pictureFiles: openPictureFiles(partial), log }).done
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
