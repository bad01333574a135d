import type { Kysely } from 'kysely'
import type { NewService, ServiceChange, ServiceDocument } from '../../../../contract/service.ts'
import { countContentItems } from '../../../store/content-items.ts'
import { listReferring } from '../../../store/content-users.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import type { Database } from '../../../store/schema.ts'
import { listChildServices, listServicesById } from '../../../store/services.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import { invalid } from '../../service-error.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, cleanHtml, filled, listGaps, requirePicture, requirePublished, stored } from '../parts.ts'
import { chooseSlug, refuseTakenSlug } from '../slug.ts'

const SLUGS = { entity: 'services', table: 'service' } as const

export const serviceKind: ContentKind<ServiceDocument, NewService & ServiceChange> = {
  entity: 'services',
  noun: 'Service',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(tx, given, before, { id }) {
    const ne = changedNepali(given.translations, before?.translations)
    const name = given.name ?? before!.name
    return {
      name,
      slug: given.slug ?? before?.slug ?? (await chooseSlug(tx, { ...SLUGS, id }, name, 'service')),
      parentId: given.parentId === undefined ? (before?.parentId ?? null) : given.parentId,
      summary: given.summary ?? before?.summary ?? '',
      description: await cleanHtml(given.description ?? before?.description ?? ''),
      pictureId: given.pictureId === undefined ? (before?.pictureId ?? null) : given.pictureId,
      translations: { ne: ne && { name: ne.name, summary: ne.summary ?? '', description: await cleanHtml(ne.description ?? '') } },
    }
  },

  async check(tx, { slug, parentId, pictureId }, id) {
    if (parentId !== null) await requireTwoLevels(tx, id, parentId)
    await requirePicture(tx, 'pictureId', pictureId)
    await refuseTakenSlug(tx, { ...SLUGS, id }, slug)
  },

  async read(db, id) {
    const record = await findRecord(db, 'service', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const { name, summary, description } = textsOf(en)
    const { slug, parent_id: parentId, picture_id: pictureId } = row
    const document = { name, slug, parentId, summary, description, pictureId, translations: { ne: ne ? textsOf(ne) : null } }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'service'),

  put(tx, id, { name, slug, parentId, summary, description, pictureId, translations: { ne } }, { position, createdAt, updatedAt }) {
    const row = { slug, parent_id: parentId, picture_id: pictureId, sort_order: position, created_at: createdAt, updated_at: updatedAt }
    const english = { name, ...stored({ summary, description }) }
    return putRecord(tx, 'service', id, row, { en: english, ne: ne ? { ...stored(ne), name: ne.name } : undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'service', id),
  place: (tx, id, position) => setRecordPosition(tx, 'service', id, position),

  async listUsers(db, id) {
    return [
      ...(await listReferring(db, { entity: 'services', table: 'service', column: 'parent_id' }, id)),
      ...(await listReferring(db, { entity: 'projects', table: 'project_service', column: 'service_id', owner: 'project_id' }, id)),
    ]
  },

  describe({ name, summary, description, parentId, pictureId, translations: { ne } }) {
    return {
      title: name,
      titleNe: ne?.name ?? null,
      group: parentId === null ? null : String(parentId),
      pictureId,
      gaps: listGaps({ picture: pictureId === null, summary: !summary, description: !description, nepali: !ne?.description }),
      words: [summary, ne?.summary],
    }
  },

  // A child is found beneath its parent, too; the shorter address is the canonical one (site/routes/service-detail-nested.tsx).
  path: async (_db, { slug }) => `/services/${slug}`,

  async addresses(db, { slug, parentId }, id) {
    const [parent] = await listServicesById(db, parentId === null ? [] : [parentId], 'en')
    const children = await listChildServices(db, [id], 'en')
    return new Map([
      [`/services/${slug}`, id],
      ...(parent ? [[`/services/${parent.slug}/${slug}`, id] as const] : []),
      ...children.map((child) => [`/services/${slug}/${child.slug}`, child.id] as const),
    ])
  },

  async present(db, { pictureId }) {
    return { picture: (await loadPictures(db, [pictureId], 'en'))(pictureId) }
  },
}

/** @throws ServiceError invalid unless a service can stand beneath this parent */
async function requireTwoLevels(tx: Kysely<Database>, id: number, parentId: number): Promise<void> {
  if (parentId === id) throw invalid({ parentId: 'A service cannot be its own parent' })
  await requirePublished(tx, 'parentId', 'services', [parentId])
  const [parent] = await listServicesById(tx, [parentId], 'en')
  if (parent?.parent_id) throw invalid({ parentId: `Services are two levels deep, and ${parent.name} has a parent itself: choose a top-level one` })
  const children = (await listChildServices(tx, [id], 'en')).length + (await countContentItems(tx, 'services', { group: String(id) }))
  if (children > 0) throw invalid({ parentId: 'Services are two levels deep, and this one has services beneath it: move those first' })
}

function textsOf({ name, summary, description }: { name: string; summary: string | null; description: string | null }) {
  return { name, ...filled({ summary, description }) }
}
