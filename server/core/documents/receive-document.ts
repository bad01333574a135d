import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { DOCUMENT_BYTES, documentKindOf, type DocumentKind } from '../../../contract/documents/document-file.ts'
import type { MediaStore } from '../media/media-store.ts'

/** Its message is for the user. */
export class RefusedDocumentError extends Error {
  override name = 'RefusedDocumentError'
}

interface ReceivedDocument {
  /** Of a local file, which the caller moves or deletes. */
  path: string
  kind: DocumentKind
  key: string
  bytes: number
}

/** What makes a ZIP file a document of its kind. */
const PARTS = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const
const TYPES_PART = '[Content_Types].xml'
const MAX_ENTRIES = 10_000

/** Writes a document to a local file. @param name its ending must fit the contents @throws RefusedDocumentError */
export async function receiveDocument(
  { localFolder }: Pick<MediaStore, 'localFolder'>,
  pieces: AsyncIterable<Uint8Array>,
  name: string,
): Promise<ReceivedDocument> {
  const kind = documentKindOf(name)
  if (!kind) throw new RefusedDocumentError('A document must be PDF, DOCX, XLSX or PPTX')
  // Where what a crash leaves behind is deleted (upload-files.ts).
  const folder = join(localFolder, 'uploads')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `.${randomUUID()}.part`)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    const measured = async function* () {
      for await (const piece of orRefused(pieces)) {
        bytes += piece.length
        if (bytes > DOCUMENT_BYTES) throw new RefusedDocumentError(`It is larger than ${DOCUMENT_BYTES / 1e6} MB`)
        hash.update(piece)
        yield piece
      }
    }
    await pipeline(measured, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
    if (!(await isOfKind(path, kind)))
      throw new RefusedDocumentError(`It is no ${kind.toUpperCase()} file, whatever its name says`)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { path, kind, key: hash.digest('hex').slice(0, 16), bytes }
}

/** Errors of reading are those of the source, errors of writing the server's. */
async function* orRefused(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pieces
  } catch (error) {
    throw new RefusedDocumentError((error as Error).message, { cause: error })
  }
}

async function isOfKind(path: string, kind: DocumentKind): Promise<boolean> {
  if (kind !== 'pdf') return hasParts(path, [TYPES_PART, PARTS[kind]])
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1') === '%PDF-'
  } finally {
    await file.close()
  }
}

async function hasParts(path: string, parts: string[]): Promise<boolean> {
  const wanted = new Set(parts)
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false })
    try {
      let entries = 0
      for await (const { fileName } of zip.eachEntry()) {
        wanted.delete(fileName)
        entries += 1
        if (wanted.size === 0 || entries > MAX_ENTRIES) break
      }
    } finally {
      zip.close()
    }
  } catch {
    return false
  }
  return wanted.size === 0
}
