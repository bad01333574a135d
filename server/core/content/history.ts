import type { RevisionDetail } from '../../../contract/content/content.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import {
  findContentItem,
  findContentVersion,
  listContentVersions,
  type ContentItem,
  type ContentVersion,
} from './store/content-items.ts'
import type { Actor } from '../audit/audit.ts'
import type { Db } from '../store/schema.ts'
import { notFound } from '../process/service-error.ts'
import { getItem, loadDocument, workOnItem } from './items.ts'
import { readableVersions, restorableBy } from './bids-facts.ts'
import { parseDocument } from './columns.ts'
import type { ContentDocument } from './kind.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { saveOldVersion, type Saving } from './saving.ts'

const MAX_SHOWN = 200

/** Newest first. @throws ServiceError not_found */
export async function listRevisions(db: Db, entity: ContentEntity, id: number, reader: Pick<Actor, 'role'>) {
  const item = await getItem(db, entity, id)
  // One more, to compute what the oldest of them changed.
  const versions = await listContentVersions(db, entity, id, MAX_SHOWN + 1)
  const kind = kindOf(entity)
  const all = versions.map(({ document }) => parseDocument(kind, document))
  const documents = await readableVersions({ db, actor: reader, kind }, all)
  return versions.slice(0, MAX_SHOWN).map((version, index) => ({
    ...toRevision(version, item),
    changed: changedFields(documents[index + 1], documents[index]!),
  }))
}

/** @throws ServiceError not_found */
export async function getRevision(
  db: Db,
  entity: ContentEntity,
  id: number,
  number: number,
  reader: Pick<Actor, 'role'>,
): Promise<RevisionDetail> {
  const kind = kindOf(entity)
  const [item, version] = await Promise.all([
    findContentItem(db, entity, id),
    findContentVersion(db, entity, id, number),
  ])
  if (!item || !version) throw notFound('Version')
  const documents = [parseDocument(kind, version.document), await loadDocument(db, entity, id, item.version)]
  const [readable] = await readableVersions({ db, actor: reader, kind }, documents)
  return { ...toRevision(version, item), document: readable! }
}

const toRevision = ({ number, saved_at, saved_by, action }: ContentVersion, { published_version }: ContentItem) => ({
  number,
  at: saved_at,
  by: saved_by,
  action,
  isPublished: number === published_version,
})

/** Saves an older version as the newest. @throws ServiceError not_found, invalid, conflict */
export function restoreRevision(deps: WriteDeps, entity: ContentEntity, id: number, number: number, saving: Saving) {
  return workOnItem(deps, { entity, id, seen: saving.version }, async (work, item) => {
    const newest = await loadDocument(work.tx, entity, id, item.version)
    const earlier = await loadDocument(work.tx, entity, id, number)
    const reading = { db: work.tx, actor: work.actor, kind: kindOf(entity), id }
    await saveOldVersion(work, item, await restorableBy(reading, earlier, newest), saving)
  })
}

function changedFields(before: ContentDocument | undefined, after: ContentDocument): string[] {
  if (before === undefined) return []
  const [one, other] = [flatten(before), flatten(after)]
  const changed = [...new Set([...one.keys(), ...other.keys()])].filter((field) => one.get(field) !== other.get(field))
  // A change of the texts itself changes which of them are outdated.
  return changed.length > 1 ? changed.filter((field) => field !== 'outdated') : changed
}

function flatten({ translations, draftLocales = [], outdated = {}, ...texts }: ContentDocument): Map<string, string> {
  const fields = { ...texts, draftLocales, outdated }
  const translated = Object.entries(translations).flatMap(([locale, texts]) =>
    Object.entries(texts ?? {}).map(([field, value]): [string, unknown] => [`translations.${locale}.${field}`, value]),
  )
  return new Map([...Object.entries(fields), ...translated].map(([field, value]) => [field, JSON.stringify(value)]))
}
