import { Zip, ZipPassThrough } from 'fflate'
import type { Context } from 'hono'
import { sendPieces } from './download.ts'

export const ZIP = 'application/zip'

interface ZipEntry {
  /** With its folders. */
  name: string
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Sends files as ZIP while they are read, without packing them: they are packed already. @param name without its day and ending */
export function sendZip(context: Context, name: string, entries: AsyncIterable<ZipEntry>, now: Date) {
  const fileName = `${name}-${now.toISOString().slice(0, 10)}.zip`
  return sendPieces(context, zip(entries, now), { name: fileName, type: ZIP, tag: now.getTime() })
}

async function* zip(entries: AsyncIterable<ZipEntry>, mtime: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const archive = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for await (const { name, pieces } of entries) {
    const entry = new ZipPassThrough(name)
    entry.mtime = mtime
    archive.add(entry)
    for await (const piece of pieces) {
      entry.push(piece)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(), true)
  }
  archive.end()
  yield* made
}
