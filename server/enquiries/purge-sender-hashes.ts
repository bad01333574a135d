import type { Kysely } from 'kysely'
import type { JobHandler } from '../core/jobs/handler.ts'
import { purgeSenderHashes } from './store/enquiries.ts'
import type { Database } from '../core/store/schema.ts'
import { ago, DAY, HOUR } from '../core/process/durations.ts'

export function createSenderHashHandler({
  db,
  now = () => new Date(),
}: {
  db: Kysely<Database>
  now?: () => Date
}): JobHandler {
  return { kind: 'purge-sender-hashes', every: HOUR, run: () => purgeSenderHashes(db, ago(now(), DAY)) }
}
