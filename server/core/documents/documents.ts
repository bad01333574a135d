import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import yauzl from 'yauzl'
import { FILE_TYPES, fileKindOf, mostBytes, type FileKind } from '../../../contract/documents/document-file.ts'
import type { DocumentFile, DocumentRecord } from '../../../contract/documents/document.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { documentFields } from '../../../contract/fields/kind.ts'
import { writeContent, type WriteDeps } from '../audit/writing.ts'
import { romanSlug } from '../languages/skeleton.ts'
import { receiveFile } from '../media/incoming-files.ts'
import type { MediaStore } from '../media/media-store.ts'
import { cancelDeletion, deleteUnnamed, queueDeletion } from '../media/unnamed-files.ts'
import { HOUR } from '../process/durations.ts'
import { readHead } from '../process/read-head.ts'
import { listTextsWith, listUnpublishedDocuments } from '../pictures/picture-uses.ts'
import { conflict, notFound, orNotFound } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { documentAddress, documentPath, firstPageAddress } from './document-address.ts'
import {
  deleteDocument,
  findDocument,
  findDocumentByKey,
  insertDocument,
  listDocumentUsers,
  listDocumentsById,
} from './document-store.ts'
import { queueReading } from './read-document.ts'
import { isPlayable, UNPLAYABLE } from './check-film.ts'

interface DocumentDeps extends WriteDeps {
  media: MediaStore
}

/** Stores a document, or finds the one of the same contents. @throws RefusedDocumentError */
export async function addDocument(deps: DocumentDeps, pieces: AsyncIterable<Uint8Array>, name: string) {
  const { db, media } = deps
  await using file = await receiveDocument(media, pieces, name)
  const { path, kind, key, bytes } = file
  const known = await findDocumentByKey(db, key)
  if (known) return { id: known.id, isDuplicate: true }
  const row = { key, file_name: documentName(name, kind), media_type: FILE_TYPES[kind], bytes }
  // A file is there before a row names it, also for backups.
  await queueDeletion(db, [folderOf(row)], deps.now(), HOUR)
  await media.adopt(documentPath(row), path)
  try {
    const id = await writeContent(deps, async (tx, at) => {
      const result = await insertDocument(tx, { ...row, created_at: at })
      await queueReading(tx, result, at)
      await cancelDeletion(tx, [folderOf(row)])
      return { result, action: { action: 'create', entity: 'document', id: result, label: row.file_name } }
    })
    return { id, isDuplicate: false }
  } catch (error) {
    // The same contents may have come twice at once, under two names.
    const twin = await findDocumentByKey(db, key)
    if (twin?.file_name !== row.file_name) await media.remove(documentPath(row))
    if (twin) return { id: twin.id, isDuplicate: true }
    throw error
  }
}

/** In Roman letters, so that it fits every file system, archive and header. */
function documentName(name: string, kind: string): string {
  return `${romanSlug(name.slice(0, name.lastIndexOf('.'))) || 'document'}.${kind}`
}

/** @throws ServiceError not_found, conflict while something uses it */
export async function removeDocument(deps: DocumentDeps, id: number): Promise<void> {
  const { db, media } = deps
  const found = orNotFound(await findDocument(db, id), 'Document')
  // A file that stays behind its row would still be served: an absent bucket fails here.
  await media.list(folderOf(found))
  await writeContent(deps, async (tx) => {
    const user = await findUser(tx, found)
    if (user) throw conflict(`"${user.title}" uses this document: remove it there first`)
    await deleteDocument(tx, id)
    await queueDeletion(tx, [folderOf(found)], deps.now())
    return { result: undefined, action: { action: 'delete', entity: 'document', id, label: found.file_name } }
  })
  await deleteUnnamed(db, media, [folderOf(found)])
}

const folderOf = (row: { key: string; file_name: string }): string => dirname(documentPath(row))

/** A text, a file of an item, a draft or an item in the trash. */
async function findUser(tx: Db, { id, ...file }: { id: number; key: string }): Promise<{ title: string } | undefined> {
  const address = documentAddress({ ...file, file_name: '' })
  const [shown] = [...(await listTextsWith(tx, address)), ...(await listDocumentUsers(tx, id))]
  const isOf = ({ entity, text }: { entity: string; text: string }) =>
    text.includes(address) || documentsIn(entity, text).includes(id)
  return shown ?? (await listUnpublishedDocuments(tx)).find(isOf)
}

