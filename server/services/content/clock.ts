import type { Kysely } from 'kysely'
import type { Log } from '../../log.ts'
import { listDueItems } from '../../store/content-items.ts'
import type { Database } from '../../store/schema.ts'
import { publishDue } from './publication.ts'
import { emptyTrash } from './trash.ts'

/** How often is looked for what is due, in milliseconds. */
const LOOK = 10_000
const DAY = 24 * 60 * 60 * 1000

/**
 * Publishes what is scheduled when its time comes, also what fell due while nothing ran, and empties the trash once a day.
 * Several processes may do it: each item is published by the one that comes first.
 * @returns ends it, when what is under way is done
 */
export function startContentClock(db: Kysely<Database>, log: Log): () => Promise<void> {
  const deps = { db, now: () => new Date() }
  let emptiedAt = 0
  let work = Promise.resolve()
  const look = async () => {
    await publishAllDue(deps, log)
    if (Date.now() - emptiedAt < DAY) return
    emptiedAt = Date.now()
    const count = await emptyTrash(deps)
    if (count > 0) log.info(`${count} deleted for good after their time in the trash`)
  }
  const begin = () => {
    work = work.then(look).catch((error: unknown) => log.error('What is scheduled could not be published', error))
  }
  const timer = setInterval(begin, LOOK).unref()
  begin()
  return () => {
    clearInterval(timer)
    return work
  }
}

/** Publishes all that is due. What cannot be published stays, with the reason, until staff see to it. */
export async function publishAllDue(deps: { db: Kysely<Database>; now: () => Date }, log: Log): Promise<void> {
  for (const due of await listDueItems(deps.db, deps.now().toISOString())) {
    const fault = await publishDue(deps, due)
    log.info(fault ? `“${due.title}” could not be published at its time: ${fault}` : `“${due.title}” was published at its time`)
  }
}
