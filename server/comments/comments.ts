import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { isAtLeast, type StaffRole } from '../../contract/accounts/staff-roles.ts'
import type { Comments, NewComment } from '../../contract/comments/comments.ts'
import { kindOf, type ContentEntity } from '../../contract/kinds/index.ts'
import { COMMENT_BOUNDS } from '../../contract/limits.ts'
import { findStaffUser, listStaffNames } from '../core/accounts/store/staff.ts'
import { note, type Actor } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { getContentRecord } from '../core/content/records.ts'
import { findContentItem } from '../core/content/store/content-items.ts'
import { queueMail } from '../core/mail/templates.ts'
import { invalid, notFound, ServiceError } from '../core/process/service-error.ts'
import { lockKeys } from '../core/store/engine.ts'
import type { Db } from '../core/store/schema.ts'

/** A person, and what they have in front of them. */
interface Place {
  caller: { id: string; role: StaffRole }
  actor: Actor
  entity: ContentEntity
  id: number
}
type Deps = Pick<WriteDeps, 'db' | 'now'>

/** The comments on an item, and the colleagues whom the caller can mention. @throws ServiceError not_found */
export async function getComments(db: Db, { caller, entity, id }: Place): Promise<Comments> {
  const record = await getContentRecord(db, entity, id, caller)
  const staff = await listStaffNames(db)
  // On a field that the caller may not read, a comment repeats it.
  const isShown = ({ field }: CommentRow) => field === null || Object.hasOwn(record, field)
  const nameOf = (account: string) => staff.find((one) => one.id === account)?.name ?? ''
  const people = staff.filter((one) => one.disabled_at === null && one.id !== caller.id)
  return {
    comments: (await listComments(db, entity, id)).filter(isShown).map((row) => ({
      id: row.id,
      text: row.text,
      field: row.field,
      writtenAt: row.written_at,
      writtenBy: nameOf(row.written_by),
      isOwn: row.written_by === caller.id,
      mentioned: (JSON.parse(row.mentioned) as string[]).map(nameOf),
      resolvedAt: row.resolved_at,
      resolvedBy: row.resolved_by && nameOf(row.resolved_by),
    })),
    people: isAtLeast(caller.role, 'author') ? people.map(({ id, name }) => ({ id, name })) : [],
  }
}

/** Colleagues who are mentioned get a mail. @throws ServiceError not_found, invalid; conflict for too many */
export function addComment(deps: Deps, place: Place, { text, field, mentioned }: NewComment): Promise<Comments> {
  const { caller, entity, id } = place
  return deps.db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`comments ${entity} ${id}`])
    const { people, comments } = await getComments(tx, place)
    if (comments.length >= COMMENT_BOUNDS.comments)
      throw new ServiceError('conflict', `There are ${COMMENT_BOUNDS.comments} comments: delete some of yours first`)
    if (field !== null && !Object.hasOwn(kindOf(entity).fields, field))
      throw invalid({ field: 'Choose a field of this item' })
    const accounts = [...new Set(mentioned)]
    if (accounts.some((account) => !people.some((one) => one.id === account)))
      throw invalid({ mentioned: 'Somebody whom you mention cannot sign in any more: choose somebody else' })
    for (const account of field === null ? [] : accounts)
      if (!Object.hasOwn(await getContentRecord(tx, entity, id, (await findStaffUser(tx, account))!), field!))
        throw invalid({ mentioned: 'Somebody whom you mention may not read this field: choose somebody else' })
    const now = deps.now()
    const at = now.toISOString()
    const comment = randomUUID()
    await tx
      .insertInto('content_comment')
      .values({
        id: comment,
        entity,
        item_id: id,
        field,
        text,
        mentioned: JSON.stringify(accounts),
        written_at: at,
        written_by: caller.id,
        resolved_at: null,
        resolved_by: null,
      })
      .execute()
    await noteComment(tx, place, now, 'comment')
    for (const account of accounts) await queueMail(tx, { kind: 'mention', about: `${comment} ${account}`, at })
    return getComments(tx, place)
  })
}

/**
 * Closes a comment, or opens it again. @throws ServiceError not_found; forbidden for authors whom it does not concern
 */
export function resolve(deps: Deps, place: Place, comment: string, isResolved: boolean): Promise<Comments> {
  const { id, role } = place.caller
  return change(deps, place, comment, isResolved ? 'resolve-comment' : 'reopen-comment', async (tx, row) => {
    const { drafted_by } = await requireItem(tx, place.entity, place.id)
    const concerned = [row.written_by, drafted_by, ...(JSON.parse(row.mentioned) as string[])]
    if (!isAtLeast(role, 'editor') && !concerned.includes(id))
      throw new ServiceError('forbidden', 'This is between others, about a text that is not yours: ask an editor')
    await tx
      .updateTable('content_comment')
      .set({ resolved_at: isResolved ? deps.now().toISOString() : null, resolved_by: isResolved ? id : null })
      .where('id', '=', comment)
      .execute()
  })
}

/** @throws ServiceError not_found; forbidden for what somebody else has written */
export function removeComment(deps: Deps, place: Place, comment: string): Promise<Comments> {
  return change(deps, place, comment, 'delete-comment', async (tx, { written_by }) => {
    if (written_by !== place.caller.id) throw new ServiceError('forbidden', 'Somebody else has written this comment')
    await tx.deleteFrom('content_comment').where('id', '=', comment).execute()
  })
}

function change(
  { db, now }: Deps,
  place: Place,
  comment: string,
  action: string,
  work: (tx: Db, row: CommentRow) => Promise<void>,
): Promise<Comments> {
  return db.transaction().execute(async (tx) => {
    const row = await findComment(tx, comment)
    if (row?.entity !== place.entity || row.item_id !== place.id) throw notFound('Comment')
    await work(tx, row)
    await noteComment(tx, place, now(), action)
    return getComments(tx, place)
  })
}

/** In the audit log, without the text. */
async function noteComment(tx: Db, { actor, entity, id }: Place, now: Date, action: string) {
  const { title } = await requireItem(tx, entity, id)
  await note(tx, actor, now, { action, entity, id, label: title })
}

async function requireItem(db: Db, entity: ContentEntity, id: number) {
  const item = await findContentItem(db, entity, id)
  if (!item) throw notFound(kindOf(entity).noun)
  return item
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

declare module '../core/store/schema.ts' {
  interface Database {
    content_comment: CommentTable
  }
}

type CommentRow = Selectable<CommentTable>

/** The oldest first. */
async function listComments(db: Db, entity: ContentEntity, id: number): Promise<CommentRow[]> {
  return db
    .selectFrom('content_comment')
    .selectAll()
    .where('entity', '=', entity)
    .where('item_id', '=', id)
    .orderBy('written_at')
    .orderBy('id')
    .execute()
}

export async function findComment(db: Db, id: string): Promise<CommentRow | undefined> {
  return db.selectFrom('content_comment').selectAll().where('id', '=', id).executeTakeFirst()
}