/** @param text a version, as JSON */
function documentsIn(entity: string, text: string): unknown[] {
  const version = JSON.parse(text) as Record<string, unknown>
  return documentFields(kindOf(entity as ContentEntity)).map(([name]) => version[name])
}

type Row = Awaited<ReturnType<typeof listDocumentsById>>[number]

/** Reads files at once. @returns a function from ids to what visitors know of a file */
export async function loadDocuments(db: Db, ids: readonly (number | null)[]) {
  const rows = await listDocumentsById(db, [...new Set(ids.filter((id) => id !== null))])
  const files = new Map(rows.map((row) => [row.id, toFile(row)]))
  return (id: number | null) => files.get(id ?? 0) ?? null
}

/** @throws ServiceError not_found */
export async function getDocumentRecord(db: Db, id: number): Promise<DocumentRecord> {
  const [row] = await listDocumentsById(db, [id])
  if (!row) throw notFound('Document')
  const file = toFile(row)
  const text = row.state ?? (file.type === 'pdf' ? 'waiting' : 'none')
  return { id, ...file, text, createdAt: row.created_at }
}

function toFile(row: Row): DocumentFile {
  return {
    url: documentAddress(row),
    fileName: row.file_name,
    type: fileKindOf(row.file_name)!,
    bytes: row.bytes,
    pages: row.pages,
    firstPage:
      row.width && row.height ? { url: firstPageAddress(row.key), width: row.width, height: row.height } : null,
  }
}

/** Its message is for the user. */
export class RefusedDocumentError extends Error {
  override name = 'RefusedDocumentError'
}

/** The part that makes a ZIP file a document of its kind. */
export const PARTS = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' } as const
export const TYPES_PART = '[Content_Types].xml'
const MAX_ENTRIES = 10_000

/** Writes a document to a local file, which the caller moves or disposes of. @param name its ending must fit the contents @throws RefusedDocumentError */
export async function receiveDocument(
  media: Pick<MediaStore, 'localFolder' | 'largestFile'>,
  pieces: AsyncIterable<Uint8Array>,
  name: string,
) {
  const kind = fileKindOf(name)
  if (!kind) throw new RefusedDocumentError('A document must be PDF, DOCX, XLSX or PPTX')
  const most = Math.min(mostBytes(kind), media.largestFile)
  const file = await receiveFile(media, {
    pieces,
    most,
    tooLarge: () => new RefusedDocumentError(`It is larger than ${most / 1e6} MB`),
    brokenOff: (cause) => new RefusedDocumentError(cause.message, { cause }),
    async kindOf(path) {
      if (!(await isOfKind(path, kind)))
        throw new RefusedDocumentError(`It is no ${kind.toUpperCase()} file, whatever its name says`)
      if (kind === 'mp4' && !(await isPlayable(path))) throw new RefusedDocumentError(UNPLAYABLE)
      return kind
    },
  })
  return { ...file, key: file.sha256.slice(0, 16) }
}

async function isOfKind(path: string, kind: FileKind): Promise<boolean> {
  if (kind === 'mp4') return (await readHead(path, 8)).toString('latin1', 4) === 'ftyp'
  if (kind === 'vtt') return isCaptions(await readFile(path))
  if (kind === 'pdf') return isPdf(await readHead(path, PDF_HEAD.length))
  const found = await listParts(path)
  return [TYPES_PART, PARTS[kind]].every((part) => found?.has(part))
}

/** WebVTT, section 4.1: UTF-8 with this head; one without a cue would show nothing. */
const isCaptions = (bytes: Buffer): boolean =>
  isUtf8(bytes) && /^\uFEFF?WEBVTT[ \t\r\n]/.test(bytes.toString()) && bytes.includes(' --> ')

const PDF_HEAD = '%PDF-'

/** @param head the first bytes of a file */
export const isPdf = (head: Buffer) => head.toString('latin1', 0, PDF_HEAD.length) === PDF_HEAD

/** The unpacked sizes of the first parts of a ZIP file, as it says them, by name; undefined for a broken or another file. */
export async function listParts(path: string): Promise<Map<string, number> | undefined> {
  const parts = new Map<string, number>()
  try {
    const zip = await yauzl.openPromise(path, { autoClose: false })
    try {
      for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
        parts.set(fileName, uncompressedSize)
        if (parts.size === MAX_ENTRIES) break
      }
    } finally {
      zip.close()
    }
  } catch {
    return undefined
  }
  return parts
}
