import { contains, countRows, inOrder, searchPatterns, type Slice } from '../../core/store/paging.ts'
import { sql, type RawBuilder, type SqlBool, type Updateable } from 'kysely'
import { deleteMailsAbout, findNoticeOfHour } from '../../core/mail/mail-store.ts'
import type { MessageListQuery, MessageState } from '../../../contract/enquiries/messages.ts'
import { among, changesRows } from '../../core/store/engine.ts'
import type { Database, Db } from '../../core/store/schema.ts'

export type InboxFilter = Partial<Pick<MessageListQuery, 'assignee' | 'search' | 'ids' | 'sameSenderAs'>> & {
  state?: MessageState | undefined
  /** A cursor: only messages stored before this one. */
  beforeId?: number | undefined
  /** UTC ISO texts; `after` includes its own time. */
  after?: string
  before?: string
}
export type InboxEnquiry = Awaited<ReturnType<typeof listInbox>>[number]

export async function listInbox(
  db: Db,
  filter: InboxFilter,
  { sort, order }: Pick<MessageListQuery, 'sort' | 'order'>,
  { limit, offset }: Slice,
) {
  // Selects ids first, so that long texts are neither sorted nor skipped.
  const page = await filtered(db, filter)
    .select('contact_message.id')
    .$if(sort === 'name', (query) => query.orderBy((eb) => eb.fn<string>('lower', ['contact_message.name']), order))
    .orderBy('contact_message.received_at', order)
    .orderBy('contact_message.id', order)
    .limit(limit)
    .offset(offset)
    .execute()
  const ids = page.map(({ id }) => id)
  const rows = await withAssignee(db)
    .where(among(db, 'contact_message.id', ids))
    .execute()
  return inOrder(ids, rows)
}

/** To iterate over all messages page by page. */
export async function listEnquiriesBefore(db: Db, filter: InboxFilter, limit: number) {
  const page = filtered(db, filter).select('contact_message.id').orderBy('contact_message.id', 'desc').limit(limit)
  return withAssignee(db).where('contact_message.id', 'in', page).orderBy('contact_message.id', 'desc').execute()
}

export async function countInbox(db: Db, filter: InboxFilter): Promise<number> {
  return countRows(filtered(db, filter))
}

/** False when the message has another version by now. */
export async function updateEnquiry(
  tx: Db,
  { id, version }: { id: number; version: number },
  values: Updateable<Database['contact_message']>,
): Promise<boolean> {
  const known = tx.updateTable('contact_message').where('id', '=', id).where('version', '=', version)
  return changesRows(known.set({ ...values, version: version + 1 }))
}

/** As staff see it. */
export function stateOf({ trashed_at, state, handling }: Pick<InboxEnquiry, 'trashed_at' | 'state' | 'handling'>) {
  if (trashed_at !== null) return 'trash'
  return state === 'quarantined' ? state : handling
}

/**
 * Deletes messages and their mails.
 * @returns the messages, and the mails whose files are to be deleted: notices of possible spam, which name them, too
 */
export async function deleteEnquiries(tx: Db, which: RawBuilder<SqlBool>) {
  const gone = tx.deleteFrom('contact_message').where(which)
  const messages = await gone.returning(['reference', 'received_at']).execute()
  const references = messages.map(({ reference }) => reference)
  const mails = await deleteMailsAbout(tx, references)
  for (const hour of new Set(messages.map(({ received_at }) => received_at.slice(0, 13)))) {
    const notice = await findNoticeOfHour(tx, hour)
    if (notice) mails.push(notice)
  }
  return { messages, mails }
}

/** One text, lowered once. A search word has no space, so it cannot match across two columns. */
const SEARCHED = sql<string>`reference || ' ' || contact_message.name || ' ' || contact_message.email || ' ' || subject || ' ' || message`

function withAssignee(db: Db) {
  return db
    .selectFrom('contact_message')
    .leftJoin('staff_user', 'staff_user.id', 'contact_message.assignee_id')
    .selectAll('contact_message')
    .select('staff_user.name as assignee_name')
}

const isFromSenderOf = (id: number) =>
  sql<SqlBool>`lower(contact_message.email) = (select lower(email) from contact_message where id = ${id}) and contact_message.id != ${id}`

function filtered(db: Db, { state, assignee, search, ids, sameSenderAs, beforeId, after, before }: InboxFilter) {
  let query = db.selectFrom('contact_message')
  if (state === 'trash') query = query.where('trashed_at', 'is not', null)
  else if (!ids) query = query.where('trashed_at', 'is', null)
  if (state === 'quarantined') query = query.where('contact_message.state', '=', 'quarantined')
  else if (state !== undefined && state !== 'trash')
    query = query.where('contact_message.state', '=', 'accepted').where('handling', '=', state)
  if (assignee === 'none') query = query.where('assignee_id', 'is', null)
  else if (assignee !== undefined) query = query.where('assignee_id', '=', assignee)
  if (ids) query = query.where(among(db, 'contact_message.id', ids))
  if (sameSenderAs !== undefined) query = query.where(isFromSenderOf(sameSenderAs))
  if (beforeId !== undefined) query = query.where('contact_message.id', '<', beforeId)
  if (after !== undefined) query = query.where('received_at', '>=', after)
  if (before !== undefined) query = query.where('received_at', '<', before)
  for (const pattern of searchPatterns(search ?? '')) query = query.where(contains(SEARCHED, pattern))
  return query
}
