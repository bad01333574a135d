import type { MessageRecord } from '../../contract/enquiries/messages.ts'
import { note } from '../core/audit/audit.ts'
import { ServiceError } from '../core/process/service-error.ts'
import { getEnquiry, getRow, stale, type InboxDeps } from './inbox.ts'
import { fileEnquiry, type InboxEnquiry } from './store/enquiry-inbox.ts'

type Filing = Parameters<typeof fileEnquiry>[2]

/** Moves an accepted message to the possible spam; its mails have been sent. @throws ServiceError not_found, conflict */
export function markAsSpam(deps: InboxDeps, id: number): Promise<MessageRecord> {
  return file(deps, id, 'spam', ({ state, suspicions }, at) => {
    if (state === 'quarantined') throw new ServiceError('conflict', 'This message is already marked as possible spam')
    const reasons = [...(JSON.parse(suspicions) as string[]), 'staff']
    return { state: 'quarantined', quarantined_at: at, suspicions: JSON.stringify(reasons) }
  })
}

/** It is deleted after TRASH_DAYS (server/retention/). @throws ServiceError not_found, conflict */
export function moveToTrash(deps: InboxDeps, id: number): Promise<MessageRecord> {
  return file(deps, id, 'trash', ({ trashed_at }, at) => {
    if (trashed_at !== null) throw new ServiceError('conflict', 'This message is in the trash already')
    return { trashed_at: at }
  })
}

/** Brings a message back to where it was. @throws ServiceError not_found, conflict */
export function restoreEnquiry(deps: InboxDeps, id: number): Promise<MessageRecord> {
  return file(deps, id, 'recover', ({ trashed_at }) => {
    if (trashed_at === null) throw new ServiceError('conflict', 'This message is not in the trash')
    return { trashed_at: null }
  })
}

function file(
  { db, actor, now }: InboxDeps,
  id: number,
  action: string,
  filingOf: (row: InboxEnquiry, at: string) => Filing,
): Promise<MessageRecord> {
  return db.transaction().execute(async (tx) => {
    const row = await getRow(tx, id)
    if (!(await fileEnquiry(tx, row, filingOf(row, now().toISOString())))) throw await stale(tx, id)
    await note(tx, actor, now(), { action, entity: 'message', id, label: row.reference })
    return getEnquiry(tx, id)
  })
}
