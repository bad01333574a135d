import { createHmac, hash, randomBytes } from 'node:crypto'
import { sql, type SqlBool } from 'kysely'
import { LINK_DAYS, MAILS_A_DAY } from '../contract/confirmed-entities.ts'
import type { Asked, HealthSettings } from '../contract/record-health.ts'
import type { JobDeps } from '../../../server/core/feature.ts'
import type { JobHandler } from '../../../server/core/jobs/handler.ts'
import { queueMail } from '../../../server/core/mail/templates.ts'
import { DAY, HOUR, ago, monthsAgo } from '../../../server/core/process/durations.ts'
import { inTurn } from '../../../server/core/store/engine.ts'
import type { Db } from '../../../server/core/store/schema.ts'
import { putConfirmation } from '../../../server/core/content/record-checks.ts'
import type { ItemKey } from '../../../server/core/content/store/content-items.ts'
import { listPublishedRecords, type PublishedRecord, type RequestRow } from './confirmation-store.ts'
import { healthSettings, lastGoodDay, ownerOf } from './record-health.ts'

type Signed = Pick<RequestRow, 'id' | 'entity' | 'item_id' | 'email'>

/** Derived from the request and the secret, so that neither outbox nor backup reveals it. Bound to record and person. */
export function confirmationTokenOf(secret: string, { id, entity, item_id, email }: Signed): string {
  const signed = `confirmation link ${JSON.stringify([id, entity, item_id, email])}`
  return createHmac('sha256', secret).update(signed).digest('base64url')
}

export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** Whether a server of this secret has mailed the link of just this row: its token is not stored. */
export const isSigned = (secret: string, row: RequestRow): boolean =>
  hashOf(confirmationTokenOf(secret, row)) === row.token_hash

/** Nobody is asked about what was published just now. */
const NEW_FOR = 30 * DAY

interface AskDeps extends Pick<JobDeps, 'db' | 'secret' | 'now'> {
  /** Of the links: never taken from a request alone. */
  origin: string
}

/**
 * Mails a link for each of these records, by default for each whose check is due; a mail beyond its owner's daily limit
 * is sent as soon as there is room. Call `wakeJobs` afterwards.
 */
export function ask({ db, secret, now, origin }: AskDeps, items?: readonly ItemKey[]): Promise<Asked> {
  const time = now()
  const at = time.toISOString()
  const keys = items && new Set(items.map(keyOf))
  return inTurn(db, ['confirmations'], async (tx) => {
    // Two processes must not both count before either has asked.
    const settings = await healthSettings.read(tx)
    const counts = await tx
      .selectFrom('confirmation_request')
      .select((eb) => ['email', eb.fn.countAll<number>().as('count')])
      .where('asked_at', '>', ago(time, DAY))
      .groupBy('email')
      .execute()
    const mailed = new Map(counts.map(({ email, count }) => [email, Number(count)]))
    const chosen = (await listPublishedRecords(tx)).filter((record) =>
      keys ? keys.has(keyOf(record)) : isDue(record, settings, time),
    )
    const notPublished = keys ? keys.size - chosen.length : 0
    const result: Asked = { asked: 0, later: 0, withoutOwner: 0, notPublished }
    // Those that staff want go first.
    for (const record of chosen.toSorted((a, b) => Number(b.wanted_at !== null) - Number(a.wanted_at !== null))) {
      const key = { entity: record.entity, item_id: record.item_id }
      const owner = ownerOf(record, settings)
      if (!owner) {
        result.withoutOwner += 1
        continue
      }
      const count = mailed.get(owner.email) ?? 0
      if (count >= MAILS_A_DAY) {
        result.later += 1
        if (record.wanted_at === null) await putConfirmation(tx, key, { wanted_at: at })
        continue
      }
      mailed.set(owner.email, count + 1)
      result.asked += 1
      const request = { id: randomBytes(16).toString('base64url'), ...key, email: owner.email }
      const token_hash = hashOf(confirmationTokenOf(secret, request))
      const row = { ...request, token_hash, origin, asked_at: at }
      await tx.insertInto('confirmation_request').values(row).execute()
      await putConfirmation(tx, key, { asked_at: at, wanted_at: null })
      await queueMail(tx, { kind: 'confirmation', about: request.id, at })
    }
    return result
  })
}

const keyOf = ({ entity, item_id }: ItemKey) => `${entity} ${item_id}`

/** Once in the months of the settings; an owner who did not answer is asked again after as many. */
function isDue(record: PublishedRecord, settings: HealthSettings, now: Date): boolean {
  if (record.wanted_at !== null) return true
  const { checked_on, asked_at, updated_at } = record
  const lastGood = lastGoodDay(settings, now)
  if (lastGood === undefined) return false
  const isOld = checked_on === null ? updated_at < ago(now, NEW_FOR) : checked_on <= lastGood
  if (!isOld || asked_at === null) return isOld
  if (asked_at > ago(now, LINK_DAYS * DAY)) return false
  // Staff may have asked in between, before it was due.
  const isAskedWhenDue = checked_on === null || checked_on <= lastGoodDay(settings, new Date(asked_at))!
  return !isAskedWhenDue || asked_at <= monthsAgo(now, settings.months)!
}

/** Links and what came of them are kept so long; corrections after their decision. */
const KEPT = { requests: 400 * DAY, corrections: 730 * DAY }

type ConfirmationJobDeps = Pick<JobDeps, 'db' | 'secret' | 'readPublicUrl' | 'log' | 'now' | 'readMail'>

/** Asks owners whose check is due. Without an address of its own or a mail server, a site asks nobody: no year is lost. */
export function createConfirmationHandler(deps: ConfirmationJobDeps): JobHandler {
  const { db, secret, now } = deps
  return {
    kind: 'confirmations',
    every: HOUR,
    async run() {
      const time = now()
      await purge(db, time)
      const publicUrl = await deps.readPublicUrl()
      if (publicUrl === undefined || (await deps.readMail()).config.smtpUrl === undefined) return
      const { asked, later } = await ask({ db, secret, now, origin: publicUrl })
      if (asked > 0) deps.log.info(`Confirmations: asked about ${asked} records; ${later} more wait for another day`)
    },
  }
}

/** Also of items that were deleted permanently. */
async function purge(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('confirmation_request').where('asked_at', '<', ago(now, KEPT.requests)).execute()
  await db.deleteFrom('confirmation_correction').where('decided_at', '<', ago(now, KEPT.corrections)).execute()
  for (const table of ['confirmation', 'confirmation_request', 'confirmation_correction'] as const) {
    const isDeleted = sql<SqlBool>`not exists (select 1 from content_item as item
      where item.entity = ${sql.table(table)}.entity and item.item_id = ${sql.table(table)}.item_id)`
    await db.deleteFrom(table).where(isDeleted).execute()
  }
}
