import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import { kindOf, type ContentEntity } from '../../../contract/kinds/index.ts'
import { findStaffUser, listStaffNames } from '../../../server/core/accounts/store/staff.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { getContentRecord } from '../../../server/core/content/records.ts'
import { findContentItem, type ContentItem } from '../../../server/core/content/store/content-items.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { conflict, forbidden, invalid, notFound } from '../../../server/core/process/service-error.ts'
import { lockKeys } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { COMMENT_BOUNDS, type Comments, type NewComment } from '../contract/comments.ts'

interface Item {
  entity: ContentEntity
  id: number
}
type OneComment = Item & { comment: string }

/** The comments on an item, and the colleagues whom the caller can mention. @throws ServiceError not_found */
export async function getComments({ db, actor }: Omit<WriteDeps, 'now'>, { entity, id }: Item): Promise<Comments> {
  const record = await getContentRecord(db, entity, id, actor)
  const staff = await listStaffNames(db)
  // On a field that the caller may not read, a comment repeats it.
  const isShown = ({ field }: CommentRow) => field === null || Object.hasOwn(record, field)
  const nameOf = (account: string) => staff.find((one) => one.id === account)?.name ?? ''
  const people = staff.filter((one) => one.disabled_at === null && one.id !== actor.id)
  const rows = await db
    .selectFrom('content_comment')
    .selectAll()
    .where('entity', '=', entity)
    .where('item_id', '=', id)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
  return {
    comments: rows.filter(isShown).map((row) => ({
      id: row.id,
      text: row.text,
      field: row.field,
      writtenAt: row.written_at,
      writtenBy: nameOf(row.written_by),
      isOwn: row.written_by === actor.id,
      mentioned: (JSON.parse(row.mentioned) as string[]).map(nameOf),
      resolvedAt: row.resolved_at,
      resolvedBy: row.resolved_by && nameOf(row.resolved_by),
    })),
    people: isAtLeast(actor.role, 'author') ? people.map(({ id, name }) => ({ id, name })) : [],
  }
}

/** Colleagues who are mentioned get a mail. @throws ServiceError not_found, invalid; conflict for too many */
export function addComment(
  { db, actor, now }: WriteDeps,
  { entity, id }: Item,
  { text, field, mentioned }: NewComment,
): Promise<Comments> {
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`comments ${entity} ${id}`])
    const { people, comments } = await getComments({ db: tx, actor }, { entity, id })
    if (comments.length >= COMMENT_BOUNDS.comments)
      throw conflict(`There are ${COMMENT_BOUNDS.comments} comments: delete some of yours first`)
    if (field !== null && !Object.hasOwn(kindOf(entity).fields, field))
      throw invalid({ field: 'Choose a field of this item' })
    const accounts = [...new Set(mentioned)]
    if (accounts.some((account) => !people.some((one) => one.id === account)))
      throw invalid({ mentioned: 'Somebody whom you mention cannot sign in any more: choose somebody else' })
    for (const account of field === null ? [] : accounts)
      if (!Object.hasOwn(await getContentRecord(tx, entity, id, (await findStaffUser(tx, account))!), field!))
        throw invalid({ mentioned: 'Somebody whom you mention may not read this field: choose somebody else' })
    const at = now().toISOString()
    const comment = randomUUID()
    const row = { id: comment, entity, item_id: id, field, text, written_at: at, written_by: actor.id! }
    const values = { ...row, mentioned: JSON.stringify(accounts) }
    await tx.insertInto('content_comment').values(values).execute()
    const { title: label } = (await findContentItem(tx, entity, id))!
    await note(tx, actor, now(), { action: 'comment', entity, id, label })
    for (const account of accounts) await queueMail(tx, { kind: 'mention', about: `${comment} ${account}`, at })
    return getComments({ db: tx, actor }, { entity, id })
  })
}

/**
 * Closes a comment, or opens it again. @throws ServiceError not_found; forbidden for authors whom it does not concern
 */
export function resolve(deps: WriteDeps, place: OneComment, isResolved: boolean): Promise<Comments> {
  const { id, role } = deps.actor
  return change(deps, place, isResolved ? 'resolve-comment' : 'reopen-comment', async (tx, row, { drafted_by }) => {
    const concerned = [row.written_by, drafted_by, ...(JSON.parse(row.mentioned) as string[])]
    if (!isAtLeast(role, 'editor') && !concerned.includes(id))
      throw forbidden('This is between others, about a text that is not yours: ask an editor')
    await tx
      .updateTable('content_comment')
      .set({ resolved_at: isResolved ? deps.now().toISOString() : null, resolved_by: isResolved ? id : null })
      .where('id', '=', row.id)
      .execute()
  })
}

/** @throws ServiceError not_found; forbidden for what somebody else has written */
export function removeComment(deps: WriteDeps, place: OneComment): Promise<Comments> {
  return change(deps, place, 'delete-comment', async (tx, { id, written_by }) => {
    if (written_by !== deps.actor.id) throw forbidden('Somebody else has written this comment')
    await tx.deleteFrom('content_comment').where('id', '=', id).execute()
  })
}

/** The audit log says who did it, without the text. */
function change(
  deps: WriteDeps,
  { entity, id, comment }: OneComment,
  action: string,
  work: (tx: Db, row: CommentRow, item: ContentItem) => Promise<void>,
): Promise<Comments> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await findComment(tx, comment)
    const item = await findContentItem(tx, entity, id)
    if (!item || row?.entity !== entity || row.item_id !== id) throw notFound('Comment')
    await work(tx, row, item)
    await note(tx, deps.actor, deps.now(), { action, entity, id, label: item.title })
    return getComments({ ...deps, db: tx }, { entity, id })
  })
}

interface CommentTable {
  id: string
  entity: ContentEntity
  item_id: number
  /** Null: about the whole item. */
  field: string | null
  text: string
  /** JSON: ids of accounts. */
  mentioned: string
  written_at: string
  written_by: string
  resolved_at: string | null
  resolved_by: string | null
}

declare module '../../../server/core/store/schema.ts' {
  interface Database {
    content_comment: CommentTable
  }
}

type CommentRow = Selectable<CommentTable>

export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('content_comment').selectAll().where('id', '=', id).executeTakeFirst()
}
