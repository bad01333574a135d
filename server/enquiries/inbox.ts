import {
  mailOfMessageSchema,
  messageRecordSchema,
  type MailOfMessage,
  type MessageChange,
  type MessageListQuery,
  type MessageRecord,
} from '../../contract/enquiries/messages.ts'
import type { ListAnswer } from '../../contract/list.ts'
import { findStaffUser } from '../core/accounts/store/staff.ts'
import { note, type Actor } from '../core/audit/audit.ts'
import { NOT_NEEDED, WRITTEN_TO_FILE, listMailsAbout, type Mail } from '../core/mail/mail-store.ts'
import { findTemplate, nameOfKind } from '../core/mail/templates.ts'
import { conflict, invalid, notFound, orNotFound, type ServiceError } from '../core/process/service-error.ts'
import { among } from '../core/store/engine.ts'
import { listAnswer, sliceOf } from '../core/store/paging.ts'
import type { Db } from '../core/store/schema.ts'
import { shownOf } from '../core/store/shown-row.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import { releaseInTransaction } from './release.ts'
import {
  countInbox,
  deleteEnquiries,
  listInbox,
  stateOf,
  type InboxEnquiry,
  updateEnquiry,
} from './store/enquiry-inbox.ts'

type Filing = Parameters<typeof updateEnquiry>[2]

/** By action of the audit log: where a message goes. */
const FILINGS = {
  /** An accepted message, whose mails have been sent, to the possible spam. */
  spam({ state, suspicions }: InboxEnquiry, at: string): Filing {
    if (state === 'quarantined') throw conflict('This message is already marked as possible spam')
    const reasons = [...(JSON.parse(suspicions) as string[]), 'staff']
    return { state: 'quarantined', quarantined_at: at, suspicions: JSON.stringify(reasons) }
  },
  /** It is deleted after TRASH_DAYS (server/retention/). */
  trash({ trashed_at }: InboxEnquiry, at: string): Filing {
    if (trashed_at !== null) throw conflict('This message is in the trash already')
    return { trashed_at: at }
  },
  /** Back to where it was. */
  recover({ trashed_at }: InboxEnquiry): Filing {
    if (trashed_at === null) throw conflict('This message is not in the trash')
    return { trashed_at: null }
  },
}

/** Moves a message. @throws ServiceError not_found, conflict */
export function file({ db, actor, now }: InboxDeps, id: number, action: keyof typeof FILINGS): Promise<MessageRecord> {
  return db.transaction().execute(async (tx) => {
    const row = await getRow(tx, id)
    if (!(await updateEnquiry(tx, row, FILINGS[action](row, now().toISOString())))) throw await stale(tx, id)
    await note(tx, actor, now(), { action, entity: 'message', id, label: row.reference })
    return getEnquiry(tx, id)
  })
}

export type InboxDeps = EnquiryDeps & { actor: Actor }

export async function listEnquiries(db: Db, query: MessageListQuery): Promise<ListAnswer<MessageRecord>> {
  const [rows, total] = await Promise.all([listInbox(db, query, query, sliceOf(query)), countInbox(db, query)])
  const references = rows.map(({ reference }) => reference)
  const mails = Map.groupBy(await listMailsAbout(db, references), ({ about }) => about)
  const records = rows.map((row) => toRecord(row, mails.get(row.reference) ?? []))
  return listAnswer(records, total, query)
}

export async function getEnquiry(db: Db, id: number): Promise<MessageRecord> {
  const row = await getRow(db, id)
  return toRecord(row, await listMailsAbout(db, [row.reference]))
}

