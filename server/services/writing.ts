import type { Kysely } from 'kysely'
import { raiseContentRevision } from '../store/revision.ts'
import type { Database } from '../store/schema.ts'
import { note, type Actor, type AuditedAction } from './audit.ts'

/** What staff write content with. */
export interface WriteDeps {
  db: Kysely<Database>
  actor: Actor
  now: () => Date
}

/**
 * One write to what visitors see and has no versions: all of it or nothing, with the content's revision raised, and noted in the audit log. The revision
 * comes first: its row is what makes writers wait for each other on Postgres.
 * @param write gets the transaction and its time; gives what is answered, and what was done
 */
export function writeContent<Result>(
  { db, actor, now }: WriteDeps,
  write: (tx: Kysely<Database>, at: string) => Promise<{ result: Result; action: AuditedAction }>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    const time = now()
    const { result, action } = await write(tx, time.toISOString())
    await note(tx, actor, time, action)
    return result
  })
}
