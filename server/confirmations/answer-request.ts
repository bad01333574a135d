import type { Kysely } from 'kysely'
import { note } from '../core/audit/audit.ts'
import { ago, HOUR } from '../core/process/durations.ts'
import { lockKeys } from '../core/store/locks.ts'
import { raiseContentRevision } from '../core/store/revision.ts'
import type { Database } from '../core/store/schema.ts'
import { askNow, dayOf } from './ask-owners.ts'
import { findConfirmation, insertCorrection, markUsed, putConfirmation } from './confirmation-store.ts'
import { hashOf } from './confirmation-token.ts'
import { openRequest, type Opened } from './open-request.ts'

export interface AnswerDeps {
  db: Kysely<Database>
  secret: string
  now: () => Date
  /** To be called after the commit that queues a job. */
  wakeJobs: () => void
}

/** @param correction what is not right; undefined: still true @returns whether it counts, or why it does not */
export function answerRequest(
  { db, secret, now }: AnswerDeps,
  token: string,
  { correction, address }: { correction?: string | undefined; address: string | undefined },
): Promise<{ isDone: true } | { isDone: false; opened: Opened }> {
  return db.transaction().execute(async (tx) => {
    await lockKeys(tx, [`confirmation ${hashOf(token)}`])
    const time = now()
    const at = time.toISOString()
    const opened = await openRequest(tx, token, { secret, now: time })
    if (opened.state !== 'open') return { isDone: false, opened }
    const { request, owner, item } = opened
    const answer = correction === undefined ? 'confirmed' : 'corrected'
    if (!(await markUsed(tx, request.id, { at, answer })))
      return { isDone: false, opened: { state: 'used', request: { ...request, used_at: at, answer }, owner } }
    const key = { entity: request.entity, item_id: request.item_id }
    if (correction === undefined) {
      await putConfirmation(tx, key, { checked_on: dayOf(now), checked_by: owner.name, wanted_at: null })
      // Pages name the month of the check.
      await raiseContentRevision(tx)
    } else
      await insertCorrection(tx, { ...key, text: correction, name: owner.name, email: owner.email, created_at: at })
    const actor = { id: null, email: owner.email, address }
    const action = correction === undefined ? 'confirm' : 'correct'
    await note(tx, actor, time, { action, entity: request.entity, id: request.item_id, label: item.title })
    return { isDone: true }
  })
}

export type Renewal = 'mailed' | 'later' | 'refused'

/** Mails a new link to the owner of the same record, at most once an hour. */
export async function renewRequest({ wakeJobs, ...deps }: AnswerDeps, token: string): Promise<Renewal> {
  const opened = await openRequest(deps.db, token, { ...deps, now: deps.now() })
  if (opened.state !== 'used' && opened.state !== 'expired') return 'refused'
  const { request } = opened
  const last = (await findConfirmation(deps.db, request))?.asked_at ?? ''
  if (last > ago(deps.now(), HOUR)) return 'later'
  const { asked } = await askNow({ ...deps, origin: request.origin }, [request])
  if (asked > 0) wakeJobs()
  return asked > 0 ? 'mailed' : 'later'
}
