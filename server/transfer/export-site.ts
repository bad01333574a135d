import { createWriteStream } from 'node:fs'
import { mkdir, mkdtempDisposable, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { CONTENT_ENTITIES, kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import type { Field } from '../../contract/fields/field.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { fieldsOf, translatedFields } from '../../contract/fields/kind.ts'
import { documentAddress, documentPath } from '../core/documents/document-address.ts'
import type { MediaStore } from '../core/media/media-store.ts'
import { pictureAddress } from '../core/pictures/picture-address.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import { parseDocument } from '../core/content/columns.ts'
import { kindFor } from '../core/content/kinds.ts'
import { findConfirmation } from '../core/content/record-checks.ts'
import { exportEnquiries } from '../enquiries/public.ts'
import type { ContentItem } from '../core/content/store/content-items.ts'
import type { Db } from '../core/store/schema.ts'
import { listDocuments } from '../core/documents/document-store.ts'
import { mapDistrictNames } from '../core/places/place-store.ts'
import { listAllPictures, listAllRedirects, listItems, listVersions } from './transfer-store.ts'
import { withCopy, type StoreAddress } from './copy-store.ts'
import { readNames, toWorkbook } from './export-workbook.ts'
import { tableFields } from '../../contract/transfer/row-sheets.ts'
import { toCsv } from './table-cells.ts'
import {
  contentFile,
  DOCUMENTS,
  DOCUMENTS_FILE,
  EXPORT_SCHEMAS,
  HEADER_FILE,
  MEDIA,
  PICTURES_FILE,
  REDIRECTS_FILE,
  schemaFile,
  type ExportedDocument,
  type ExportedItem,
  type ExportedPicture,
  type ExportHeader,
} from './export-format.ts'
import { TransferError } from './transfer-error.ts'

export interface ExportOptions {
  from: StoreAddress
  pictureFiles: Pick<PictureFiles, 'findFile' | 'media'>
  /** New or empty. */
  folder: string
  /** For a copy of the store; the system's temporary folder, if undefined. */
  scratch?: string
  /** Items that are not published, and newer versions of those that are. */
  withDrafts?: boolean
  /** All versions, also of what is in the trash. */
  withVersions?: boolean
  withEnquiries?: boolean
  /** Of workbooks; default: English. */
  reader?: Locale
}

/**
 * Writes the content of one moment into a folder; nothing is left there when it fails.
 * @returns counts, and the names of pictures and documents whose files are lost @throws TransferError
 */
export async function exportSite(options: ExportOptions) {
  const { from, folder, scratch = tmpdir() } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new TransferError(`${folder} is not empty, and is left as it is.`)
  const at = new Date().toISOString()
  // A copy is of one moment on both engines, and keeps nobody waiting while pictures are written.
  await using copy = await mkdtempDisposable(join(scratch, 'export-'))
  try {
    return await withCopy(from, copy.path, (db) => writeAll(db, at, options))
  } catch (error) {
    for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
    throw error
  }
}

async function writeAll(db: Db, at: string, options: ExportOptions) {
  const { folder, pictureFiles, withDrafts = false, withVersions = false, withEnquiries = false } = options
  const { reader = DEFAULT_LOCALE } = options
  const write = (file: string, value: unknown) => writeFileIn(folder, file, `${JSON.stringify(value, undefined, 2)}\n`)
  const items: Partial<Record<ContentEntity, number>> = {}
  const known = new Set<string>()
  const districts = await mapDistrictNames(db)
  const nameOf = await readNames(db)
  for (const entity of CONTENT_ENTITIES) {
    const exported = await readItems(db, entity, { withDrafts, withVersions })
    items[entity] = exported.length
    for (const { id } of exported) known.add(`${entity} ${id}`)
    await write(contentFile(entity), exported)
    const kind = kindOf(entity)
    await writeFileIn(folder, contentFile(entity).replace('.json', '.csv'), toCsv(kind, exported, districts))
    if (tableFields(kind).length > 0) {
      const workbook = await toWorkbook(kind, exported, { districts, nameOf, reader })
      await writeFileIn(folder, contentFile(entity).replace('.json', '.xlsx'), workbook)
    }
  }
  const { pictures, missing } = await writePictures(db, pictureFiles, folder)
  await write(PICTURES_FILE, pictures)
  const documents = await writeDocuments(db, pictureFiles.media, folder, missing)
  await write(DOCUMENTS_FILE, documents)
  const redirects = await listAllRedirects(db)
  const kept = redirects.filter(({ entity, itemId }) => itemId === null || known.has(`${entity} ${itemId}`))
  await write(REDIRECTS_FILE, kept)
  if (withEnquiries)
    for (const format of ['json', 'csv'] as const)
      await pipeline(exportEnquiries(db, format, {}), createWriteStream(join(folder, `enquiries.${format}`), PRIVATE))
  for (const [file, schema] of Object.entries(EXPORT_SCHEMAS))
    await write(schemaFile(file), z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  const header: ExportHeader = { format: 1, at, drafts: withDrafts, versions: withVersions }
  await write(HEADER_FILE, header)
  return { items, pictures: pictures.length, documents: documents.length, missing }
}

const PRIVATE = { mode: 0o600 }

async function writeFileIn(folder: string, file: string, text: string | Uint8Array): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(path, text, PRIVATE)
}

type Wanted = Required<Pick<ExportOptions, 'withDrafts' | 'withVersions'>>

async function readItems(db: Db, entity: ContentEntity, wanted: Wanted): Promise<ExportedItem[]> {
  const { withDrafts, withVersions } = wanted
  const exported: ExportedItem[] = []
  for (const item of await listItems(db, entity)) {
    const isWanted = withVersions || item.published_version !== null || (withDrafts && item.state !== 'trash')
    if (!isWanted) continue
    const read = await readItem(db, item, wanted)
    if (!isUnwritten(entity, read)) exported.push(read)
  }
  return exported
}

/** Content that every site has from its start. */
function isUnwritten(entity: ContentEntity, { versions }: ExportedItem): boolean {
  const kind = kindOf(entity)
  if (kind.isFixed !== true || versions.length !== 1) return false
  const { document } = versions[0]!
  // Without a text, it is unwritten while every choice is as at the start.
  const isAtStart = ([name, { initial, empty }]: [string, Field]) => [initial, empty].includes(document[name])
  const hasTexts = translatedFields(kind).length > 0
  return hasTexts ? document[kind.title] === '' : fieldsOf(kind).every(isAtStart)
}

async function readItem(db: Db, item: ContentItem, { withDrafts, withVersions }: Wanted): Promise<ExportedItem> {
  const { entity, item_id: id, state, position, path, version, published_version: published } = item
  const live = published === null ? undefined : await kindFor(entity).read(db, id)
  const isWanted = (number: number) => withVersions || number === published || (withDrafts && number === version)
  const check = await findConfirmation(db, { entity, item_id: id })
  const versions = (await listVersions(db, entity, id)).filter(({ number }) => isWanted(number))
  return {
    id,
    state,
    order: position,
    path,
    createdAt: live?.createdAt ?? null,
    updatedAt: live?.updatedAt ?? null,
    publishedVersion: published,
    ...(check?.checked_on && { checkedOn: check.checked_on }),
    versions: versions.map(({ number, saved_at, action, document }) => ({
      number,
      savedAt: saved_at,
      action,
      document: parseDocument(kindOf(entity), document),
    })),
  }
}

async function writePictures(db: Db, files: ExportOptions['pictureFiles'], folder: string) {
  const pictures: ExportedPicture[] = []
  const missing: string[] = []
  const names = new Set<string>()
  await mkdir(join(folder, MEDIA), { mode: 0o700 })
  for (const picture of await listAllPictures(db)) {
    const found = await files.findFile(picture.key, picture.file_name)
    if (!found) {
      missing.push(picture.name || picture.key)
      continue
    }
    const file = chooseName(picture.name || picture.key, parse(picture.file_name).ext, names)
    await pipeline(Readable.fromWeb(found.stream() as never), createWriteStream(join(folder, MEDIA, file), PRIVATE))
    pictures.push({
      id: picture.id,
      file,
      name: picture.name,
      address: pictureAddress(picture),
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      color: picture.color,
      focalPoint: { x: picture.focal_x, y: picture.focal_y },
      ...(picture.captions !== null && { captions: JSON.parse(picture.captions) as object }),
      ...(picture.credit !== null && { credit: picture.credit }),
      ...(picture.licence !== null && { licence: picture.licence }),
      ...(picture.tags.length > 0 && { tags: picture.tags }),
      formerKeys: picture.formerKeys,
      createdAt: picture.created_at,
      updatedAt: picture.updated_at,
    })
  }
  return { pictures, missing }
}

async function writeDocuments(db: Db, media: MediaStore, folder: string, missing: string[]) {
  const documents: ExportedDocument[] = []
  const names = new Set<string>()
  await mkdir(join(folder, DOCUMENTS), { mode: 0o700 })
  for (const document of await listDocuments(db)) {
    const found = await media.find(documentPath(document))
    if (!found) {
      missing.push(document.file_name)
      continue
    }
    const file = chooseName(document.file_name, parse(document.file_name).ext, names)
    await pipeline(Readable.fromWeb(found.stream() as never), createWriteStream(join(folder, DOCUMENTS, file), PRIVATE))
    documents.push({ id: document.id, file, address: documentAddress(document), createdAt: document.created_at })
  }
  return documents
}

/** So that a tar file can name it. */
const STEM_BYTES = 80

/** The name of the upload, with the ending of what it became; also on systems that ignore case. */
function chooseName(given: string, ending: string, taken: Set<string>): string {
  let stem = parse(given)
    .name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '-')
    .replace(/^[.\s]+/, '')
  while (Buffer.byteLength(stem) > STEM_BYTES) stem = [...stem].slice(0, -1).join('')
  for (let number = 1; ; number += 1) {
    const name = `${stem || 'picture'}${number === 1 ? '' : `-${number}`}${ending}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
