import { raiseContentRevision } from '../store/revision.ts'
import type { Db } from '../store/schema.ts'
import { note, type Actor, type AuditedAction } from './audit.ts'

export interface WriteDeps {
  db: Db
  actor: Actor
  now: () => Date
}

/** One transaction: raises the content revision first, which serializes writers on Postgres, then writes and logs. */
export function writeContent<Result>(
  { db, actor, now }: WriteDeps,
  write: (tx: Db, at: string) => Promise<{ result: Result; action: AuditedAction }>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await raiseContentRevision(tx)
    const time = now()
    const { result, action } = await write(tx, time.toISOString())
    await note(tx, actor, time, action)
    return result
  })
}
