import { mailListQuerySchema, mailRecordSchema, type MailRecord } from '../../contract/enquiries/messages.ts'
import type { ApiDeps } from '../core/feature.ts'
import { listed, one, routerOf, servedCallsOf, told } from '../core/accounts/served-calls.ts'
import { conflictError } from '../core/api/router.ts'
import { retryMails, selectOutbox, type MailOfOutbox } from '../core/mail/mail-store.ts'
import type { Db } from '../core/store/schema.ts'
import { note } from '../core/audit/audit.ts'
import { toMail, type InboxDeps } from './inbox.ts'
import { readPage } from '../core/store/paging.ts'
import { conflict, orNotFound } from '../core/process/service-error.ts'

async function retryMail(deps: InboxDeps, id: number): Promise<MailRecord> {
  const { db, actor, now } = deps
  const record = await db.transaction().execute(async (tx) => {
    const before = await getMail(tx, id)
    if ((await retryMails(tx, now().toISOString(), { id })) === 0) throw conflict(REFUSALS[before.state])
    const label = `${before.kind} ${before.of_id === null ? '' : before.about}`.trim()
    await note(tx, actor, now(), { action: 'retry', entity: 'mail', id, label })
    return toMailRecord(await getMail(tx, id))
  })
  deps.wakeJobs()
  return record
}

const REFUSALS: Record<MailOfOutbox['state'], string> = {
  sent: 'This mail was sent already',
  sending: 'This mail is just being sent',
  queued: 'This mail waits for its first attempt and will be sent automatically',
  failed: 'This mail cannot be sent again now: try once more',
}

const getMail = async (db: Db, id: number): Promise<MailOfOutbox> =>
  orNotFound(await selectOutbox(db, { id }).executeTakeFirst(), 'Mail')

function toMailRecord(row: MailOfOutbox): MailRecord {
  const { of_id, of_name, of_email, of_subject, about } = row
  return {
    ...toMail(row),
    createdAt: row.created_at,
    message:
      of_id === null ? null : { id: of_id, reference: about, name: of_name!, email: of_email!, subject: of_subject! },
  }
}

const call = servedCallsOf<ApiDeps>('Mails', { access: 'staff' })

export const mailsApi = routerOf(
  call('get /', 'The mails that the site sends, the last first', {
    query: mailListQuerySchema,
    200: listed(mailRecordSchema, 'A page of mails'),
    handle: ({ db }, { query }) => readPage(selectOutbox(db, { state: query.state }), query, toMailRecord),
  }),
  call('get /{id}', 'One mail', {
    200: one(mailRecordSchema, 'The mail'),
    handle: async ({ db }, { params }) => toMailRecord(await getMail(db, params.id)),
  }),
  call('post /{id}/retry', 'Send a mail now that failed, or waits for its next attempt', {
    200: told('In the outbox', mailRecordSchema, 'Mail is tried again now.'),
    ...conflictError,
    handle: (deps, { params }) => retryMail(deps, params.id),
  }),
)
