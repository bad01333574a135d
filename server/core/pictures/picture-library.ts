import { byOtherLocale, DEFAULT_LOCALE, OTHER_LOCALES, type Locale } from '../../../contract/locale.ts'
import type { ListAnswer } from '../../../contract/list.ts'
import {
  pictureRecordSchema,
  type PictureChange,
  type PictureDetail,
  type PictureListQuery,
  type PictureRecord,
} from '../../../contract/pictures/picture-library.ts'
import type { Crop } from '../../../contract/pictures/crop.ts'
import { deleteUnnamed, queueDeletion } from '../media/unnamed-files.ts'
import { filesOf, type PictureFiles } from './picture-files.ts'
import {
  countLibraryPictures,
  deletePicture,
  listLibraryPictures,
  replacePictureAlt,
  updatePictures,
  type LibraryPictureRow,
} from './store/picture-library.ts'
import type { Db } from '../store/schema.ts'
import { shownOf } from '../store/shown-row.ts'
import { listAnswer, sliceOf } from '../store/paging.ts'
import { emptied, listPictureUses, requirePictureWriter } from './picture-uses.ts'
import { addTags, removeTags } from './store/pictures.ts'
import { toPicture } from './pictures.ts'
import { conflict, orNotFound } from '../process/service-error.ts'
import { writeContent, type WriteDeps } from '../audit/writing.ts'

export async function listPictureRecords(db: Db, query: PictureListQuery): Promise<ListAnswer<PictureRecord>> {
  const exceptIds = query.used === 'no' ? [...(await listPictureUses(db)).keys()] : undefined
  const { search, alt, tag, ids } = query
  const filter = { search, alt, tag, ids, exceptIds, isTrashed: query.trash === 'yes' }
  const rows = await listLibraryPictures(db, filter, { by: query.sort, direction: query.order }, sliceOf(query))
  const shown = rows.map(({ id }) => id)
  const uses = await listPictureUses(db, shown)
  const records = rows.map((row) => toRecord(row, uses.get(row.id)?.length ?? 0))
  return listAnswer(records, await countLibraryPictures(db, filter), query)
}

/** @param version that a change is based on @throws ServiceError conflict */
export async function refuseStale(tx: Db, picture: { id: number; version: number }, version: number | undefined) {
  if (version === undefined || version === picture.version) return
  const current = await getPictureRecord(tx, picture.id)
  throw conflict('Somebody else has changed this since you opened it: look at both, and choose', { current })
}

/** With all its uses. @throws ServiceError not_found */
export async function getPictureDetail(db: Db, id: number): Promise<PictureDetail> {
  const row = await getRow(db, id)
  const uses = (await listPictureUses(db, [id])).get(id) ?? []
  return { ...toRecord(row, uses.length), uses, uploadedBy: row.uploaded_by }
}

export async function getPictureRecord(db: Db, id: number): Promise<PictureRecord> {
  const { uses, uploadedBy, ...record } = await getPictureDetail(db, id)
  return record
}

export function countPicturesWithoutAlt(db: Db): Promise<number> {
  return countLibraryPictures(db, { alt: 'missing' })
}

/** @throws ServiceError not_found, conflict for a stale version */
export function changePicture(deps: WriteDeps, id: number, given: PictureChange): Promise<PictureRecord> {
  return writeContent(deps, async (tx, at) => {
    const row = await getRow(tx, id)
    await requirePictureWriter(tx, deps.actor, row)
    await refuseStale(tx, row, given.version)
    await updatePictures(tx, [id], {
      focal_x: given.focalX,
      focal_y: given.focalY,
      credit: emptied(given.credit),
      licence: emptied(given.licence),
      ...(given.captions && { captions: captionsJson(given.captions) }),
      updated_at: at,
    })
    if (given.tags) {
      await removeTags(tx, [id])
      await addTags(tx, [id], given.tags)
    }
    if (given.alt !== undefined) await replacePictureAlt(tx, id, DEFAULT_LOCALE, given.alt)
    for (const locale of OTHER_LOCALES) {
      const text = given.translations?.[locale]
      if (text !== undefined) await replacePictureAlt(tx, id, locale, text && text.alt)
    }
    return {
      result: await getPictureRecord(tx, id),
      action: { action: 'update', entity: 'picture', id, label: row.name },
    }
  })
}

/** @throws ServiceError not_found, conflict with its uses */
export async function removePicture(deps: WriteDeps, { files }: { files: PictureFiles }, id: number) {
  // Before the row is gone: files that stay behind would still be served.
  await files.listVariants((await getRow(deps.db, id)).key)
  const row = await writeContent(deps, async (tx) => {
    const found = await getRow(tx, id)
    const users = (await listPictureUses(tx, [id])).get(id)
    if (users) {
      const others = users.length > 1 ? ` and ${users.length - 1} more` : ''
      throw conflict(`This picture is shown by "${users[0]!.title}"${others}: choose another there first`, { users })
    }
    await deletePicture(tx, id)
    await queueDeletion(tx, filesOf(found), deps.now())
    return { result: found, action: { action: 'delete', entity: 'picture', id, label: found.name } }
  })
  await deleteUnnamed(deps.db, files.media, filesOf(row))
  return { id }
}

async function getRow(db: Db, id: number): Promise<LibraryPictureRow> {
  const order = { by: 'created', direction: 'asc' } as const
  const [row] = await listLibraryPictures(db, { ids: [id] }, order, { limit: 1, offset: 0 })
  return orNotFound(row, 'Picture')
}

function captionsJson(captions: PictureRecord['captions']): string | null {
  const written = Object.entries(captions).filter(([, text]) => text)
  return written.length > 0 ? JSON.stringify(Object.fromEntries(written)) : null
}

/** @param row of the store, with JSON */
export const cropOf = ({ crop }: { crop: string | null }): Crop | null =>
  crop === null ? null : (JSON.parse(crop) as Crop)

function toRecord(row: LibraryPictureRow, useCount: number): PictureRecord {
  const alts = JSON.parse(row.alts ?? '{}') as Partial<Record<Locale, string>>
  const alt = alts[DEFAULT_LOCALE] ?? ''
  return {
    ...shownOf(pictureRecordSchema, row),
    alt,
    translations: byOtherLocale((locale) => {
      const text = alts[locale]
      return text === undefined ? null : { alt: text }
    }),
    picture: toPicture({ ...row, alt, locale: DEFAULT_LOCALE }),
    captions: JSON.parse(row.captions ?? '{}') as PictureRecord['captions'],
    credit: row.credit ?? '',
    licence: row.licence ?? '',
    tags: JSON.parse(row.tags ?? '[]') as string[],
    isTrashed: row.trashed_at !== null,
    crop: cropOf(row),
    useCount,
    isSample: row.sample_version !== null,
  }
}
