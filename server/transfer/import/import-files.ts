import { hash } from 'node:crypto'
import { pictureAddress } from '../../core/pictures/picture-address.ts'
import { uploadPicture } from '../../core/pictures/picture-uploads.ts'
import type { PictureWorkshop } from '../../core/pictures/picture-workshop.ts'
import { findPicture, replacePictureAlt, updatePictures } from '../../core/pictures/store/picture-library.ts'
import { insertPicture } from '../../core/pictures/store/pictures.ts'
import { orSourceError } from '../../core/process/measure.ts'
import { ServiceError } from '../../core/process/service-error.ts'
import { findImportRecord, recordMade } from './import-store.ts'
import { keyOf, type Importing } from './importing.ts'
import { ADDRESS_LENGTH, nameOf } from './media-source.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { pictureFields } from '../../../contract/fields/kind.ts'
import { tableFields } from '../../../contract/transfer/row-sheets.ts'
import { rowKey } from '../rows/read-row.ts'
import type { ItemPlace } from './resolve-names.ts'

const PICTURE = 'picture' as const

/** It could not be had, or is none; the message is for the user. */
export class PictureError extends Error {
  override name = 'PictureError'
}

/** Fetches and stores a picture once. @param externalId of its record @throws PictureError */
export async function importPicture(
  importing: Importing,
  reference: string,
  { externalId = reference, texts }: { externalId?: string; texts?: { alt: string; locale: 'en' | 'ne' } } = {},
): Promise<ReturnType<typeof describe>> {
  const { db, now, workshop } = importing
  if (reference.length > ADDRESS_LENGTH)
    throw new PictureError(`The address has more than ${ADDRESS_LENGTH} characters`)
  const key = keyOf(importing, PICTURE, externalId)
  const record = await findImportRecord(db, key)
  const known = record && (await findPicture(db, record.item_id))
  if (known) {
    importing.report.known += record.run_id === importing.runId ? 0 : 1
    return describe(known)
  }
  const { id, isDuplicate } = workshop
    ? await takePicture({ ...importing, workshop }, reference)
    : { id: await pictureInDryRun(importing, reference, externalId), isDuplicate: false }
  if (!isDuplicate && texts?.alt)
    await db.transaction().execute(async (tx) => {
      if (texts.locale !== 'en') await replacePictureAlt(tx, id, 'en', '')
      await replacePictureAlt(tx, id, texts.locale, texts.alt)
      await updatePictures(tx, [id], { updated_at: now().toISOString() })
    })
  const picture = (await findPicture(db, id))!
  if (!isDuplicate) await recordMade(db, importing, key, { entity: PICTURE, item_id: id, version: picture.version })
  return describe(picture)
}

async function takePicture(importing: Importing & { workshop: PictureWorkshop }, reference: string) {
  const { media, signal } = importing
  const file = await media.open(reference, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    throw new PictureError((error as Error).message, { cause: error })
  })
  let unreadable: Error | undefined
  const pieces = orSourceError(file.pieces, (cause) => (unreadable = cause))
  try {
    const { picture, isDuplicate } = await uploadPicture(importing, { ...file, pieces })
    return { id: picture.id, isDuplicate }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ServiceError) throw new PictureError((unreadable ?? error).message, { cause: error })
    throw error
  }
}

function describe(picture: NonNullable<Awaited<ReturnType<typeof findPicture>>>) {
  return { id: picture.id, address: pictureAddress(picture), width: picture.width, height: picture.height }
}

/** In the copy of the store that a dry run writes to. */
function pictureInDryRun({ db, source, now }: Importing, reference: string, externalId: string): Promise<number> {
  const at = now().toISOString()
  const key = hash('sha256', `${source} ${externalId}`).slice(0, 16)
  return insertPicture(db, {
    key,
    name: nameOf(reference),
    file_name: 'original.jpg',
    media_type: 'image/jpeg',
    bytes: 1,
    width: 1,
    height: 1,
    color: '#000000',
    variants_made_at: null,
    created_at: at,
    updated_at: at,
    translations: { en: { alt: '' } },
  })
}

type PicturePlace = ItemPlace & { references: (string | number)[]; isList?: boolean }

/** Numbers are pictures of the library; all else is an address or a path. */
const referenceOf = (value: unknown) => (/^\d+$/.test(String(value)) ? Number(value) : (value as string))

/**
 * Takes addresses and paths of pictures out, and all that stand in rows: they are among the item's, which it has not yet.
 * Numbers of fields stay.
 */
export function takePictures(entity: ContentEntity, given: Record<string, unknown>): PicturePlace[] {
  const kind = kindOf(entity)
  const ofFields = pictureFields(kind).flatMap(([name, { type }]): PicturePlace[] => {
    const values = [given[name] ?? []]
      .flat()
      .filter((value) => value !== '')
      .map(referenceOf)
    if (!values.some((value) => typeof value === 'string')) {
      if (given[name] !== undefined) given[name] = Array.isArray(given[name]) ? values : (values[0] ?? null)
      return []
    }
    delete given[name]
    return [{ field: name, references: values, isList: type === 'pictures' }]
  })
  const ofRows = tableFields(kind).flatMap(([name, { columns = {} }]) =>
    Object.entries(columns)
      .filter(([, { type }]) => type === 'picture')
      .flatMap(([column]) => takeFromRows(name, column, given[name])),
  )
  return [...ofFields, ...ofRows]
}

function takeFromRows(field: string, column: string, rows: unknown): PicturePlace[] {
  if (!Array.isArray(rows)) return []
  return rows.flatMap((cells: Record<string, unknown> | null, row): PicturePlace[] => {
    const value = cells?.[column] ?? undefined
    if (value === undefined) return []
    cells![column] = null
    if (value === '') return []
    return [{ field, row, column, references: [referenceOf(value)] }]
  })
}

/** Fetches the pictures of a place. @returns those that cannot be had, which it goes without */
export async function takeIn(
  importing: Importing,
  document: Record<string, unknown>,
  { field, row, column, references, isList }: PicturePlace,
): Promise<[key: string, message: string][]> {
  const ids: number[] = []
  const lost: [key: string, message: string][] = []
  for (const reference of references) {
    try {
      ids.push(typeof reference === 'number' ? reference : (await importPicture(importing, reference)).id)
    } catch (error) {
      if (!(error instanceof PictureError)) throw error
      lost.push([row === undefined ? field : rowKey(field, row, column), `${reference}: ${error.message}`])
    }
  }
  if (row !== undefined) (document[field] as Record<string, unknown>[])[row]![column!] = ids[0] ?? null
  else if (isList || ids.length > 0) document[field] = isList ? ids : ids[0]!
  return lost
}
