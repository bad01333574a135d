import { readBlocks, usesIn } from '../../../contract/blocks/read-blocks.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, pictureFields } from '../../../contract/kinds/kind.ts'
import type { PictureUse, PicturesChange, PicturesChanged } from '../../../contract/pictures/picture-library.ts'
import type { Actor } from '../audit/audit.ts'
import { type WriteDeps, writeContent } from '../audit/writing.ts'
import { ServiceError } from '../process/service-error.ts'
import { mayPublish } from '../settings/publishing-right.ts'
import type { Db } from '../store/schema.ts'
import { PICTURES_PATH } from './picture-address.ts'
import { listLibraryPictures, listPictureIdsByKeys, trashPictures, updatePictures } from './store/picture-library.ts'
import { addTags, removeTags } from './store/pictures.ts'
import {
  listPictureUsers,
  listTextsWith,
  listUnpublishedDocuments,
  type PictureTextRow,
  type PictureUserRow,
} from './store/picture-users.ts'

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/`, 'g')

/** Finds uses in fields, texts, drafts and the trash. @param pictureIds undefined: of all */
export async function listPictureUses(db: Db, pictureIds?: readonly number[]): Promise<Map<number, PictureUse[]>> {
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
async function findAddresses(db: Db, texts: PictureTextRow[]): Promise<PictureUserRow[]> {
  const shown = texts.flatMap(({ text, ...use }) =>
    Array.from(text.matchAll(ADDRESS), ([, key = '']) => ({ ...use, key })),
  )
  const pictures = await listPictureIdsByKeys(db, [...new Set(shown.map(({ key }) => key))])
  const ids = new Map(pictures.map(({ key, id }) => [key, id]))
  return shown.flatMap(({ key, ...use }) => (ids.has(key) ? [{ ...use, picture_id: ids.get(key)! }] : []))
}

/** @throws ServiceError forbidden: those who may not publish change no picture that something shows; authors only their own */
export async function requirePictureWriter(
  tx: Db,
  actor: Actor,
  { id, uploaded_by }: { id: number; uploaded_by: string | null },
): Promise<void> {
  if (await mayPublish(tx, actor)) return
  if (actor.role === 'author' && uploaded_by !== actor.id)
    throw new ServiceError('forbidden', 'You may change pictures that you have uploaded: ask an editor')
  if ((await listPictureUses(tx, [id])).has(id))
    throw new ServiceError('forbidden', 'Something shows this picture: ask somebody who may publish to change it')
}

/** Changes many at once. Pictures that something shows are not moved to the trash; unknown ones are left out. */
export function changePictures(deps: WriteDeps, change: PicturesChange): Promise<PicturesChanged> {
  const { ids, addedTags = [], removedTags = [], credit, licence, isTrashed } = change
  return writeContent(deps, async (tx, at) => {
    const slice = { limit: ids.length, offset: 0 }
    const rows = await listLibraryPictures(tx, { ids }, { by: 'created', direction: 'asc' }, slice)
    if (credit !== undefined || licence !== undefined)
      for (const row of rows) await requirePictureWriter(tx, deps.actor, row)
    const uses = isTrashed ? await listPictureUses(tx, ids) : new Map<number, PictureUse[]>()
    const done = rows.map(({ id }) => id).filter((id) => !uses.has(id))
    await removeTags(tx, done, removedTags)
    await addTags(tx, done, addedTags)
    if (isTrashed !== undefined) await trashPictures(tx, done, isTrashed ? at : null)
    await updatePictures(tx, done, { credit: emptied(credit), licence: emptied(licence), updated_at: at })
    const left = rows.flatMap(({ id, name }) => (uses.has(id) ? [{ id, name, uses: uses.get(id)! }] : []))
    const action = isTrashed === undefined ? 'update' : isTrashed ? 'trash' : 'recover'
    return { result: { done, left }, action: { action, entity: 'picture', label: `${done.length} pictures` } }
  })
}

/** Undefined stays: it is not changed. */
export const emptied = (text: string | undefined) => (text === '' ? null : text)
