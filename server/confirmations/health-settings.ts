import { CHECK_MONTHS } from '../../contract/confirmations/confirmed-entities.ts'
import type { HealthSettings, RecordOwner } from '../../contract/confirmations/record-health.ts'
import { nepalDay } from '../../contract/calendar/nepal-day.ts'
import { note } from '../core/audit/audit.ts'
import type { WriteDeps } from '../core/audit/writing.ts'
import { monthsAgo } from '../core/process/durations.ts'
import { findFact, replaceFact } from '../core/store/facts.ts'
import type { Db } from '../core/store/schema.ts'
import { SETTINGS, type PublishedRecord } from './confirmation-store.ts'

const UNSET: HealthSettings = { months: CHECK_MONTHS.usual, owner: null }

export async function getHealthSettings(db: Db): Promise<HealthSettings> {
  return toSettings(await findFact(db, SETTINGS))
}

export const toSettings = (value: string | undefined): HealthSettings =>
  value === undefined ? UNSET : { ...UNSET, ...(JSON.parse(value) as HealthSettings) }

/** Half of what is told is kept: without months, nobody is asked. */
export async function changeHealthSettings({ db, actor, now }: WriteDeps, settings: HealthSettings): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await replaceFact(
      tx,
      SETTINGS,
      JSON.stringify({ ...settings, owner: settings.owner && inSmallLetters(settings.owner) }),
    )
    await note(tx, actor, now(), { action: 'update', entity: 'record-health', label: 'settings' })
  })
}

/** Addresses are compared: whoever got a mail has to be who is asked today. */
export const inSmallLetters = (owner: RecordOwner): RecordOwner => ({ ...owner, email: owner.email.toLowerCase() })

type OwnerColumns = Pick<PublishedRecord, 'owner_name' | 'owner_email' | 'language'>

/** That of the record itself. */
export const ownOwner = ({ owner_name, owner_email, language }: OwnerColumns): RecordOwner | null =>
  owner_email === null ? null : { name: owner_name ?? '', email: owner_email, language: language ?? 'en' }

/** Who is asked. */
export const ownerOf = (row: OwnerColumns | undefined, settings: HealthSettings): RecordOwner | null =>
  (row && ownOwner(row)) ?? settings.owner

/** The day before which a check is too old; undefined while nobody is asked. */
export function lastGoodDay({ months }: HealthSettings, now: Date): string | undefined {
  const time = monthsAgo(now, months)
  return time && nepalDay(new Date(time))
}
