import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { dumpRows, openPgMoment } from './postgres-rows.ts'

/** Copies all rows into a file that only its owner can read (`npm run restore` reads it). */
export async function copyPostgres(databaseUrl: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const partial = `${path}.partial`
  await rm(partial, { force: true })
  const moment = await openPgMoment(databaseUrl)
  try {
    const file = createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true })
    await pipeline(dumpRows(moment), createZstdCompress(), file)
  } finally {
    await moment.close()
  }
  await rename(partial, path)
}
