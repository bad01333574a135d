import type { PictureUse, PicturesChange, PicturesChanged } from '../../../contract/pictures/picture-library.ts'
import { writeContent, type WriteDeps } from '../audit/writing.ts'
import { listPictureUses } from './picture-uses.ts'
import { requirePictureWriter } from './picture-writers.ts'
import { listLibraryPictures, trashPictures, updatePictures } from './store/picture-library.ts'
import { addTags, removeTags } from './store/picture-tags.ts'

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
