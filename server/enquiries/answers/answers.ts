import { hash } from 'node:crypto'
import type { Generated, Selectable } from 'kysely'
import {
  enquiryAnswerSchema,
  type AnswerSettings,
  type AnswerTemplate,
  type EnquiryAnswer,
  type NewAnswer,
} from '../../../contract/enquiries/answers.ts'
import { MAX_ANSWERS } from '../../../contract/limits.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { findStaffUser } from '../../core/accounts/store/staff.ts'
import { note, type Actor } from '../../core/audit/audit.ts'
import { listMailsAbout } from '../../core/mail/mail-store.ts'
import { queueMail } from '../../core/mail/templates.ts'
import { conflict } from '../../core/process/service-error.ts'
import { settingsFact } from '../../core/settings/settings-fact.ts'
import { inTurn } from '../../core/store/engine.ts'
import type { Database, Db } from '../../core/store/schema.ts'
import { shownOf } from '../../core/store/shown-row.ts'
import { getRow, toMail, type InboxDeps } from '../inbox.ts'
import type { InboxEnquiry } from '../store/enquiry-inbox.ts'
import templates from './answer-templates.json' with { type: 'json' }

/** The firm's templates of answers, and where replies go. */
export const answerSettings = settingsFact<AnswerSettings>('answer_settings', {
  repliesTo: 'firm',
  // Until owners have saved their own; they promise nothing.
  templates: templates as AnswerTemplate[],
})

/** The answers of staff to a message, the oldest first. @throws ServiceError not_found */
export async function listAnswersTo(db: Db, id: number): Promise<EnquiryAnswer[]> {
  const { reference } = await getRow(db, id)
  const [rows, mails] = await Promise.all([listAnswers(db, id), listMailsAbout(db, [reference])])
  return rows.map((row) => {
    const mail = mails.find(({ kind }) => kind === mailKindOf(row.id))
    return { ...shownOf(enquiryAnswerSchema, row), mail: mail ? toMail(mail) : null }
  })
}

/**
 * Stores an answer with its mail, and marks the message as answered. The same answer under the same key is sent once.
 * @throws ServiceError not_found; conflict for possible spam, an address no mail can reach, or an unknown former answer
 */
export async function answerEnquiry(deps: InboxDeps, id: number, given: NewAnswer): Promise<EnquiryAnswer> {
  const { key, subject, text } = given
  const submission = hash('sha256', JSON.stringify([key, subject, text]), 'base64url')
  const answer = await inTurn(deps.db, [`answer ${id}`], async (tx) => {
    const message = await getRow(tx, id)
    const former = await listAnswers(tx, id)
    const twin = former.find((one) => one.submission === submission)
    if (twin) return twin
    refuseUnlessAnswerable(message, former, given.known)
    return store(tx, deps, message, { subject, text, submission })
  })
  deps.wakeJobs()
  return (await listAnswersTo(deps.db, id)).find((one) => one.id === answer.id)!
}

function refuseUnlessAnswerable({ state, email, trashed_at }: InboxEnquiry, former: AnswerRow[], known: number): void {
  if (trashed_at !== null) throw conflict('This message is in the trash: restore it first')
  if (state !== 'accepted') throw conflict('This message may be spam: mark it as not spam first, then answer it')
  if (!EMAIL.like.test(email)) throw conflict('This message has no valid e-mail address, so no answer can be sent')
  if (former.length > known) throw conflict('This message has been answered meanwhile: read that answer first')
  if (former.length >= MAX_ANSWERS) throw conflict(`A message has at most ${MAX_ANSWERS} answers: go on by e-mail`)
}

async function store(
  tx: Db,
  { actor, now }: InboxDeps,
  { id, reference, handling }: InboxEnquiry,
  written: Pick<AnswerRow, 'subject' | 'text' | 'submission'>,
): Promise<AnswerRow> {
  const at = now().toISOString()
  const row = await tx
    .insertInto('enquiry_answer')
    .values({ ...written, ...(await writerOf(tx, actor)), enquiry_id: id, written_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueMail(tx, { kind: mailKindOf(row.id), about: reference, at })
  await tx
    .updateTable('contact_message')
    .set((eb) => ({
      handling: 'answered',
      answered_at: eb.fn.coalesce('answered_at', eb.val(at)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const said = handling === 'answered' ? 'another answer' : 'answered by e-mail'
  await note(tx, actor, now(), { action: 'update', entity: 'message', id, label: `${reference} (${said})` })
  return row
}

async function writerOf(tx: Db, actor: Actor) {
  const user = actor.id === null ? undefined : await findStaffUser(tx, actor.id)
  const { repliesTo } = await answerSettings.read(tx)
  return {
    written_by: user?.name ?? actor.email,
    staff_id: actor.id,
    reply_to: repliesTo === 'writer' ? actor.email : null,
  }
}

declare module '../../core/store/schema.ts' {
  interface Database {
    /** Deleted with its message. Its mail is of the kind that `mailKindOf` says, about the message. */
    enquiry_answer: {
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
  }
}

type AnswerRow = Selectable<Database['enquiry_answer']>

const MAIL_KIND = 'answer'

const mailKindOf = (answerId: number) => `${MAIL_KIND}-${answerId}`
/** NaN for a mail that is no answer. */
export const answerIdOf = (mailKind: string) => Number(mailKind.split(`${MAIL_KIND}-`)[1])

export async function findAnswer(db: Db, id: number): Promise<AnswerRow | undefined> {
  return db.selectFrom('enquiry_answer').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The oldest first. */
async function listAnswers(db: Db, enquiryId: number): Promise<AnswerRow[]> {
  return db.selectFrom('enquiry_answer').selectAll().where('enquiry_id', '=', enquiryId).orderBy('id').execute()
}
