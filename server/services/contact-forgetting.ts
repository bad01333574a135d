import type { Kysely } from 'kysely'
import type { Log } from '../log.ts'
import { forgetSenders } from '../store/contact-messages.ts'
import type { Database } from '../store/schema.ts'
import { ago, DAY, HOUR } from './contact-desk.ts'

/**
 * Deletes, now and every hour, the hashes of network addresses from messages that are more than a day old: they are kept only
 * to count by.
 * @returns ends it
 */
export function purgeSenderHashes(db: Kysely<Database>, log: Log): () => void {
  const forget = () => {
    forgetSenders(db, ago(new Date(), DAY)).catch((error: unknown) => log.error('Senders of old messages are not forgotten', error))
  }
  const timer = setInterval(forget, HOUR).unref()
  forget()
  return () => clearInterval(timer)
}
