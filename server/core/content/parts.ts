import type { Kysely } from 'kysely'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { findDocument } from '../documents/document-store.ts'
import { listContentStates } from './store/content-items.ts'
import { listPictures } from '../pictures/store/pictures.ts'
import type { Database } from '../store/schema.ts'
import { invalid } from '../process/service-error.ts'

/** @throws ServiceError invalid for a missing picture */
export async function requirePictures(tx: Kysely<Database>, field: string, ids: number[]): Promise<void> {
  if ((await listPictures(tx, ids, 'en')).length < ids.length)
    throw invalid({ [field]: `${ids.length > 1 ? 'One of these pictures' : 'This picture'} no longer exists` })
}

/** @throws ServiceError invalid for a missing file */
export async function requireDocument(tx: Kysely<Database>, field: string, id: number | null): Promise<void> {
  if (id !== null && !(await findDocument(tx, id)))
    throw invalid({ [field]: 'This file no longer exists: upload it again' })
}

/** @throws ServiceError invalid unless all are published: visitors must not be led to drafts */
export async function requirePublished(
  tx: Kysely<Database>,
  field: string,
  entity: ContentEntity,
  ids: (number | null)[],
): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  const items = new Map((await listContentStates(tx, entity, wanted)).map((item) => [item.item_id, item]))
  for (const id of wanted) {
    const item = items.get(id)
    if (item?.state === 'published') continue
    const name = kindOf(entity).singular.en.toLowerCase()
    if (!item) throw invalid({ [field]: `This ${name} no longer exists` })
    const where = item.state === 'draft' ? 'is not published: publish it first' : 'is in the trash: restore it first'
    throw invalid({ [field]: `The ${name} “${item.title}” ${where}, or choose another` })
  }
}

/** @throws ServiceError invalid unless all are there, as drafts or published */
export async function requireKept(
  tx: Kysely<Database>,
  field: string,
  entity: ContentEntity,
  ids: (number | null)[],
): Promise<void> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const kept = (await listContentStates(tx, entity, wanted)).filter(({ state }) => state !== 'trash')
  if (kept.length < wanted.length)
    throw invalid({ [field]: `One ${kindOf(entity).singular.en.toLowerCase()} of it was deleted: choose another` })
}

/** Loads the sanitizer with the first write: visitors do not need it. */
export async function cleanHtml(html: string): Promise<string> {
  const { sanitizeHtml } = await import('./html.ts')
  return sanitizeHtml(html)
}
