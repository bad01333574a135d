import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db } from '../../core/store/schema.ts'

interface AnswerTables {
  enquiry_answer: AnswerTable
}

/** Deleted with its message. Its mail is of the kind that `mailKindOf` says, about the message. */
interface AnswerTable {
  id: Generated<number>
  enquiry_id: number
  /** Hash of the key and the content, so that a repeated answer is stored once. */
  submission: string
  subject: string
  text: string
  written_at: string
  /** The name, which outlives the account. */
  written_by: string
  staff_id: string | null
  /** Instead of the firm's own address. */
  reply_to: string | null
}

declare module '../../core/store/schema.ts' {
  interface Database extends AnswerTables {}
}

export type AnswerRow = Selectable<AnswerTable>

const MAIL_KIND = 'answer'

export const mailKindOf = (answerId: number) => `${MAIL_KIND}-${answerId}`
/** NaN for a mail that is no answer. */
export const answerIdOf = (mailKind: string) => Number(mailKind.split(`${MAIL_KIND}-`)[1])

export async function insertAnswer(tx: Db, row: Insertable<AnswerTable>): Promise<AnswerRow> {
  return tx.insertInto('enquiry_answer').values(row).returningAll().executeTakeFirstOrThrow()
}

export async function findAnswer(db: Db, id: number): Promise<AnswerRow | undefined> {
  return db.selectFrom('enquiry_answer').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The oldest first. */
export async function listAnswers(db: Db, enquiryId: number): Promise<AnswerRow[]> {
  return db.selectFrom('enquiry_answer').selectAll().where('enquiry_id', '=', enquiryId).orderBy('id').execute()
}

export async function markAnswered(tx: Db, enquiryId: number): Promise<void> {
  await tx
    .updateTable('contact_message')
    .set((eb) => ({ handling: 'answered', version: eb('version', '+', 1) }))
    .where('id', '=', enquiryId)
    .execute()
}
