import { isDeepStrictEqual } from 'node:util'
import type { PicturesReplacement } from '../contract/alike-pictures.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { fieldsOf, type Kind } from '../../../contract/fields/kind.ts'
import type { PictureUse } from '../../../contract/pictures/picture-library.ts'
import { type WriteDeps, writeContent } from '../../../server/core/audit/writing.ts'
import { beginWork, getItem, loadDocument, publishNewest, saveVersion } from '../../../server/core/content/items.ts'
import type { ContentDocument } from '../../../server/core/content/kind.ts'
import { withPictures } from '../../../server/core/content/picture-numbers.ts'
import { isAsPublished } from '../../../server/core/content/records.ts'
import { type ContentItem, updateContentItem } from '../../../server/core/content/store/content-items.ts'
import { PICTURES_PATH, pictureAddress } from '../../../server/core/pictures/picture-address.ts'
import { listPictureUses } from '../../../server/core/pictures/picture-uses.ts'
import { listLibraryPictures, trashPictures } from '../../../server/core/pictures/store/picture-library.ts'
import { forbidden, notFound } from '../../../server/core/process/service-error.ts'
import { requirePublisher } from '../../../server/core/settings/publishing-right.ts'

interface Replacement {
  kept: { id: number; address: string }
  replaced: { ids: ReadonlySet<number>; keys: ReadonlySet<string> }
}

const ADDRESS = new RegExp(`${PICTURES_PATH}/([0-9a-f]{16})/[\\w.-]+`, 'g')

/** The document with the kept picture in its fields and blocks, and in the texts that show pictures by their addresses. */
export function replaceInDocument(kind: Kind, document: ContentDocument, change: Replacement): ContentDocument {
  const { kept, replaced } = change
  const text = JSON.stringify(document).replaceAll(ADDRESS, (address, key: string) =>
    replaced.keys.has(key) ? kept.address : address,
  )
  const written = JSON.parse(text) as ContentDocument
  const choose = (id: unknown) => (replaced.ids.has(id as number) ? kept.id : id)
  return { ...written, ...withPictures(Object.fromEntries(fieldsOf(kind)), written, choose) }
}

/**
 * Shows the kept picture wherever the others are shown, in what is published and in drafts, and moves the others to the
 * trash: all of it or nothing.
 * @throws ServiceError not_found; forbidden to those who may not publish, and where one of the others is shown by what only an owner may change
 */
export function replacePictures(deps: WriteDeps, { kept: keptId, replaced }: PicturesReplacement) {
  return writeContent(deps, async (tx, at) => {
    await requirePublisher({ tx, actor: deps.actor })
    const ids = [...new Set(replaced)]
    const slice = { limit: ids.length + 1, offset: 0 }
    const rows = await listLibraryPictures(tx, { ids: [keptId, ...ids] }, { by: 'created', direction: 'asc' }, slice)
    const kept = rows.find(({ id }) => id === keptId)
    if (!kept || rows.length <= ids.length) throw notFound('Picture')
    const former = await tx.selectFrom('picture_former_key').select(['picture_id as id', 'key']).execute()
    const keys = [...rows, ...former].filter(({ id }) => ids.includes(id)).map(({ key }) => key)
    const change = {
      kept: { id: keptId, address: pictureAddress(kept) },
      replaced: { ids: new Set(ids), keys: new Set(keys) },
    }
    const uses = [...(await listPictureUses(tx, ids)).values()].flat()
    const changed = [...new Map(uses.map((use) => [`${use.entity} ${use.id}`, use])).values()]
    for (const use of changed) await replaceInItem({ ...deps, db: tx }, use, change)
    await trashPictures(tx, ids, at)
    await trashPictures(tx, [keptId], null)
    const action = { action: 'update', entity: 'picture', id: keptId, label: kept.name } as const
    return { result: { changed }, action }
  })
}

/** The published document gets a version of its own, also below a newer draft. */
async function replaceInItem(deps: WriteDeps, { entity: name, id, title }: PictureUse, change: Replacement) {
  const entity = name as ContentEntity
  const kind = kindOf(entity)
  if (kind.isForOwners && deps.actor.role !== 'owner')
    throw forbidden(`“${title}” shows one of them, and only an owner may change that`)
  const work = await beginWork(deps, entity)
  const item = await getItem(work.tx, entity, id)
  const load = (version: number) => loadDocument(work.tx, entity, id, version)
  /** Returns undefined where nothing is to be changed. */
  const write = async (before: ContentDocument, isToPublish: boolean): Promise<ContentItem | undefined> => {
    const document = replaceInDocument(kind, before, change)
    if (isDeepStrictEqual(document, before)) return undefined
    await work.kind.check(work.tx, document, id)
    const saved = await saveVersion(work, item, document, 'update')
    if (!isToPublish) return saved
    await publishNewest(work, { ...saved, submitted_by: null }, document)
    // A newer draft still waits for its time or for approval: it was not what was published.
    const { scheduled_for, scheduled_by, schedule_fault, submitted_at, submitted_by, sent_back, sent_back_by } = item
    const waiting = { scheduled_for, scheduled_by, schedule_fault, submitted_at, submitted_by, sent_back, sent_back_by }
    await updateContentItem(work.tx, item, waiting)
    return saved
  }
  const newest = await load(item.version)
  if (item.published_version === null || isAsPublished(item)) await write(newest, item.published_version !== null)
  else {
    const published = await write(await load(item.published_version), true)
    // The draft stays the newest version, even where it does not show the pictures itself.
    if (published) await saveVersion(work, published, replaceInDocument(kind, newest, change), 'update')
    else await write(newest, false)
  }
  await work.note({ action: 'update', id, label: item.title })
}
