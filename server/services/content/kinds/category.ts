import type { CategoryChange, CategoryDocument, NewCategory } from '../../../../contract/category.ts'
import { listReferring } from '../../../store/content-users.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, listGaps } from '../parts.ts'
import { chooseSlug, refuseTakenSlug } from '../slug.ts'

const SLUGS = { entity: 'categories', table: 'category' } as const

export const categoryKind: ContentKind<CategoryDocument, NewCategory & CategoryChange> = {
  entity: 'categories',
  noun: 'Category',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(tx, given, before, { id }) {
    const name = given.name ?? before!.name
    const slug = given.slug ?? before?.slug ?? (await chooseSlug(tx, { ...SLUGS, id }, name, 'category'))
    return { name, slug, translations: { ne: changedNepali(given.translations, before?.translations) } }
  },

  check: (tx, { slug }, id) => refuseTakenSlug(tx, { ...SLUGS, id }, slug),

  async read(db, id) {
    const record = await findRecord(db, 'category', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const document = { name: en.name, slug: row.slug, translations: { ne: ne ? { name: ne.name } : null } }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'category'),

  put(tx, id, { name, slug, translations: { ne } }, { position, createdAt, updatedAt }) {
    const row = { slug, sort_order: position, created_at: createdAt, updated_at: updatedAt }
    return putRecord(tx, 'category', id, row, { en: { name }, ne: ne ?? undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'category', id),
  place: (tx, id, position) => setRecordPosition(tx, 'category', id, position),
  listUsers: (db, id) => listReferring(db, { entity: 'news', table: 'news', column: 'category_id' }, id),
  describe: ({ name, translations: { ne } }) => ({ title: name, titleNe: ne?.name ?? null, gaps: listGaps({ nepali: !ne }) }),
  path: async (_db, { slug }) => `/news?category=${slug}`,
}
