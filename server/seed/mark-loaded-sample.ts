import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { shownName, translatedFields } from '../../contract/fields/kind.ts'
import { TRASH_DAYS } from '../../contract/limits.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { LOADER } from '../core/content/registration.ts'
import type { PictureFiles } from '../core/pictures/picture-files.ts'
import { removePicture } from '../core/pictures/picture-library.ts'
import { ago, DAY } from '../core/process/durations.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { changesRows } from '../core/store/engine.ts'
import { itemVersions, NEWEST } from '../core/store/item-rows.ts'
import type { Db } from '../core/store/schema.ts'
import { readSampleContent } from './read-sample-content.ts'
import { bodyFileOf, type SampleContent, type SampleEntry } from './sample-files.ts'
import { markSample } from './sample-store.ts'

/** Marks what an older version of this program loaded, where it still has the words of the shipped files. */
export async function markLoadedSample(db: Db, contentDir: string): Promise<number> {
  const content = await readSampleContent(contentDir)
  let count = 0
  for (const [entity, entries] of content.entries) {
    const shipped = new Set(
      entries.map((entry) => wordsOf(entity, (name) => shippedText(content, entity, entry, name))),
    )
    for (const { item_id: id, document } of await listUnchanged(db, entity)) {
      const values = JSON.parse(document) as Record<string, unknown>
      if (!shipped.has(wordsOf(entity, (name) => values[name]))) continue
      await markSample(db, { entity, id }, 1)
      count += 1
    }
  }
  for (const { file } of content.pictures) {
    const key = hash('sha256', await readFile(join(contentDir, 'pictures', file)), 'hex').slice(0, 16)
    const same = db.updateTable('picture').set({ sample_version: 1 }).where('key', '=', key)
    if (await changesRows(same.where('upload_hash', 'is', null).where('version', '=', 1))) count += 1
  }
  return count
}

/** Only the loader has saved them. */
async function listUnchanged(db: Db, entity: ContentEntity) {
  return itemVersions(db, NEWEST)
    .select(['item.item_id', 'version.document'])
    .where('item.entity', '=', entity)
    .where('item.version', '=', 1)
    .where('item.sample_version', 'is', null)
    .where('version.saved_by', '=', LOADER)
    .execute()
}

/** Its English texts, as one to compare. */
function wordsOf(entity: ContentEntity, valueOf: (name: string) => unknown): string {
  const texts = translatedFields(kindOf(entity)).map(([name, { type }]) => {
    const value = valueOf(name)
    if (type === 'richText') return String(value ?? '').replaceAll(/<[^<>]*>|\s+/g, '')
    return value === undefined || value === null || value === '' ? [] : value
  })
  return JSON.stringify(texts)
}

function shippedText({ bodies }: SampleContent, entity: ContentEntity, entry: SampleEntry, name: string): unknown {
  const file = kindOf(entity).fields[name]!.type === 'richText' ? bodyFileOf(entity, entry) : undefined
  return file === undefined ? entry[shownName(name)] : bodies.get(file)
}

/** Deletes pictures that were in the trash for 30 days. Those that something shows again stay, also what is still in the trash does. */
export async function purgeSamplePictures(deps: Omit<WriteDeps, 'actor'>, files: PictureFiles): Promise<number> {
  const old = deps.db
    .selectFrom('picture')
    .select('id')
    .where('trashed_at', '<', ago(deps.now(), TRASH_DAYS * DAY))
  const actor = { id: null, email: 'trash', role: 'owner' as const, address: undefined }
  let count = 0
  for (const { id } of await old.execute()) {
    try {
      await removePicture({ ...deps, actor }, { files }, id)
      count += 1
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  return count
}
