import type { Kysely } from 'kysely'
import type { PictureUse } from '../../contract/picture-library.ts'
import { PICTURES_PATH } from '../media/picture-address.ts'
import { listPictureIdsByKeys } from '../store/picture-library.ts'
import { listPictureUsers, listTextsWith } from '../store/picture-users.ts'
import type { Database } from '../store/schema.ts'

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/`, 'g')

/**
 * Everything that shows pictures, by the picture's id: what names one as its own, and texts that one stands in. Whatever else
 * comes to show pictures is to be added here: what is listed can not be deleted, and is told to staff.
 * @param pictureIds of which pictures; undefined: of all
 */
export async function listPictureUses(db: Kysely<Database>, pictureIds?: readonly number[]): Promise<Map<number, PictureUse[]>> {
  const found = [...(await listPictureUsers(db, pictureIds)), ...(await listUsesInTexts(db, pictureIds))]
  const uses = new Map<number, PictureUse[]>()
  for (const { picture_id, entity, id, title } of found) {
    const known = uses.get(picture_id) ?? []
    if (!known.some((use) => use.entity === entity && use.id === id)) known.push({ entity, id, title })
    uses.set(picture_id, known)
  }
  return uses
}

async function listUsesInTexts(db: Kysely<Database>, pictureIds: readonly number[] | undefined) {
  const texts = await listTextsWith(db, `${PICTURES_PATH}/`)
  const shown = texts.flatMap(({ html, ...use }) => Array.from(html.matchAll(ADDRESS), ([, key = '']) => ({ ...use, key })))
  const ids = new Map((await listPictureIdsByKeys(db, [...new Set(shown.map(({ key }) => key))])).map(({ key, id }) => [key, id]))
  return shown.flatMap(({ key, ...use }) => {
    const id = ids.get(key)
    return id !== undefined && (pictureIds?.includes(id) ?? true) ? [{ ...use, picture_id: id }] : []
  })
}
