import type { JobHandler } from '../core/jobs/handler.ts'
import type { Kysely } from 'kysely'
import type { ReadMail } from '../core/mail/open-transport.ts'
import { ago, DAY, HOUR } from '../core/process/durations.ts'
import type { Log } from '../core/process/log.ts'
import type { Database } from '../core/store/schema.ts'
import { askDue } from './ask-owners.ts'
import { purgeConfirmations } from './confirmation-store.ts'

/** Links and what came of them are kept so long; corrections after their decision. */
const KEPT = { requests: 400 * DAY, corrections: 730 * DAY }

interface ConfirmationJobDeps {
  db: Kysely<Database>
  secret: string
  publicUrl: string | undefined
  log: Log
  now: () => Date
  readMail: ReadMail
}

/** Asks owners whose check is due. Without an address of its own or a mail server, a site asks nobody: no year is lost. */
export function createConfirmationHandler({
  db,
  secret,
  publicUrl,
  log,
  now,
  readMail,
}: ConfirmationJobDeps): JobHandler {
  return {
    kind: 'confirmations',
    every: HOUR,
    async run() {
      const time = now()
      await purgeConfirmations(db, { requests: ago(time, KEPT.requests), corrections: ago(time, KEPT.corrections) })
      if (publicUrl === undefined || (await readMail()).config.smtpUrl === undefined) return
      const { asked, later } = await askDue({ db, secret, now, origin: publicUrl })
      if (asked > 0) log.info(`Confirmations: asked about ${asked} records; ${later} more wait for another day`)
    },
  }
}
