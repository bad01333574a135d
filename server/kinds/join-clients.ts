import type { ClientJoin } from '../../contract/content/client-join.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { listVersionsWith, rewriteVersion } from '../core/content/item-links.ts'
import { beginWork, getItem, loadDocument, refuseTrashed, workOn, type Work } from '../core/content/items.ts'
import { moveItemRedirects } from '../core/content/redirects.ts'
import { trashItem } from '../core/content/trash.ts'
import { invalid } from '../core/process/service-error.ts'

/** Of a project. */
const REFERENCE = 'clientId'

/** The first client goes into the trash. @throws ServiceError not_found, forbidden, conflict, invalid */
export function joinClients(deps: WriteDeps, { id, into }: ClientJoin): Promise<{ id: number }> {
  return workOn(deps, 'clients', async (work) => {
    const item = await getItem(work.tx, 'clients', id)
    const kept = await getItem(work.tx, 'clients', into)
    for (const one of [item, kept]) refuseTrashed(one)
    if (kept.state !== 'published') throw invalid({ into: 'Publish this client first' })
    await moveProjects(await beginWork({ ...deps, db: work.tx }, 'projects'), id, into)
    await trashItem(work, item)
    await moveItemRedirects(work.tx, 'clients', { from: id, to: into })
    await work.note({ action: 'join', id, label: `${item.title} → ${kept.title}` })
    return { id: into }
  })
}

/** In what is published, in drafts and in the trash. Older versions stay as they were. */
async function moveProjects({ tx, kind, at }: Work, from: number, to: number): Promise<void> {
  for (const { published_version, ...version } of await listVersionsWith(tx, `"${REFERENCE}":${from}`)) {
    const { entity, item_id, number } = version
    const document = await loadDocument(tx, entity, item_id, number)
    if (entity !== kind.entity || (document as { clientId?: unknown })[REFERENCE] !== from) continue
    const moved = { ...document, [REFERENCE]: to }
    await rewriteVersion(tx, version, moved)
    const live = number === published_version && (await kind.read(tx, item_id))
    if (!live) continue
    const { position = 0, createdAt = at, updatedAt = at } = live
    await kind.put(tx, item_id, { ...live.document, [REFERENCE]: to }, { position, createdAt, updatedAt })
  }
}
