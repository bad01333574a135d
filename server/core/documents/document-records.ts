import type { DocumentFile, DocumentRecord } from '../../../contract/documents/document.ts'
import { documentKindOf } from '../../../contract/documents/document-file.ts'
import { notFound } from '../process/service-error.ts'
import type { Db } from '../store/schema.ts'
import { documentAddress, firstPageAddress } from './document-address.ts'
import { listDocumentsById } from './document-store.ts'

type Row = Awaited<ReturnType<typeof listDocumentsById>>[number]

/** Reads files at once. @returns a function from ids to what visitors know of a file */
export async function loadDocuments(
  db: Db,
  ids: readonly (number | null)[],
): Promise<(id: number | null) => DocumentFile | null> {
  const rows = await listDocumentsById(db, [...new Set(ids.filter((id) => id !== null))])
  const files = new Map(rows.map((row) => [row.id, toFile(row)]))
  return (id) => files.get(id ?? 0) ?? null
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
    type: documentKindOf(row.file_name)!,
    bytes: row.bytes,
    pages: row.pages,
    firstPage:
      row.width && row.height ? { url: firstPageAddress(row.key), width: row.width, height: row.height } : null,
  }
}