export function changeEnquiry({ db, actor, now }: InboxDeps, id: number, given: MessageChange): Promise<MessageRecord> {
  return db.transaction().execute(async (tx) => {
    const row = await getRow(tx, id)
    if (given.version !== undefined && given.version !== row.version) throw await stale(tx, id)
    if (given.state !== undefined && row.trashed_at !== null)
      throw conflict('This message is in the trash: restore it first')
    if (given.state !== undefined && row.state === 'quarantined')
      throw conflict('This message may be spam: mark it as not spam first, or delete it')
    const changes = {
      ...(given.state !== undefined && given.state !== row.handling && { handling: given.state }),
      ...(given.state === 'answered' && row.answered_at === null && { answered_at: now().toISOString() }),
      ...(given.assigneeId !== undefined && given.assigneeId !== row.assignee_id && { assignee_id: given.assigneeId }),
      ...(given.note !== undefined && given.note !== row.note && { note: given.note }),
    }
    // Two people may mark a message as read at the same time.
    if (Object.keys(changes).length === 0) return getEnquiry(tx, id)
    const assignee = changes.assignee_id ? await requireColleague(tx, changes.assignee_id) : undefined
    if (!(await updateEnquiry(tx, row, changes))) throw await stale(tx, id)
    const said = [
      changes.handling,
      changes.assignee_id !== undefined && (assignee ? `given to ${assignee}` : 'given to nobody'),
      changes.note !== undefined && 'note',
    ].filter((part) => typeof part === 'string')
    const label = `${row.reference} (${said.join(', ')})`
    await note(tx, actor, now(), { action: 'update', entity: 'message', id, label })
    return getEnquiry(tx, id)
  })
}

/** Releases a message and queues its mails. @throws ServiceError not_found, conflict */
export async function releaseEnquiryById(deps: InboxDeps, id: number): Promise<MessageRecord> {
  const record = await deps.db.transaction().execute(async (tx) => {
    const { reference } = await getRow(tx, id)
    if (!(await releaseInTransaction(tx, deps, reference)))
      throw conflict('This message is no longer marked as possible spam')
    await note(tx, deps.actor, deps.now(), { action: 'release', entity: 'message', id, label: reference })
    return getEnquiry(tx, id)
  })
  deps.wakeJobs()
  return record
}

/** Deletes a message and its mails; the audit log keeps the reference only. @throws ServiceError not_found */
export async function removeEnquiry({ db, actor, now, deleteMailFiles }: InboxDeps, id: number) {
  await db.transaction().execute(async (tx) => {
    const { reference } = await getRow(tx, id)
    const { messages, mails } = await deleteEnquiries(tx, among(tx, 'id', [id]))
    if (messages.length === 0) throw notFound('Message')
    await note(tx, actor, now(), { action: 'delete', entity: 'message', id, label: reference })
    // An error here deletes nothing, so it can be retried.
    await deleteMailFiles(mails)
  })
  return { id }
}

export function toMail(row: Mail): MailOfMessage {
  const template = findTemplate(row.kind)
  const isShown = !template?.isConfidential
  return {
    ...shownOf(mailOfMessageSchema, row),
    kind: nameOfKind(row.kind),
    label: template?.label ?? row.kind,
    // Mail servers name the address that they refuse.
    answer: isShown ? row.answer : null,
    isKeptHere: row.state === 'sent' && row.answer?.startsWith(WRITTEN_TO_FILE) === true,
    isNotNeeded: row.state === 'sent' && row.answer === NOT_NEEDED,
    dueAt: row.state === 'queued' ? row.due_at : null,
    recipients: isShown ? (JSON.parse(row.recipients) as MailOfMessage['recipients']) : [],
  }
}

function toRecord(row: InboxEnquiry, mails: Mail[]): MessageRecord {
  return {
    ...shownOf(messageRecordSchema, row),
    state: stateOf(row),
    suspicions: JSON.parse(row.suspicions) as string[],
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee_name ?? '' },
    mails: mails.map(toMail),
  }
}

export async function getRow(db: Db, id: number): Promise<InboxEnquiry> {
  const [row] = await listInbox(db, { ids: [id] }, { sort: 'received', order: 'desc' }, { limit: 1, offset: 0 })
  return orNotFound(row, 'Message')
}

async function requireColleague(tx: Db, id: string): Promise<string> {
  const user = await findStaffUser(tx, id)
  if (!user || user.disabled_at !== null) throw invalid({ assigneeId: 'This person is not on the staff any more' })
  return user.name
}

async function stale(tx: Db, id: number): Promise<ServiceError> {
  return conflict('Somebody else has changed this message since you opened it', { current: await getEnquiry(tx, id) })
}
