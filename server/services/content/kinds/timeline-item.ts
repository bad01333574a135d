import type { NewTimelineItem, TimelineItemChange, TimelineItemDocument } from '../../../../contract/page.ts'
import { deleteRecord, findRecord, listRecordIds, putRecord, setRecordPosition } from '../../../store/records.ts'
import { invalid } from '../../service-error.ts'
import type { ContentKind } from '../kind.ts'
import { changedNepali, listGaps, stored } from '../parts.ts'

export const timelineItemKind: ContentKind<TimelineItemDocument, NewTimelineItem & TimelineItemChange> = {
  entity: 'timeline',
  noun: 'Timeline item',
  publishesAtOnce: true,
  hasOrder: true,

  async complete(_tx, given, before) {
    const ne = changedNepali(given.translations, before?.translations)
    return {
      date: given.date ?? before!.date,
      title: given.title ?? before!.title,
      description: given.description ?? before?.description ?? '',
      translations: { ne: ne && { title: ne.title, description: ne.description ?? '' } },
    }
  },

  async check(_tx, { date }) {
    const [start = '', end = start] = date.split('-')
    if (end < start) throw invalid({ date: `The period ends before it begins: write the earlier year first, such as ${end}-${start}` })
  },

  async read(db, id) {
    const record = await findRecord(db, 'timeline_item', id)
    if (!record) return undefined
    const { row, en, ne } = record
    const document = {
      date: row.date,
      title: en.title,
      description: en.description ?? '',
      translations: { ne: ne ? { title: ne.title, description: ne.description ?? '' } : null },
    }
    return { document, position: row.sort_order, createdAt: row.created_at, updatedAt: row.updated_at }
  },

  listIds: (db) => listRecordIds(db, 'timeline_item'),

  put(tx, id, { date, title, description, translations: { ne } }, { position, createdAt, updatedAt }) {
    const row = { date, sort_order: position, created_at: createdAt, updated_at: updatedAt }
    const english = { title, ...stored({ description }) }
    return putRecord(tx, 'timeline_item', id, row, { en: english, ne: ne ? { ...stored(ne), title: ne.title } : undefined })
  },

  remove: (tx, id) => deleteRecord(tx, 'timeline_item', id),
  place: (tx, id, position) => setRecordPosition(tx, 'timeline_item', id, position),

  describe({ date, title, description, translations: { ne } }) {
    const gaps = listGaps({ description: !description, nepali: !ne })
    return { title, titleNe: ne?.title ?? null, date, gaps, words: [date, description, ne?.description] }
  },

  path: async () => '/about/our-story/history',
}
