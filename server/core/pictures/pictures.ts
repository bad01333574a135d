import { DEFAULT_LOCALE, type Locale } from '../../../contract/locale.ts'
import type { Picture } from '../../../contract/pictures/picture.ts'
import { pictureAddress } from './picture-address.ts'
import { findPictureByFormerKey } from './store/picture-library.ts'
import { listPictures, type PictureRow } from './store/pictures.ts'
import type { Db } from '../store/schema.ts'

export function toPicture(row: PictureRow): Picture {
  const captions = JSON.parse(row.captions ?? '{}') as Partial<Record<Locale, string>>
  const caption = captions[row.locale] ?? captions[DEFAULT_LOCALE]
  return {
    url: pictureAddress(row),
    alt: row.alt,
    width: row.width,
    height: row.height,
    color: row.color,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    ...(caption && { caption }),
    ...(row.credit && { credit: row.credit }),
    ...(row.licence && { licence: row.licence }),
  }
}

/** Returns a function from ids to pictures. */
export async function loadPictures(db: Db, ids: (number | null)[], locale: Locale) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = await listPictures(db, wanted, locale)
  const pictures = new Map(rows.map((row) => [row.id, toPicture(row)]))
  return (id: number | null) => (id === null ? null : (pictures.get(id) ?? null))
}

export async function findReplacement(db: Db, key: string) {
  const picture = await findPictureByFormerKey(db, key)
  return picture && { key: picture.key, fileName: picture.file_name, width: picture.width }
}
