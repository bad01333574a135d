import type { Kysely } from 'kysely'
import { loadDocument, saveVersion } from '../core/content/items.ts'
import { kindFor } from '../core/content/kinds.ts'
import type { PublishChange } from '../core/content/published.ts'
import { findContentItem, type ContentItem } from '../core/content/store/content-items.ts'
import type { Database } from '../core/store/schema.ts'
import { listSlugs } from './template-store.ts'
import { readServiceTemplates } from './templates.ts'

/** Puts untouched drafts from templates below their discipline, once that is published: no draft may refer to a draft. */
export async function joinDiscipline(
  tx: Kysely<Database>,
  { item, action, wasPublished, at, by }: PublishChange & { item: ContentItem },
): Promise<void> {
  if (item.entity !== 'services' || action !== 'publish' || wasPublished) return
  const children = (await readServiceTemplates()).filter(({ parent }) => parent === item.slug)
  const known = children.length > 0 ? await listSlugs(tx) : new Map<string, { id: number }>()
  for (const { slug } of children) {
    const child = known.has(slug) && (await findContentItem(tx, 'services', known.get(slug)!.id))
    if (!child || child.state !== 'draft' || child.version !== 1) continue
    const document = await loadDocument(tx, 'services', child.item_id, 1)
    if (document['parentId'] !== null) continue
    const actor = { id: null, email: by, address: undefined }
    const work = { tx, kind: kindFor('services'), actor, at, note: async () => {} }
    await saveVersion(work, child, { ...document, parentId: item.item_id }, 'update')
  }
}
