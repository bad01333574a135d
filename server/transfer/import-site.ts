import { createReadStream, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { FILE_TYPES } from '../../contract/documents/document-file.ts'
import { documentPath, parseDocumentAddress } from '../core/documents/document-address.ts'
import { mediaTypeOf, pictureKeyOf } from '../core/pictures/picture-address.ts'
import type { PictureFiles, StoredOriginal } from '../core/pictures/picture-files.ts'
import { queueReading } from '../core/documents/read-document.ts'
import { receiveDocument } from '../core/documents/documents.ts'
import { kindsInOrder } from '../seed/public.ts'
import { registerContent } from '../core/content/registration.ts'
import { deleteUntouchedItems } from '../core/content/store/content-items.ts'
import { insertDocument, type NewDocument } from '../core/documents/document-store.ts'
import { insertDescribedPicture } from '../core/pictures/store/pictures.ts'
import { hasContent, raiseContentRevision } from '../core/store/revision.ts'
import type { Db } from '../core/store/schema.ts'
import { DOCUMENTS, MEDIA, type ExportedDocument, type ExportedPicture } from './export-format.ts'
import { insertItems, type Importing } from './import-items.ts'
import { readExport, refuseFaults, type ReadFile } from './read-export.ts'
import { TransferError } from './transfer-error.ts'

export interface ImportOptions {
  db: Db
  pictureFiles: Pick<PictureFiles, 'putOriginal' | 'media'>
  folder: string
  now: () => Date
  /** Checks everything, and changes nothing. */
  isDryRun?: boolean
}

class DryRunEnd extends Error {}

/** Fills an empty site with an export: all or nothing. @throws TransferError with file, line and field of each fault */
export async function importSite(options: ImportOptions) {
  const { db, folder, now, isDryRun = false } = options
  if (await hasContent(db))
    throw new TransferError('The site has content, and is left as it is: import into an empty one (SAMPLE_CONTENT=0).')
  const files = await readExport(folder)
  const originals = await storePictures(options, files.pictures)
  const documents = await storeDocuments(options, files.documents)
  const items = Object.fromEntries([...files.items].map(([entity, { value }]) => [entity, value.length]))
  const report = {
    items,
    pictures: files.pictures.value.length,
    documents: documents.length,
    redirects: files.redirects.value.length,
    /** Of BS, whose corrected months are left out: the table of this version converts dates. */
    ignoredYears: Object.keys(files.header.value.calendarCorrections ?? {}),
  }
  try {
    await db.transaction().execute(async (tx) => {
      await raiseContentRevision(tx)
      await deleteUntouchedItems(tx)
      const importing: Importing = {
        tx,
        at: now().toISOString(),
        faults: [],
        pictures: new Map(),
        documents: new Map(),
      }
      await insertPictures(importing, files.pictures.value, originals)
      for (const [index, document] of documents.entries()) {
        const id = await insertDocument(tx, document)
        await queueReading(tx, id, importing.at)
        importing.documents.set(files.documents.value[index]!.id ?? 0, id)
      }
      for (const entity of kindsInOrder()) await insertItems(importing, entity, files.items.get(entity)!)
      refuseFaults(importing.faults)
      for (const { from, queryNames, to, entity, itemId, createdAt } of files.redirects.value) {
        const target = { to_path: to, entity, item_id: itemId }
        const row = { from_path: from, query_names: queryNames, ...target, created_at: createdAt }
        await tx.insertInto('redirect').values(row).execute()
      }
      if (isDryRun) throw new DryRunEnd()
    })
  } catch (error) {
    if (error instanceof DryRunEnd) return report
    throw error
  }
  // The pages and settings that the export lacks.
  await registerContent(db, now())
  return report
}

/** Stores each file of a list. @throws TransferError with all faults */
async function storeEach<Given, Stored>(files: ReadFile<Given[]>, store: (given: Given) => Promise<Stored>) {
  const faults: string[] = []
  const stored: Stored[] = []
  for (const [index, given] of files.value.entries()) {
    try {
      stored.push(await store(given))
    } catch (error) {
      faults.push(files.fault([index, 'file'], (error as Error).message))
    }
  }
  refuseFaults(faults)
  return stored
}

/** A dry run takes keys from the addresses, and stores nothing. */
function storePictures({ pictureFiles, folder, isDryRun }: ImportOptions, pictures: ReadFile<ExportedPicture[]>) {
  const known = new Map<string, string>()
  return storeEach(pictures, async ({ file, address }) => {
    const path = join(folder, MEDIA, file)
    const original = isDryRun ? expectedOriginal(path, address) : await pictureFiles.putOriginal(path)
    const twin = known.get(original.key)
    if (twin !== undefined) throw new Error(`is the same picture as ${twin}`)
    known.set(original.key, file)
    return original
  })
}

/** Their addresses, which texts link to, follow from their contents. A dry run stores nothing. */
function storeDocuments(
  { pictureFiles: { media }, folder, isDryRun }: ImportOptions,
  documents: ReadFile<ExportedDocument[]>,
): Promise<NewDocument[]> {
  const known = new Set<string>()
  return storeEach(documents, async ({ file, address, createdAt }) => {
    const given = parseDocumentAddress(address)!
    const source = createReadStream(join(folder, DOCUMENTS, file))
    const { path, kind, key, bytes } = await receiveDocument(media, source, given.file_name)
    const isSame = key === given.key && !known.has(key)
    if (isSame && !isDryRun) await media.adopt(documentPath(given), path)
    else await rm(path)
    if (!isSame) throw new Error(`is not the only file of ${address}, or was changed`)
    known.add(key)
    return { ...given, media_type: FILE_TYPES[kind], bytes, created_at: createdAt }
  })
}

function expectedOriginal(path: string, address: string): StoredOriginal {
  const fileName = address.split('/').at(-1)!
  return { key: pictureKeyOf(address) ?? '', fileName, mediaType: mediaTypeOf(fileName), bytes: statSync(path).size }
}

async function insertPictures({ tx, pictures }: Importing, exported: ExportedPicture[], originals: StoredOriginal[]) {
  for (const [index, picture] of exported.entries()) {
    const original = originals[index]!
    const before = pictureKeyOf(picture.address)
    const texts = Object.entries(picture.alt).map(([locale, alt]) => [locale, { alt }])
    const translations = { [DEFAULT_LOCALE]: { alt: '' }, ...Object.fromEntries(texts) }
    const { name, createdAt: created_at, updatedAt: updated_at } = picture
    // A file that was changed meanwhile has another key.
    const isMoved = before !== undefined && before !== original.key
    const formerKeys = [...picture.formerKeys, ...(isMoved ? [before] : [])]
    const id = await insertDescribedPicture(tx, original, picture, { name, created_at, updated_at, translations })
    for (const key of formerKeys) await tx.insertInto('picture_former_key').values({ key, picture_id: id }).execute()
    pictures.set(picture.id, id)
  }
}
