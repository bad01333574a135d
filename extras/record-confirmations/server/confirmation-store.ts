import type { Generated, Selectable } from 'kysely'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import type { Database, Db } from '../../../server/core/store/schema.ts'
import { CONFIRMED_ENTITIES } from '../contract/confirmed-entities.ts'

/** A mailed link. Its token is derived from the row and the server's secret; the store alone cannot reveal it. */
interface ConfirmationRequestTable {
  id: string
  entity: ContentEntity
  item_id: number
  email: string
  token_hash: string
  /** Of the link. */
  origin: string
  asked_at: string
  used_at: string | null
  answer: 'confirmed' | 'corrected' | null
}

interface ConfirmationCorrectionTable {
  id: Generated<number>
  entity: ContentEntity
  item_id: number
  text: string
  name: string
  email: string
  state: Generated<'open' | 'accepted' | 'refused'>
  /** Why it was refused. */
  answer: string | null
  created_at: string
  decided_at: string | null
  decided_by: string | null
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    confirmation_request: ConfirmationRequestTable
    confirmation_correction: ConfirmationCorrectionTable
  }
}

export type RequestRow = Selectable<Database['confirmation_request']>

/** The published records of the kinds that are confirmed, with the state of their check. */
export async function listPublishedRecords(db: Db) {
  return db
    .selectFrom('content_item as item')
    .leftJoin('confirmation', (join) =>
      join.onRef('confirmation.entity', '=', 'item.entity').onRef('confirmation.item_id', '=', 'item.item_id'),
    )
    .select(['item.entity', 'item.item_id', 'item.title', 'item.titles', 'item.updated_at'])
    .select(['owner_name', 'owner_email', 'language', 'checked_on', 'checked_by', 'asked_at', 'wanted_at'])
    .where('item.entity', 'in', CONFIRMED_ENTITIES)
    .where('item.state', '=', 'published')
    .orderBy('checked_on')
    .orderBy('item.entity')
    .orderBy('item.item_id')
    .execute()
}
export type PublishedRecord = Awaited<ReturnType<typeof listPublishedRecords>>[number]

export async function findRequest(db: Db, by: 'id' | 'token_hash', value: string) {
  return db.selectFrom('confirmation_request').selectAll().where(by, '=', value).executeTakeFirst()
}
