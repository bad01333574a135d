import type { ClientChange, ClientDocument, NewClient } from '../../../../contract/organisation.ts'
import { listReferring } from '../../../store/content-users.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, listGaps, requirePicture } from '../parts.ts'
import { chooseSlug, refuseTakenSlug } from '../slug.ts'

const SLUGS = { entity: 'clients', table: 'client' } as const

export const clientKind: ContentKind<ClientDocument, NewClient & ClientChange> = {
  entity: 'clients',
  noun: 'Client',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(tx, given, before, { id }) {
    const name = given.name ?? before!.name
    return {
      name,
      slug: given.slug ?? before?.slug ?? (await chooseSlug(tx, { ...SLUGS, id }, name, 'client')),
      kind: given.kind ?? before!.kind,
      link: given.link === undefined ? (before?.link ?? null) : given.link,
      logoId: given.logoId === undefined ? (before?.logoId ?? null) : given.logoId,
      translations: { ne: changedNepali(given.translations, before?.translations) },
    }
  },

  async check(tx, { slug, logoId }, id) {
    await requirePicture(tx, 'logoId', logoId)
    await refuseTakenSlug(tx, { ...SLUGS, id }, slug)
  },

  async read(db, id) {
    const record = await findRecord(db, 'client', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const { slug, kind, link, logo_picture_id: logoId } = row
    const document = { name: en.name, slug, kind, link, logoId, translations: { ne: ne ? { name: ne.name } : null } }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'client'),

  put(tx, id, { name, slug, kind, link, logoId, translations: { ne } }, { position, createdAt, updatedAt }) {
    const row = { slug, kind, link, logo_picture_id: logoId, sort_order: position, created_at: createdAt, updated_at: updatedAt }
    return putRecord(tx, 'client', id, row, { en: { name }, ne: ne ?? undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'client', id),
  place: (tx, id, position) => setRecordPosition(tx, 'client', id, position),
  listUsers: (db, id) => listReferring(db, { entity: 'projects', table: 'project', column: 'client_id' }, id),

  describe({ name, kind, logoId, translations: { ne } }) {
    // Few clients have a logo that the firm may show: to have none is no gap.
    return { title: name, titleNe: ne?.name ?? null, group: kind, pictureId: logoId, gaps: listGaps({ nepali: !ne }) }
  },

  path: async () => '/about/clients',

  async present(db, { logoId }) {
    return { logo: (await loadPictures(db, [logoId], 'en'))(logoId) }
  },
}
