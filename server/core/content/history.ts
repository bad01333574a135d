import type { Kysely } from 'kysely'
import type { ContentRecord, Revision, RevisionDetail } from '../../../contract/content/content.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { findContentItem, findContentVersion, listContentVersions } from './store/content-items.ts'
import type { Database } from '../store/schema.ts'
import { notFound } from '../process/service-error.ts'
import { loadDocument, workOn } from './items.ts'
import { kindFor } from './kinds.ts'
import type { WriteDeps } from '../audit/writing.ts'
import { getContentRecord } from './records.ts'
import { saveOldVersion, type Saving } from './saving.ts'

const MAX_SHOWN = 200

/** Newest first. @throws ServiceError not_found */
export async function listRevisions(db: Kysely<Database>, entity: ContentEntity, id: number): Promise<Revision[]> {
  const item = await findContentItem(db, entity, id)
  if (!item) throw notFound(kindFor(entity).declared.noun)
  // One more, to compute what the oldest of them changed.
  const versions = await listContentVersions(db, entity, id, MAX_SHOWN + 1)
  return versions.slice(0, MAX_SHOWN).map(({ number, saved_at, saved_by, action, document }, index) => ({
    number,
    at: saved_at,
    by: saved_by,
    action,
    isPublished: number === item.published_version,
    changed: changedFields(versions[index + 1]?.document, document),
  }))
}

/** @throws ServiceError not_found */
export async function getRevision(
  db: Kysely<Database>,
  entity: ContentEntity,
  id: number,
  number: number,
): Promise<RevisionDetail> {
  const [item, version] = await Promise.all([
    findContentItem(db, entity, id),
    findContentVersion(db, entity, id, number),
  ])
  if (!item || !version) throw notFound('Version')
  const { saved_at, saved_by, action, document } = version
  return {
    number,
    at: saved_at,
    by: saved_by,
    action,
    isPublished: number === item.published_version,
    document: JSON.parse(document),
  }
}

/** Saves an older version as the newest. @throws ServiceError not_found, invalid, conflict */
export function restoreRevision(
  deps: WriteDeps,
  entity: ContentEntity,
  id: number,
  number: number,
  saving: Saving,
): Promise<ContentRecord> {
  return workOn(deps, entity, async (work) => {
    await saveOldVersion(work, id, await loadDocument(work.tx, entity, id, number), saving)
    return getContentRecord(work.tx, entity, id)
  })
}

function changedFields(before: string | undefined, after: string): string[] {
  if (before === undefined) return []
  const [one, other] = [flatten(JSON.parse(before)), flatten(JSON.parse(after))]
  const changed = [...new Set([...one.keys(), ...other.keys()])].filter((field) => one.get(field) !== other.get(field))
  // A change of the texts itself changes which of them are outdated.
  return changed.length > 1 ? changed.filter((field) => field !== 'outdated') : changed
}

function flatten({
  translations = {},
  draftLocales = [],
  outdated = {},
  ...texts
}: {
  translations?: Record<string, object | null>
  draftLocales?: string[]
  outdated?: object
}): Map<string, string> {
  const fields = { ...texts, draftLocales, outdated }
  const translated = Object.entries(translations).flatMap(([locale, texts]) =>
    Object.entries(texts ?? {}).map(([field, value]) => [`translations.${locale}.${field}`, value]),
  )
  return new Map([...Object.entries(fields), ...translated].map(([field, value]) => [field, JSON.stringify(value)]))
}
