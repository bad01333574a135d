import type { Selectable } from 'kysely'
import { isAtLeast } from '../../../contract/accounts/staff-roles.ts'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import type { ContentEntity } from '../../../contract/kinds/index.ts'
import { listStaffNames, findStaffUser } from '../../../server/core/accounts/store/staff.ts'
import { note } from '../../../server/core/audit/audit.ts'
import type { WriteDeps } from '../../../server/core/audit/writing.ts'
import { getContentRecord } from '../../../server/core/content/records.ts'
import { findContentItem, type ContentItem } from '../../../server/core/content/store/content-items.ts'
import { notFound } from '../../../server/core/process/service-error.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { shownOf } from '../../../server/core/store/shown-row.ts'
import { commentSchema, type Comments } from '../contract/comments.ts'
import { buttonTo, nameOfFirm, oneLine, sentencesMail } from '../../../server/core/mail/mail-text.ts'
import type { MailTemplate } from '../../../server/core/mail/templates.ts'
import catalogue from './words.json' with { type: 'json' }

interface Item {
  entity: ContentEntity
  id: number
}

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
      ...shownOf(commentSchema, row),
      writtenBy: nameOf(row.written_by),
      isOwn: row.written_by === actor.id,
      mentioned: (JSON.parse(row.mentioned) as string[]).map(nameOf),
      resolvedBy: row.resolved_by && nameOf(row.resolved_by),
    })),
    people: isAtLeast(actor.role, 'author') ? people.map(({ id, name }) => ({ id, name })) : [],
  }
}

/** The audit log says who did it, without the text. @throws ServiceError not_found */
export function changeComment(
  deps: WriteDeps,
  { entity, id, comment }: Item & { comment: string },
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

/** To who was mentioned. `about` is the comment and the account. */
export const mentionMail: MailTemplate = {
  label: 'Somebody was mentioned in a comment, to that person',
  async compose(db, { about }, { publicUrl }) {
    const [id = '', account = ''] = about.split(' ')
    const comment = await findComment(db, id)
    const user = await findStaffUser(db, account)
    if (!comment || comment.resolved_at !== null || !user || user.disabled_at !== null) return undefined
    const item = await findContentItem(db, comment.entity, comment.item_id)
    const writer = await findStaffUser(db, comment.written_by)
    if (!item || !writer) return undefined
    const { locale } = user
    const t = textsIn(catalogue, locale)
    const title = oneLine((JSON.parse(item.titles) as Record<string, string>)[locale] ?? item.title)
    const subject = fillIn(t.subject, { name: oneLine(writer.name), title })
    const sentences = [
      fillIn(t.sentence, { name: writer.name, title, firm: await nameOfFirm(db, locale) }),
      comment.text,
      ...buttonTo(item, user, publicUrl),
    ]
    return sentencesMail(user, subject, sentences)
  },
}
