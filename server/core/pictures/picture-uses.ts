import type { Kysely } from 'kysely'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { readBlocks, usesIn } from '../../../contract/blocks/read-blocks.ts'
import { fieldsOf, pictureFields } from '../../../contract/kinds/kind.ts'
import type { PictureUse } from '../../../contract/pictures/picture-library.ts'
import { PICTURES_PATH } from './picture-address.ts'
import { listPictureIdsByKeys } from './store/picture-library.ts'
import {
  listPictureUsers,
  listTextsWith,
  listUnpublishedDocuments,
  type PictureTextRow,
  type PictureUserRow,
} from './store/picture-users.ts'
import type { Database } from '../store/schema.ts'

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/`, 'g')

/** Finds uses in fields, texts, drafts and the trash. @param pictureIds undefined: of all */
export async function listPictureUses(
  db: Kysely<Database>,
  pictureIds?: readonly number[],
): Promise<Map<number, PictureUse[]>> {
  const drafts = await listUnpublishedDocuments(db)
  const texts = [...(await listTextsWith(db, `${PICTURES_PATH}/`)), ...drafts]
  const found = [
    ...(await listPictureUsers(db, pictureIds)),
    ...drafts.flatMap(usersIn),
    ...(await findAddresses(db, texts)),
  ]
  const wanted = pictureIds && new Set(pictureIds)
  const uses = new Map<number, PictureUse[]>()
  for (const { picture_id, entity, id, title } of found) {
    if (wanted && !wanted.has(picture_id)) continue
    const known = uses.get(picture_id) ?? []
    if (!known.some((use) => use.entity === entity && use.id === id)) known.push({ entity, id, title })
    uses.set(picture_id, known)
  }
  return uses
}

function usersIn({ text, ...use }: PictureTextRow): PictureUserRow[] {
  const document = JSON.parse(text) as Record<string, unknown>
  const kind = kindOf(use.entity as ContentEntity)
  const inBlocks = fieldsOf(kind)
    .filter(([, { type }]) => type === 'blocks')
    .flatMap(([name, field]) => usesIn(field, readBlocks(document[name])))
    .flatMap(({ entity, item_id }) => (entity === 'pictures' ? [item_id] : []))
  const ids = [...pictureFields(kind).flatMap(([name]) => document[name]), ...inBlocks]
  return ids.filter((id) => typeof id === 'number').map((picture_id) => ({ ...use, picture_id }))
}

/** Also finds former addresses. */
async function findAddresses(db: Kysely<Database>, texts: PictureTextRow[]): Promise<PictureUserRow[]> {
  const shown = texts.flatMap(({ text, ...use }) =>
    Array.from(text.matchAll(ADDRESS), ([, key = '']) => ({ ...use, key })),
  )
  const pictures = await listPictureIdsByKeys(db, [...new Set(shown.map(({ key }) => key))])
  const ids = new Map(pictures.map(({ key, id }) => [key, id]))
  return shown.flatMap(({ key, ...use }) => (ids.has(key) ? [{ ...use, picture_id: ids.get(key)! }] : []))
}
