import type { NewPartner, PartnerChange, PartnerDocument } from '../../../../contract/organisation.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import { loadPictures } from '../../pictures/pictures.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, listGaps, requirePicture } from '../parts.ts'

export const partnerKind: ContentKind<PartnerDocument, NewPartner & PartnerChange> = {
  entity: 'partners',
  noun: 'Partner',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(_tx, given, before) {
    return {
      name: given.name ?? before!.name,
      acronym: given.acronym === undefined ? (before?.acronym ?? null) : given.acronym,
      link: given.link ?? before!.link,
      is_international: given.is_international ?? before!.is_international,
      logoId: given.logoId === undefined ? (before?.logoId ?? null) : given.logoId,
      translations: { ne: changedNepali(given.translations, before?.translations) },
    }
  },

  check: (tx, { logoId }) => requirePicture(tx, 'logoId', logoId),

  async read(db, id) {
    const record = await findRecord(db, 'partner', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const { acronym, link, is_international, logo_picture_id: logoId } = row
    const document = { name: en.name, acronym, link, is_international, logoId, translations: { ne: ne ? { name: ne.name } : null } }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'partner'),

  put(tx, id, { name, acronym, link, is_international, logoId, translations: { ne } }, { position, createdAt, updatedAt }) {
    const row = { acronym, link, is_international, logo_picture_id: logoId, sort_order: position, created_at: createdAt, updated_at: updatedAt }
    return putRecord(tx, 'partner', id, row, { en: { name }, ne: ne ?? undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'partner', id),
  place: (tx, id, position) => setRecordPosition(tx, 'partner', id, position),

  describe({ name, acronym, link, is_international, logoId, translations: { ne } }) {
    return {
      title: name,
      titleNe: ne?.name ?? null,
      group: String(is_international),
      pictureId: logoId,
      gaps: listGaps({ picture: logoId === null, nepali: !ne }),
      words: [acronym, link],
    }
  },

  path: async () => '/about/clients',

  async present(db, { logoId }) {
    return { logo: (await loadPictures(db, [logoId], 'en'))(logoId) }
  },
}
