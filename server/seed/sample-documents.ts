import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { FILE_TYPES } from '../../contract/documents/document-file.ts'
import { kindOf } from '../../contract/kinds/index.ts'
import { documentFields, shownName } from '../../contract/fields/kind.ts'
import { documentPath } from '../core/documents/document-address.ts'
import { findDocumentByKey, insertDocument, type NewDocument } from '../core/documents/document-store.ts'
import { queueReading } from '../core/documents/read-document.ts'
import { RefusedDocumentError, receiveDocument } from '../core/documents/documents.ts'
import type { MediaStore } from '../core/media/media-store.ts'
import type { PictureFiles, StoredOriginal } from '../core/pictures/picture-files.ts'
import type { Loading } from './insert-sample-content.ts'
import { ContentError, fault, type SampleContent, type SamplePicture } from './sample-files.ts'

export type StoredPicture = SamplePicture & { original: StoredOriginal }

/** The sample content, whose files are in the store. */
export interface StoredSample {
  content: SampleContent
  pictures: Map<string, StoredPicture>
  documents: SampleDocuments
}

/** Idempotent: keys are hashes. @throws ContentError for an invalid or repeated picture, and what is not a document */
export async function storeSample(
  files: PictureFiles,
  contentDir: string,
  content: SampleContent,
): Promise<StoredSample> {
  const pictures = await storeSamplePictures(files, contentDir, content.pictures)
  return { content, pictures, documents: await storeSampleDocuments(files.media, contentDir, content) }
}

async function storeSamplePictures(
  pictureFiles: PictureFiles,
  contentDir: string,
  pictures: SamplePicture[],
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const nameByKey = new Map<string, string>()
  const faults: string[] = []
  for (const picture of pictures) {
    const file = `pictures/${picture.file}`
    try {
      const original = await pictureFiles.putOriginal(join(contentDir, file))
      const twin = nameByKey.get(original.key)
      if (twin) faults.push(fault(file, [], `is the same picture as ${twin}`))
      nameByKey.set(original.key, picture.file)
      stored.set(picture.file, { ...picture, original })
    } catch (error) {
      faults.push(fault(file, [], error instanceof Error ? error.message : String(error)))
    }
  }
  if (faults.length > 0) throw new ContentError(faults)
  return stored
}

/** By file name. */
type SampleDocuments = Map<string, Omit<NewDocument, 'created_at'>>

/** The files that entries name. */
async function storeSampleDocuments(
  media: MediaStore,
  contentDir: string,
  { entries }: SampleContent,
): Promise<SampleDocuments> {
  const names = new Set<string>()
  for (const [entity, items] of entries)
    for (const [field] of documentFields(kindOf(entity)))
      for (const entry of items) if (entry[shownName(field)]) names.add(String(entry[shownName(field)]))
  const stored: SampleDocuments = new Map()
  for (const name of names) {
    const file = `documents/${name}`
    try {
      const { path, kind, key, bytes } = await receiveDocument(media, createReadStream(join(contentDir, file)), name)
      const row = { key, file_name: name, media_type: FILE_TYPES[kind], bytes }
      await media.adopt(documentPath(row), path)
      stored.set(name, row)
    } catch (error) {
      if (!(error instanceof RefusedDocumentError)) throw error
      throw new ContentError([fault(file, [], error.message)])
    }
  }
  return stored
}

export async function insertSampleDocuments({ tx, ids, at, documents }: Loading): Promise<void> {
  for (const [name, row] of documents) {
    // Of an example that is loaded later, the firm may have the same file.
    const known = await findDocumentByKey(tx, row.key)
    const id = known?.id ?? (await insertDocument(tx, { ...row, created_at: at }))
    if (!known) await queueReading(tx, id, at)
    ids.documents.set(name, id)
  }
}
