import type { Kysely } from 'kysely'
import type { Log } from '../../log.ts'
import { purgeSenderHashes } from '../../store/contact-messages.ts'
import type { Database } from '../../store/schema.ts'
import { ago, DAY, HOUR } from '../durations.ts'

/**
 * Deletes, now and every hour, the hashes of network addresses from messages that are more than a day old: they are kept only
 * to count by.
 * @returns ends it
 */
export function startPurgingSenderHashes(db: Kysely<Database>, log: Log): () => void {
  const purge = () => {
    purgeSenderHashes(db, ago(new Date(), DAY)).catch((error: unknown) => log.error('Sender hashes of old enquiries were not purged', error))
  }
  const timer = setInterval(purge, HOUR).unref()
  purge()
  return () => clearInterval(timer)
}
